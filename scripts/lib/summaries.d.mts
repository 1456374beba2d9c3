import type { Plugin } from 'vite';

/** Leaves the summaries of operations out of the application. */
export function withoutSummaries(): Plugin;
