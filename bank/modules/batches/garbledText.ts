import type { ReadLine } from '../../../src/domain/batch/BatchOrder';
import type { BatchField } from '../../../src/domain/batch/batchFaults';
import { legibilityOf } from './legibility';
import type { Legibility } from './legibility';
import { BYTE_ENCODINGS, decodeWords, decodeStrictly, encodeText, MISTAKEN_ENCODINGS } from './textEncodings';

/** Control characters, lost characters and pieces of frames; and question marks in the place of letters, as in `Г?лнур`. */
const LOST = /[\u0080-\u009f\ufffd\u2500-\u259f]|\?{3,}|^[?\s.]*\?[?\s.]*$|[А-Яа-яЁё]\?[А-Яа-яЁё]|(?:^|\s)\?[А-Яа-яЁё]/;

// eslint-disable-next-line no-control-regex -- ASCII is the same in every encoding
const ASCII = /^[\u0000-\u007f]*$/;
// eslint-disable-next-line no-control-regex -- ASCII belongs to plain texts
const PLAIN = /^[\u0000-\u007f\u00a0А-Яа-яЁёӨөҮүҢң«»№]*$/;

/** Words such as `ФХД`, which are no more legible when they are right. */
const ABBREVIATIONS = /(?<!\p{L})[А-ЯЁ]{2,4}(?!\p{L})/gu;

const LEGIBLE = 4;
/** Smallest lead in likelihood, in binary digits, that shows a text was read in a wrong encoding. */
const LEAD = 20;

/**
 * True for a name or a purpose that some program read in a wrong encoding and saved as it saw it, as in `РђСЃР°РЅРѕРІ` or `Àñàíîâ`: as bytes
 * of that encoding it is UTF-8 or clearly better Russian.
 */
export function isGarbled(text: string): boolean {
  if (LOST.test(text)) {
    return true;
  }
  const words = text.replace(ABBREVIATIONS, '');
  const own = legibilityOf(words);
  // Most texts are plain Russian or Latin, and are not looked at any further.
  if (ASCII.test(text) || (PLAIN.test(text) && !own.isOdd && own.mean >= LEGIBLE)) {
    return false;
  }
  return MISTAKEN_ENCODINGS.some((encoding) => {
    const bytes = encodeText(text, encoding);
    const ofWords = encodeText(words, encoding);
    return (
      (bytes !== undefined && isUtf8(bytes)) ||
      (ofWords !== undefined && BYTE_ENCODINGS.some((right) => isMoreLegible(decodeWords(ofWords, right), own)))
    );
  });
}

/** True for UTF-8 with other than ASCII characters; the first of them tells nearly every other text from it. */
function isUtf8(bytes: Uint8Array): boolean {
  const first = bytes.findIndex((byte) => byte >= 0x80);
  const [lead = 0, next = 0] = bytes.subarray(first);
  return lead >= 0xc2 && next >= 0x80 && next < 0xc0 && decodeStrictly(bytes, 'utf-8') !== undefined;
}

function isMoreLegible(reading: string, than: Legibility): boolean {
  const { pairs, mean } = legibilityOf(reading);
  return than.pairs > 0 && mean >= LEGIBLE && pairs * mean - than.pairs * than.mean >= LEAD;
}

/** Fields that people read: what stands there goes to the payee's bank and into statements. */
const WORDS: readonly BatchField[] = ['recipientName', 'purpose'];

/** The line with a fault for each of its texts that is garbled; such a line has no order. */
export function withGarbledNoted(line: ReadLine): ReadLine {
  const { row, written, faults } = line;
  const garbled = WORDS.filter((field) => isGarbled(written[field] ?? ''));
  if (garbled.length === 0) {
    return line;
  }
  // Letters lost as question marks are the same fault.
  const others = faults.filter(({ field, code }) => code !== 'NO_LETTERS' || !garbled.some((each) => each === field));
  return { row, written, faults: [...others, ...garbled.map((field) => ({ row, field, code: 'GARBLED' as const }))] };
}
