import type { Plugin } from 'vite';

/** Adds the offline page and the service worker to the application. */
export function applicationShell(): Plugin;
