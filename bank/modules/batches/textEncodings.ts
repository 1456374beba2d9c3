import iconv from 'iconv-lite';

/** Encodings of one byte per character in which accounting programs and spreadsheets write Russian, by their names in iconv-lite. */
export const BYTE_ENCODINGS = ['win1251', 'cp866', 'koi8-r', 'maccyrillic', 'iso-8859-5'] as const;

export type ByteEncoding = (typeof BYTE_ENCODINGS)[number];

/** Matches characters no text file has: control characters other than tabs and line breaks, and unassigned or undecodable ones. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what no text has
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd\ufffe\uffff]/;

export function isText(text: string): boolean {
  return !NO_TEXT.test(text);
}

/** Decodes strictly; `undefined` for bytes that are no text in the encoding. */
export function decodeStrictly(bytes: Uint8Array, encoding: 'utf-8' | 'utf-16le' | 'utf-16be'): string | undefined {
  try {
    const text = new TextDecoder(encoding, { fatal: true, ignoreBOM: true }).decode(bytes);
    return isText(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/** Encodings of one byte per character in which other programs take Russian bytes for characters of their own. */
export const MISTAKEN_ENCODINGS = [...BYTE_ENCODINGS, 'win1252', 'iso-8859-1', 'macroman', 'cp437'] as const;

export type MistakenEncoding = (typeof MISTAKEN_ENCODINGS)[number];

const ALL_BYTES = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));

/** The 256 characters of each encoding, and the byte of each character. */
const TABLES: ReadonlyMap<
  MistakenEncoding,
  { readonly characters: string; readonly bytes: ReadonlyMap<string, number> }
> = new Map(
  MISTAKEN_ENCODINGS.map((encoding) => {
    const characters = iconv.decode(ALL_BYTES, encoding);
    return [encoding, { characters, bytes: new Map([...characters].map((character, byte) => [character, byte])) }];
  }),
);

/** The text of a file; a byte without a character becomes U+FFFD. */
export function decodeFile(bytes: Uint8Array, encoding: ByteEncoding): string {
  return iconv.decode(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), encoding);
}

/** The same for a few words, without the decoder that a whole file is worth. */
export function decodeWords(bytes: Uint8Array, encoding: ByteEncoding): string {
  const characters = TABLES.get(encoding)?.characters ?? '';
  const parts: string[] = [];
  for (const byte of bytes) {
    parts.push(characters.charAt(byte));
  }
  return parts.join('');
}

/** The bytes of a text; `undefined` when the encoding has not all its characters. */
export function encodeText(text: string, encoding: MistakenEncoding): Uint8Array | undefined {
  const table = TABLES.get(encoding)?.bytes;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = table?.get(character);
    if (byte === undefined || character === '\ufffd') {
      return undefined;
    }
    bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}
