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

export function decodeBytes(bytes: Uint8Array, encoding: ByteEncoding): string {
  return iconv.decode(Buffer.from(bytes), encoding);
}
