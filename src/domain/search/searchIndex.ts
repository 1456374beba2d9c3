import { allowedMistakes, mistakesIn } from './editDistance';
import { onOtherLayout } from './keyboardLayout';
import { wordsOf } from './spelling';

/** Texts by which something is found. The language does not matter: each may have texts in all of them. */
export interface Searchable {
  readonly id: string;
  /** Names it is called by. */
  readonly names: readonly string[];
  /** Further words of its own: other names, numbers, amounts. */
  readonly keywords?: readonly string[];
  /** Words of what it belongs to, which say less of it than its own. */
  readonly topics?: readonly string[];
}

/** Earlier choice of something found, by which those that match equally well are ordered. */
export interface Usage {
  readonly times: number;
  /** Moment of the latest choice, in milliseconds since 1970. */
  readonly lastAt: number;
}

export type Usages = ReadonlyMap<string, Usage>;

/** Something that matches a query; a higher score matches better. */
export interface Match<Entry> {
  readonly entry: Entry;
  readonly score: number;
}

/** Entries with their words, prepared once for any number of queries. */
export interface SearchIndex<Entry extends Searchable> {
  readonly rows: readonly { readonly entry: Entry; readonly words: readonly IndexedWord[] }[];
  /** Every word once: however many entries share it, it is compared once. */
  readonly vocabulary: ReadonlySet<string>;
}

interface IndexedWord {
  readonly word: string;
  /** Preference of the field the word stands in, below any difference between ways of matching. */
  readonly bonus: number;
}

/** Ways in which a typed word is found in another, best first: a beginning beats a part, a part beats a word with mistakes. */
const EXACT = 1000;
const PREFIX = 800;
const INSIDE = 600;
const MISTAKEN = 400;
const EACH_MISTAKE = 100;
/** The least score of a match that was found as it was typed; below it are guesses. */
export const SURE = 500;
/** A word read on another layout of the keyboard comes after one that is meant as it was typed, in the same way of matching. */
const OTHER_LAYOUT = -90;

const FIELD_BONUS = { names: 60, keywords: 30, topics: 0 } as const;

/** Minimum length of a search text that may match inside a word; Chinese has words of one character. */
const SHORTEST_PART = 3;
const HAN = /\p{Script=Han}/u;

export function searchIndexOf<Entry extends Searchable>(entries: readonly Entry[]): SearchIndex<Entry> {
  const rows = entries.map((entry) => ({ entry, words: indexedWords(entry) }));
  return { rows, vocabulary: new Set(rows.flatMap(({ words }) => words.map(({ word }) => word))) };
}

function indexedWords({ names, keywords = [], topics = [] }: Searchable): readonly IndexedWord[] {
  const best = new Map<string, number>();
  for (const [texts, bonus] of [
    [topics, FIELD_BONUS.topics],
    [keywords, FIELD_BONUS.keywords],
    [names, FIELD_BONUS.names],
  ] as const) {
    texts.flatMap(wordsOf).forEach((word) => best.set(word, bonus));
  }
  return [...best].map(([word, bonus]) => ({ word, bonus }));
}

/**
 * Entries in which every typed word is found, in any order of words, best first; equally good ones by how often and how lately they were
 * chosen, then in their own order. Guesses are left out when something is found without them. An empty query finds nothing.
 */
export function searchFor<Entry extends Searchable>(
  { rows, vocabulary }: SearchIndex<Entry>,
  query: string,
  usages: Usages = new Map(),
): readonly Match<Entry>[] {
  const readings = readingsOf(query).map((reading) => likenessesOf(reading, vocabulary));
  const matches = rows
    .flatMap(({ entry, words }) => {
      const score = Math.max(...readings.map((reading) => scoreOf(words, reading)), 0);
      return score === 0 ? [] : [{ entry, score }];
    })
    .sort((left, right) => right.score - left.score || byUsage(left.entry, right.entry, usages));
  return withoutGuesses(matches);
}

/** The matches as they are when all are guesses, otherwise without those that are. */
export function withoutGuesses<Found extends Pick<Match<unknown>, 'score'>>(
  matches: readonly Found[],
): readonly Found[] {
  const sure = matches.filter(({ score }) => score >= SURE);
  return sure.length === 0 ? matches : sure;
}

interface Reading {
  readonly words: readonly string[];
  readonly isOtherLayout: boolean;
}

/** The query as it was typed, and as the same keys write it on the other layout. */
function readingsOf(query: string): readonly Reading[] {
  const other = onOtherLayout(query);
  const readings = [
    { words: wordsOf(query), isOtherLayout: false },
    ...(other === undefined ? [] : [{ words: wordsOf(other), isOtherLayout: true }]),
  ];
  return readings.filter(({ words }) => words.length > 0);
}

/** Scores of the words of an index for one typed word; those that are not alike are left out. */
type Likenesses = ReadonlyMap<string, number>;

/** Likenesses for each typed word, in their order. */
function likenessesOf({ words, isOtherLayout }: Reading, vocabulary: ReadonlySet<string>): readonly Likenesses[] {
  return words.map((typed) => {
    const mistakes = isOtherLayout ? 0 : allowedMistakes(typed);
    const alike = new Map<string, number>();
    for (const word of vocabulary) {
      const score = likeness(typed, word, mistakes);
      if (score > 0) {
        alike.set(word, isOtherLayout ? score + OTHER_LAYOUT : score);
      }
    }
    return alike;
  });
}

/** Mean score of the typed words, or that of the worst when it is a guess; zero when one of them is not found. */
function scoreOf(words: readonly IndexedWord[], reading: readonly Likenesses[]): number {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const alike of reading) {
    const best = words.reduce((most, { word, bonus }) => {
      const score = alike.get(word);
      return score === undefined ? most : Math.max(most, score + bonus);
    }, 0);
    if (best === 0) {
      return 0;
    }
    sum += best;
    least = Math.min(least, best);
  }
  return least < SURE ? least : sum / reading.length;
}

function likeness(typed: string, word: string, mostMistakes: number): number {
  if (word === typed) {
    return EXACT;
  }
  if (word.startsWith(typed)) {
    return PREFIX;
  }
  if (isPart(typed, word) || isPart(word, typed, HAN)) {
    return INSIDE;
  }
  const mistakes = mistakesIn(typed, word, mostMistakes);
  return mistakes === undefined ? 0 : MISTAKEN - EACH_MISTAKE * mistakes;
}

/** True when a word has the part in it. Chinese is typed without spaces, so there a known word may also be a part of what is typed. */
function isPart(part: string, word: string, script?: RegExp): boolean {
  const isLongEnough = part.length >= SHORTEST_PART || HAN.test(part);
  const isMeant = script === undefined || (script.test(part) && part.length > 1);
  return isLongEnough && isMeant && word.includes(part);
}

function byUsage(left: Searchable, right: Searchable, usages: Usages): number {
  const [one, other] = [usages.get(left.id), usages.get(right.id)];
  return (other?.times ?? 0) - (one?.times ?? 0) || (other?.lastAt ?? 0) - (one?.lastAt ?? 0);
}
