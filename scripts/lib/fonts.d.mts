import type { Plugin } from 'vite';

/** Cuts the fonts of the first pages out of those of the package. */
export function fonts(): Plugin;

/** Faces of the styles: the file of the package, whole or cut, and the letters that it is asked for. */
export function facesOf(
  styles: string,
): readonly { readonly file: string; readonly isCut: boolean; readonly letters: string }[];
