const DECLARATIONS = /\/src\/application\/operations\/\w+\.ts$/;
const SUMMARY = /^\s+summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`),\n/gm;

/**
 * Leaves the summaries of operations out of the application: docs/operations.md is made of them, and no screen shows one.
 *
 * @returns {import('vite').Plugin}
 */
export function withoutSummaries() {
  return {
    name: 'without-summaries',
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: DECLARATIONS }, handler: (code) => ({ code: code.replace(SUMMARY, ''), map: null }) },
  };
}
