import { declaredEncoding } from '../../../src/domain/batch/clientBankExchange';
import type { BatchViolation } from '../../../src/domain/batch/batchFaults';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { legibilityOf } from './legibility';
import { BYTE_ENCODINGS, decodeFile, decodeStrictly, isText } from './textEncodings';
import type { ByteEncoding } from './textEncodings';

const SPACE = 0x20;
/** Tab and the characters of line breaks: the control characters a text may have. */
const BREAKS: readonly number[] = [0x09, 0x0a, 0x0d];

const MARKS = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const;

/** End of file of DOS, which some programs still write behind the last line. */
const END_OF_FILE = 0x1a;

/** Values of `Кодировка` in the layout of 1C and beside it, in small letters. */
const DECLARED: Readonly<Record<string, ByteEncoding>> = {
  'windows': 'win1251',
  'windows-1251': 'win1251',
  'win1251': 'win1251',
  'cp1251': 'win1251',
  'ansi': 'win1251',
  'dos': 'cp866',
  'cp866': 'cp866',
  'ibm866': 'cp866',
  'koi8-r': 'koi8-r',
  'koi8': 'koi8-r',
};

/**
 * Decodes a file of payments. Byte order marks and strict UTF-8 speak for themselves; so does UTF-16, by its line breaks. Other files are
 * read in the encoding they declare, when their own keys can be read in it, or in the one in which they are clearly Russian. A file that
 * is legible in no encoding, or nearly as legible in another one, is refused: a wrong name or purpose must not be sent.
 */
export function decodeBatchText(file: Uint8Array): Result<string, BatchViolation> {
  const bytes = file.at(-1) === END_OF_FILE ? file.subarray(0, -1) : file;
  const mark = MARKS.find(([, begin]) => begin.every((byte, place) => bytes[place] === byte));
  if (mark !== undefined) {
    return decided(decodeStrictly(bytes.subarray(mark[1].length), mark[0]));
  }
  const text = decodeStrictly(bytes, 'utf-8') ?? readUtf16(bytes);
  return text === undefined ? readByteEncoding(bytes) : success(text);
}

function decided(text: string | undefined): Result<string, BatchViolation> {
  return text === undefined ? refusal({ row: 1, field: 'file', code: 'UNREADABLE' }) : success(text);
}

/** UTF-16 without a mark: only one order of its bytes has line breaks. */
function readUtf16(bytes: Uint8Array): string | undefined {
  if (bytes.length % 2 !== 0 || !bytes.includes(0)) {
    return undefined;
  }
  const readings = [decodeStrictly(bytes, 'utf-16le'), decodeStrictly(bytes, 'utf-16be')];
  const texts = readings.filter((text) => text !== undefined && /[\r\n]/.test(text));
  return texts.length === 1 ? texts[0] : undefined;
}

interface Reading {
  readonly encoding: ByteEncoding;
  readonly sample: string;
}

function readByteEncoding(bytes: Uint8Array): Result<string, BatchViolation> {
  const sample = sampleOf(bytes);
  const readings = BYTE_ENCODINGS.map((encoding): Reading => ({ encoding, sample: decodeFile(sample, encoding) }));
  if (bytes.some((byte) => byte < SPACE && !BREAKS.includes(byte))) {
    return decided(undefined);
  }
  for (const { encoding } of readings) {
    const declared = declaredEncoding(decodeFile(bytes.subarray(0, HEAD), encoding));
    if (declared !== undefined) {
      return DECLARED[declared.value.toLowerCase()] === encoding
        ? decided(textOf(bytes, encoding))
        : refusal({ row: declared.row, field: 'encoding', code: 'DIFFERS' });
    }
  }
  const encoding = legibleEncoding(readings);
  const text = encoding && textOf(bytes, encoding);
  return text === undefined ? refusal({ row: 1, field: 'encoding', code: 'UNREADABLE' }) : success(text);
}

function textOf(bytes: Uint8Array, encoding: ByteEncoding): string | undefined {
  const text = decodeFile(bytes, encoding);
  return isText(text) ? text : undefined;
}

/** Bytes among which a 1C file declares its encoding. */
const HEAD = 2048;

/** Bytes by which an encoding is recognized; more would not change the answer. */
const SAMPLE = 4096;

/** Lines that have other than ASCII characters, as many as a sample holds. */
function sampleOf(bytes: Uint8Array): Uint8Array {
  const lines = Buffer.from(bytes)
    .toString('latin1')
    .split(/[\r\n]+/)
    .filter((line) => /[\u0080-\u00ff]/.test(line));
  return Buffer.from(lines.join('\n').slice(0, SAMPLE), 'latin1');
}

/** Smallest mean legibility of a Russian text; names and purposes have 5 to 6, texts in a wrong encoding rarely above 3. */
const LEGIBLE = 4;
/** Smallest lead over the next reading, in binary digits of likelihood. */
const LEAD = 20;

/** The encoding in which a sample is clearly Russian; `undefined` when in doubt. */
function legibleEncoding(readings: readonly Reading[]): ByteEncoding | undefined {
  const rated = readings
    .map(({ encoding, sample }) => {
      const { pairs, mean } = legibilityOf(sample);
      return { encoding, pairs, mean, letters: sample.replace(/\P{L}/gu, '') };
    })
    .toSorted((left, right) => right.mean * right.pairs - left.mean * left.pairs);
  const windows = rated.find(({ encoding }) => encoding === 'win1251');
  if (windows?.pairs === 0) {
    // Latin words and typography only.
    return 'win1251';
  }
  const [best, ...others] = rated;
  if (best === undefined || best.mean < LEGIBLE) {
    return undefined;
  }
  const alike = others.filter(({ letters }) => letters === best.letters);
  const rival = others.find(({ letters }) => letters !== best.letters);
  const lead = best.mean * best.pairs - (rival === undefined ? 0 : rival.mean * rival.pairs);
  const found = alike.find(({ encoding }) => encoding === 'win1251') ?? best;
  return lead < LEAD ? undefined : found.encoding;
}
