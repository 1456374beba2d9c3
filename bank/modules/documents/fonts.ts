import { join } from 'node:path';

import type { Language } from '../../../src/domain/language/Language';
import { projectRoot } from '../../kernel/projectRoot';

/** A piece of text that one font can print. */
export interface FontRun {
  readonly text: string;
  readonly font: string;
}

/** Noto Sans has Latin and Cyrillic with ң, ө and ү and the symbols of the bank's currencies. */
const TEXT_FONT = 'NotoSans';
/** Noto Sans has neither Chinese nor arrows; these characters come from its sister font. */
const CHINESE_FONT = 'NotoSansHans';

const CHINESE_RUN =
  /[\u2190-\u2193\u2e80-\u2fff\u3000-\u303f\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]+/g;

interface FontFiles {
  readonly normal: string;
  readonly bold: string;
}

/** Paths of the font files by the name of the font. */
export function fontFiles(): Readonly<Record<string, FontFiles>> {
  const latin = join(projectRoot(), 'node_modules/@expo-google-fonts/noto-sans');
  const chinese = join(projectRoot(), 'node_modules/@embedpdf/fonts-sc/fonts');
  return {
    [TEXT_FONT]: {
      normal: join(latin, '400Regular/NotoSans_400Regular.ttf'),
      bold: join(latin, '600SemiBold/NotoSans_600SemiBold.ttf'),
    },
    [CHINESE_FONT]: {
      normal: join(chinese, 'NotoSansHans-Regular.otf'),
      bold: join(chinese, 'NotoSansHans-Medium.otf'),
    },
  };
}

/** Cuts a text into runs of one font each, because a font without a character would print an empty box. */
export function fontRuns(text: string): FontRun[] {
  const runs: FontRun[] = [];
  let position = 0;
  for (const match of text.matchAll(CHINESE_RUN)) {
    if (match.index > position) {
      runs.push({ text: text.slice(position, match.index), font: TEXT_FONT });
    }
    runs.push({ text: match[0], font: CHINESE_FONT });
    position = match.index + match[0].length;
  }
  if (position < text.length) {
    runs.push({ text: text.slice(position), font: TEXT_FONT });
  }
  return runs;
}

/** A piece of text for a document that is laid out as a whole; `break-all` may be cut between any two letters. */
interface TextRun extends FontRun {
  readonly wordBreak?: 'break-all';
}

/**
 * Longest unbroken word, in characters: so many of the widest letters fit into the narrowest column of a document; a longer word is cut
 * rather than run off the page.
 */
const MAX_UNBROKEN_LENGTH = 21;

/** Behind a blank, and behind a hyphen before a letter, a line may end anyway. */
const BETWEEN_WORDS = /(?<=\s)|(?<=[-–])(?=\p{L})/u;

/**
 * The runs of a text that wraps within its column whatever stands in it: checksums and references have no blanks to
 * break at.
 */
export function textRuns(text: string): TextRun[] {
  return fontRuns(text).flatMap((run) => (run.font === CHINESE_FONT ? [run] : breakable(run)));
}

function breakable({ text, font }: FontRun): TextRun[] {
  return text.split(BETWEEN_WORDS).reduce<TextRun[]>((runs, word) => {
    const last = runs.at(-1);
    if (word.trimEnd().length > MAX_UNBROKEN_LENGTH) {
      return [...runs, { text: word, font, wordBreak: 'break-all' }];
    }
    const isApart = last === undefined || last.wordBreak !== undefined;
    return isApart ? [...runs, { text: word, font }] : [...runs.slice(0, -1), { text: last.text + word, font }];
  }, []);
}

/**
 * The runs of a cell. Chinese words and figures come from fonts of different height: a line that ends with a space of
 * each is as high as both, so neighbouring cells share a baseline.
 */
export function cellRuns(text: string, language: Language): TextRun[] {
  return language === 'cn'
    ? [...textRuns(text), ...[TEXT_FONT, CHINESE_FONT].map((font) => ({ text: '\u00a0', font }))]
    : textRuns(text);
}

export const DEFAULT_FONT = TEXT_FONT;
