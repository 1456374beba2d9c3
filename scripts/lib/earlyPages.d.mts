import type { Plugin } from 'vite';

/** Writes the login page into the page itself, in every language. */
export function earlyPages(): Plugin;
