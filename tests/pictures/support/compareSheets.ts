import pixelmatch from 'pixelmatch';

import { sheetOfTiles, tilesOf, THEMES } from './Sheet';
import type { Look, Sheet } from './Sheet';

/** Distance of two colours, from 0 to 1, that is not seen: what the edge of a letter differs by where fonts are drawn otherwise. */
const UNSEEN = 0.1;
/** Side of the square, in pixels of a sheet, in which differences are counted: they matter where many are together. */
const SQUARE = 24;
/** Number of pixels of one square that may differ. */
const MAX_DIFFERENT = 12;

/** On a sheet that was made smaller every letter is an edge, so that edges count like everything else. */
const COUNTED = { threshold: UNSEEN, windowSize: SQUARE, includeAA: true };

/** A look that is not as it was approved, with the number of pixels that differ in the square where most do. */
interface Difference {
  readonly look: Look;
  readonly pixels: number;
}

export interface Comparison {
  readonly differences: readonly Difference[];
  /** The sheet that was seen, pale, with everything that differs in red. */
  readonly drawing: Sheet;
}

/** Compares two sheets look by look, also where one is longer than the other. */
export function compareSheets(approved: Sheet, seen: Sheet): Comparison {
  const height = Math.max(approved.height, seen.height) / THEMES.length;
  const before = tilesOf(approved, height);
  const compared = tilesOf(seen, height).map((tile, place) => {
    const drawn = new Uint8Array(tile.pixels.length);
    const old = before[place]?.pixels ?? new Uint8Array(tile.pixels.length);
    const pixels = pixelmatch(old, tile.pixels, drawn, tile.width, height, COUNTED);
    return { difference: { look: tile.look, pixels }, drawn: { ...tile, pixels: drawn } };
  });
  return {
    differences: compared.map(({ difference }) => difference).filter(({ pixels }) => pixels > MAX_DIFFERENT),
    drawing: sheetOfTiles(compared.map(({ drawn }) => drawn)),
  };
}
