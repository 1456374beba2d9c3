import * as z from 'zod/mini';

import type { DownloadedFile } from '../../application/operations/accounts';

/** Form of such a text for the documents, where `decoded` decides: the bits that padding leaves over are zero. */
const BASE64 = {
  contentEncoding: 'base64',
  pattern: '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/][AQgw]==|[A-Za-z0-9+/]{2}[AEIMQUYcgkosw048]=)?$',
} as const;

/** Bytes as base64 text of at most so many characters. Padding, alphabet and left-over bits are checked: one file has one text. */
export function fileBytes(longestText: number) {
  return z.codec(z.string().check(z.maxLength(longestText), z.meta(BASE64)), z.custom<Uint8Array<ArrayBuffer>>(), {
    decode: (wire, context) => {
      const bytes = decoded(wire);
      if (bytes === undefined) {
        context.issues.push({ code: 'custom', message: 'must be base64', input: wire });
        return z.NEVER;
      }
      return bytes;
    },
    encode: encoded,
  });
}

function decoded(text: string): Uint8Array<ArrayBuffer> | undefined {
  // Two plain classes, so that a text of megabytes is matched without backtracking.
  if (text.length % 4 !== 0 || !/^[A-Za-z0-9+/]*={0,2}$/.test(text)) {
    return undefined;
  }
  const bytes = z.util.base64ToUint8Array(text);
  const lastQuantum = encoded(bytes.subarray(bytes.length - (bytes.length % 3 || 3)));
  return text.endsWith(lastQuantum) ? bytes : undefined;
}

/** A multiple of three bytes, so that the texts of the pieces are the text of the whole. */
const PIECE_BYTES = 3 * 8192;

function encoded(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) {
    pieces.push(btoa(String.fromCharCode(...bytes.subarray(at, at + PIECE_BYTES))));
  }
  return pieces.join('');
}

/** The bank's name of a file it keeps. */
export const fileUuid = z.string().check(z.regex(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** Length of files the bank issues, which are not limited. */
const ANY_LENGTH = Number.MAX_SAFE_INTEGER;

/** A file the bank gives out. */
export const downloadedFile = z.codec(
  z.object({ fileName: z.string(), contentType: z.string(), content: fileBytes(ANY_LENGTH) }),
  z.custom<DownloadedFile>(),
  {
    decode: (wire) => ({ name: wire.fileName, contentType: wire.contentType, bytes: wire.content }),
    encode: (domain) => ({ fileName: domain.name, contentType: domain.contentType, content: domain.bytes }),
  },
);
