/** Mistakes a word of this many letters is allowed, longest first. */
const ALLOWED: readonly { readonly from: number; readonly mistakes: number }[] = [
  { from: 8, mistakes: 2 },
  { from: 4, mistakes: 1 },
];

const FIGURE = /\d/;

/** Number of mistakes in a typed word that are overlooked. A number has none: another figure is another number. */
export function allowedMistakes(word: string): number {
  return /[\d\p{Script=Han}]/u.test(word) ? 0 : (ALLOWED.find(({ from }) => word.length >= from)?.mistakes ?? 0);
}

/**
 * Least number of letters to insert, leave out, replace or swap with their neighbour until `typed` begins `word`; `undefined` when that
 * takes more than `most`. Words with figures are never meant by a mistake.
 */
export function mistakesIn(typed: string, word: string, most: number): number | undefined {
  if (most === 0 || word.length < typed.length - most || FIGURE.test(word)) {
    return undefined;
  }
  const begun = word.slice(0, typed.length + most);
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: begun.length + 1 }, (_cell, column) => column);
  for (let row = 1; row <= typed.length; row += 1) {
    const current = nextRow({ typed, begun, row, last, beforeLast });
    if (Math.min(...current) > most) {
      return undefined;
    }
    beforeLast = last;
    last = current;
  }
  const least = Math.min(...last);
  return least > most ? undefined : least;
}

interface Rows {
  readonly typed: string;
  readonly begun: string;
  readonly row: number;
  readonly last: readonly number[];
  readonly beforeLast: readonly number[];
}

/** Row of the table of distances (optimal string alignment) for the first `row` letters typed. */
function nextRow({ typed, begun, row, last, beforeLast }: Rows): readonly number[] {
  const current = [row];
  for (let column = 1; column <= begun.length; column += 1) {
    const isSame = typed[row - 1] === begun[column - 1];
    const isSwapped =
      row > 1 && column > 1 && typed[row - 1] === begun[column - 2] && typed[row - 2] === begun[column - 1];
    current.push(
      Math.min(
        at(current, column - 1) + 1,
        at(last, column) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwapped ? at(beforeLast, column - 2) + 1 : Number.POSITIVE_INFINITY,
      ),
    );
  }
  return current;
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY;
}
