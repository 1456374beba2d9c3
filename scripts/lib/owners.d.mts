import type { Plugin } from 'vite';

/** Path of the bytes of each script by owner: `{ [script]: { [owner]: bytes } }`. */
export const OWNERS_FILE: string;

/** Owner of a module: its package, or a folder of the application. */
export function ownerOf(id: string): string;

/** Writes `OWNERS_FILE`. */
export function owners(): Plugin;
