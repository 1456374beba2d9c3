import { basename } from 'node:path';

const WRITES_CODE = /\/@inversifyjs\/core\/lib\/.*Jit\.js$/;

/**
 * Leaves out the parts of the container that write code at run time: every container is made with `jitless`, because the policy of the
 * page forbids it.
 *
 * @returns {import('vite').Plugin}
 */
export function jitless() {
  return {
    name: 'jitless',
    apply: 'build',
    load: {
      filter: { id: WRITES_CODE },
      handler: (id) => `export const ${basename(id, '.js')} = undefined;`,
    },
  };
}
