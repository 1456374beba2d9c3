import { fileURLToPath } from 'node:url';

/** The folder of the repository; every command works there, wherever it was called from. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');
