import type { Plugin } from 'vite';

/** Leaves out the parts of the container that write code at run time. */
export function jitless(): Plugin;
