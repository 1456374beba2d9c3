/** The upper half of windows-1251; one place of it stands for nothing. */
const UPPER =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0000™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

const HALF = 0x80;
const MARK = [0xef, 0xbb, 0xbf] as const;

/** Anything but text: control characters other than tabs and the ends of lines, or a place that stands for nothing. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what no text has
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** The text of a file: UTF-8 with or without its mark, otherwise windows-1251; `undefined` where it is no text. */
export function decodeBatchText(bytes: Uint8Array): string | undefined {
  const marked = MARK.every((byte, index) => bytes[index] === byte);
  const body = marked ? bytes.subarray(MARK.length) : bytes;
  const text = readUtf8(body) ?? (marked ? undefined : readWindows1251(body));
  return text === undefined || NO_TEXT.test(text) ? undefined : text;
}

/** The text as windows-1251, as accounting programs write it; what it has no letter for becomes a question mark. */
export function encodeWindows1251(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const place = UPPER.indexOf(letter);
    if (code < HALF) {
      return code;
    }
    return place < 0 ? '?'.charCodeAt(0) : HALF + place;
  });
}

/** Lines without their ends; the end of the last one makes no line of its own. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function readWindows1251(bytes: Uint8Array): string {
  return joined(bytes, (byte) => (byte < HALF ? String.fromCharCode(byte) : UPPER.charAt(byte - HALF)));
}

function joined(bytes: Uint8Array, letter: (byte: number) => string): string {
  const letters: string[] = [];
  bytes.forEach((byte) => letters.push(letter(byte)));
  return letters.join('');
}

/** Each: how many bits of the first byte say how many bytes follow, and the smallest number it takes so many to write. */
const SEQUENCES = [
  { mask: 0x80, lead: 0x00, following: 0, smallest: 0 },
  { mask: 0xe0, lead: 0xc0, following: 1, smallest: 0x80 },
  { mask: 0xf0, lead: 0xe0, following: 2, smallest: 0x800 },
  { mask: 0xf8, lead: 0xf0, following: 3, smallest: 0x10000 },
] as const;

/** Strictly: nothing longer than needed, no halves of pairs, nothing cut off. Nothing is made for a single letter, because files are megabytes. */
function readUtf8(bytes: Uint8Array): string | undefined {
  const letters: string[] = [];
  for (let at = 0; at < bytes.length; ) {
    const first = bytes[at] ?? 0;
    const sequence = SEQUENCES.find(({ mask, lead }) => (first & mask) === lead);
    if (sequence === undefined) {
      return undefined;
    }
    let code = first & ~sequence.mask & 0xff;
    for (let place = 1; place <= sequence.following; place += 1) {
      // Past the end stands something that cannot follow.
      const byte = bytes[at + place] ?? 0;
      if ((byte & 0xc0) !== 0x80) {
        return undefined;
      }
      code = (code << 6) | (byte & 0x3f);
    }
    if (code < sequence.smallest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
      return undefined;
    }
    letters.push(String.fromCodePoint(code));
    at += 1 + sequence.following;
  }
  return letters.join('');
}
