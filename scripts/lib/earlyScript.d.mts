import type { Plugin } from 'vite';

/** Place of the script in a page. */
export const EARLY_SCRIPT: string;

/** Writes the script that runs before the first paint into the page. */
export function earlyScript(): Plugin;
