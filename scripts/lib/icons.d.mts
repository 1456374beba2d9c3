import type { Plugin } from 'vite';

/** Draws the icons of the installed application from the symbol of the bank. */
export function icons(): Plugin;
