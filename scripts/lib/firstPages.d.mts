/** A page that a visit begins with: for guests, and for customers with an open session. */
export type FirstPage = 'login' | 'home';

export const FIRST_PAGES: readonly FirstPage[];

/** Scripts of a page, asked for ahead or imported at once; names below `dist/app`. */
export function scriptsOf(page: FirstPage): ReadonlySet<string>;

/** Styles of a page, and the fonts of Latin and Cyrillic letters; names below `dist/app`. */
export function looksOf(page: FirstPage): ReadonlySet<string>;

/** The files and everything they import at once; names below `dist/app`. */
export function importedBy(names: readonly string[]): ReadonlySet<string>;

/** Files in `dist/app/assets` whose name fits; names below `dist/app`. */
export function named(pattern: RegExp): readonly string[];

/** Bytes of some files together, as gzip has them. */
export function bytesOf(names: Iterable<string>): number;

/** Bytes of the scripts of a page by owner, the largest first. */
export function bytesByOwner(page: FirstPage): ReadonlyMap<string, number>;
