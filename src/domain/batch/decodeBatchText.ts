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
  return textOf(Uint16Array.from(bytes, (byte) => (byte < HALF ? byte : UPPER.charCodeAt(byte - HALF))));
}

/** As many code units as a call takes arguments without harm. */
const UNITS_AT_ONCE = 8192;

/** The text of code units of UTF-16. No string is made for a single letter, because files are megabytes. */
function textOf(units: Uint16Array): string {
  const parts: string[] = [];
  for (let at = 0; at < units.length; at += UNITS_AT_ONCE) {
    parts.push(String.fromCharCode(...units.subarray(at, at + UNITS_AT_ONCE)));
  }
  return parts.join('');
}

/** How many bytes follow the first, which bits of the first belong to the letter, and the smallest number it takes so many to write. */
interface Sequence {
  readonly following: number;
  readonly bits: number;
  readonly smallest: number;
}

const OF_TWO: Sequence = { following: 1, bits: 0x1f, smallest: 0x80 };
const OF_THREE: Sequence = { following: 2, bits: 0x0f, smallest: 0x800 };
const OF_FOUR: Sequence = { following: 3, bits: 0x07, smallest: 0x10000 };

/** What a first byte of more than one says. */
function sequenceOf(first: number): Sequence | undefined {
  if (first < 0xc0 || first >= 0xf8) {
    return undefined;
  }
  return first < 0xe0 ? OF_TWO : first < 0xf0 ? OF_THREE : OF_FOUR;
}

/** Beyond it stand letters that take two code units. */
const LAST_OF_ONE_UNIT = 0xffff;

/** Strictly: nothing longer than needed, no halves of pairs, nothing cut off. */
function readUtf8(bytes: Uint8Array): string | undefined {
  // A letter never takes more code units than bytes.
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
