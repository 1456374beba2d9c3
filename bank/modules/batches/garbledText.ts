import iconv from 'iconv-lite';

import type { ReadLine } from '../../../src/domain/batch/BatchOrder';
import type { BatchField } from '../../../src/domain/batch/batchFaults';
import { legibilityOf } from './legibility';
import type { Legibility } from './legibility';
import { BYTE_ENCODINGS, decodeBytes, decodeStrictly } from './textEncodings';

/** Encodings in which other programs take Russian bytes for characters of their own, by their names in iconv-lite. */
const MISTAKEN = [...BYTE_ENCODINGS, 'win1252', 'iso-8859-1', 'macroman', 'cp437'] as const;

/** Control characters, lost characters and pieces of frames; and question marks in the place of letters. */
const LOST = /[\u0080-\u009f\ufffd\u2500-\u259f]|\?{3,}|^[?\s.]*\?[?\s.]*$/;

// eslint-disable-next-line no-control-regex -- ASCII is the same in every encoding
const ASCII = /^[\u0000-\u007f]*$/;

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
  if (ASCII.test(text)) {
    return false;
  }
  const words = text.replace(ABBREVIATIONS, '');
  const own = legibilityOf(words);
  return MISTAKEN.some((encoding) => {
    const bytes = bytesOf(text, encoding);
    const ofWords = bytesOf(words, encoding);
    return (
      (bytes !== undefined && decodeStrictly(bytes, 'utf-8') !== undefined) ||
      (ofWords !== undefined && BYTE_ENCODINGS.some((right) => isMoreLegible(decodeBytes(ofWords, right), own)))
    );
  });
}

/** The bytes of a text; `undefined` when the encoding has not all its characters. */
function bytesOf(text: string, encoding: (typeof MISTAKEN)[number]): Uint8Array | undefined {
  const bytes = iconv.encode(text, encoding);
  return iconv.decode(bytes, encoding) === text ? bytes : undefined;
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
  return garbled.length === 0
    ? line
    : { row, written, faults: [...faults, ...garbled.map((field) => ({ row, field, code: 'GARBLED' as const }))] };
}
