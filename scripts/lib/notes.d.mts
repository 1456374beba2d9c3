import type { Plugin } from 'vite';

/** Leaves the summaries of operations and the notes on pictures of screens out of the application. */
export function withoutNotes(): Plugin[];
