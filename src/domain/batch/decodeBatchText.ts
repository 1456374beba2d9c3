/** Characters 0x80 to 0xFF of windows-1251; the unassigned 0x98 is given as NUL. */
const UPPER =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0000™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

const HALF = 0x80;
const MARK = [0xef, 0xbb, 0xbf] as const;

/** Matches characters no text file has: control characters other than tabs and line breaks, and unassigned or undecodable ones. */
// eslint-disable-next-line no-control-regex -- control characters are exactly what no text has
const NO_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/;

/** Decodes a file as UTF-8 with or without a byte order mark, otherwise as windows-1251; `undefined` when it is not text. */
export function decodeBatchText(bytes: Uint8Array): string | undefined {
  const marked = MARK.every((byte, index) => bytes[index] === byte);
  const body = marked ? bytes.subarray(MARK.length) : bytes;
  const text = readUtf8(body) ?? (marked ? undefined : readWindows1251(body));
  return text === undefined || NO_TEXT.test(text) ? undefined : text;
}

/** Encodes text as windows-1251, as accounting programs do; a character outside that encoding becomes a question mark. */
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

/** Splits text into lines without their line breaks; a line break at the end of the text adds no empty line. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}

function readWindows1251(bytes: Uint8Array): string {
  return textOf(Uint16Array.from(bytes, (byte) => (byte < HALF ? byte : UPPER.charCodeAt(byte - HALF))));
}

/** Number of code units per call of `String.fromCharCode`, safely below the limit of arguments of a call. */
const UNITS_AT_ONCE = 8192;

/** Converts UTF-16 code units to a string, in large parts rather than per character, because files are megabytes. */
function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += UNITS_AT_ONCE) {
    parts.push(String.fromCharCode(...units.subarray(at, at + UNITS_AT_ONCE)));
  }
  return parts.join('');
}

/**
 * Form of a multi-byte sequence: the number of bytes after the first, the mask of the bits of the first byte that belong to the code point,
 * and the smallest code point that needs such a sequence.
 */
interface Sequence {
  readonly following: number;
  readonly bits: number;
  readonly smallest: number;
}

const OF_TWO: Sequence = { following: 1, bits: 0x1f, smallest: 0x80 };
const OF_THREE: Sequence = { following: 2, bits: 0x0f, smallest: 0x800 };
const OF_FOUR: Sequence = { following: 3, bits: 0x07, smallest: 0x10000 };

/** Form of the sequence started by the first byte; `undefined` when the byte cannot start a multi-byte sequence. */
function sequenceOf(first: number): Sequence | undefined {
  if (first < 0xc0 || first >= 0xf8) {
    return undefined;
  }
  return first < 0xe0 ? OF_TWO : first < 0xf0 ? OF_THREE : OF_FOUR;
}

/** Largest code point that takes one UTF-16 code unit. */
const LAST_OF_ONE_UNIT = 0xffff;

/** Decodes UTF-8 strictly: `undefined` for overlong sequences, surrogates and truncated sequences. */
function readUtf8(bytes: Uint8Array): string | undefined {
  // A character never takes more UTF-16 code units than UTF-8 bytes.
  const units = new Uint16Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length;) {
    const first = bytes[at] ?? 0;
    if (first < HALF) {
      units[length] = first;
      length += 1;
      at += 1;
      continue;
    }
    const sequence = sequenceOf(first);
    if (sequence === undefined) {
      return undefined;
    }
    let code = first & sequence.bits;
    for (let place = 1; place <= sequence.following; place += 1) {
      // Past the end a zero is read, which is not a continuation byte.
      const byte = bytes[at + place] ?? 0;
      if ((byte & 0xc0) !== 0x80) {
        return undefined;
      }
      code = (code << 6) | (byte & 0x3f);
    }
    if (code < sequence.smallest || code > 0x10ffff || (code >= 0xd800 && code <= 0xdfff)) {
      return undefined;
    }
    if (code > LAST_OF_ONE_UNIT) {
      units[length] = 0xd800 | ((code - 0x10000) >> 10);
      units[length + 1] = 0xdc00 | (code & 0x3ff);
      length += 2;
    } else {
      units[length] = code;
      length += 1;
    }
    at += 1 + sequence.following;
  }
  return textOf(units.subarray(0, length));
}
