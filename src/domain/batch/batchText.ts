/** Characters 0x80 to 0xFF of windows-1251; the unassigned 0x98 is given as NUL. */
const UPPER =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0000™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';

const HALF = 0x80;
/** Text in windows-1251, as accounting programs write it; `undefined` for a text with a character outside that encoding. */
export function encodeWindows1251(text: string): Uint8Array<ArrayBuffer> | undefined {
  const bytes = Array.from(text, byteOf);
  return bytes.includes(undefined) ? undefined : Uint8Array.from(bytes.map((byte) => byte ?? 0));
}

function byteOf(letter: string): number | undefined {
  const code = letter.charCodeAt(0);
  const place = UPPER.indexOf(letter);
  if (code < HALF) {
    return code;
  }
  return place < 0 ? undefined : HALF + place;
}

/** Splits text into lines without their line breaks; a line break at the end of the text adds no empty line. */
export function linesOf(text: string): readonly string[] {
  const lines = text.split(/\r\n|\n|\r/);
  return lines.at(-1) === '' ? lines.slice(0, -1) : lines;
}
