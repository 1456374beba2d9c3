const TEXT = String.raw`(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|\`[^\`$]*\`)`;

/** Declarations for readers of the source alone: the files, and the lines that hold them. */
const NOTES = [
  {
    files: /\/src\/application\/operations\/\w+\.ts$/,
    lines: new RegExp(`^\\s+(?:summary:\\s*${TEXT}|cost: '\\w+'|confirmation: 'none'|carries: 'file'),\\n`, 'gm'),
  },
  {
    files: /\/src\/ui\/features\/\w+\/\w+\/screens\.ts$/,
    lines: new RegExp(`^\\s+(?:picture: \\{ \\w+: ${TEXT} \\}|maxScreens: \\d+),\\n`, 'gm'),
  },
];

/**
 * Leaves out of the application what it reads of no declaration: summaries, costs and sizes of operations, that one needs no confirmation, and the
 * notes on pictures and lengths of screens. docs/operations.md, the bank, the approved pictures and a test of lengths are made of them.
 *
 * @returns {import('vite').Plugin[]}
 */
export function withoutNotes() {
  return NOTES.map(({ files, lines }, index) => ({
    name: `without-notes-${index}`,
    apply: 'build',
    enforce: 'pre',
    transform: { filter: { id: files }, handler: (code) => ({ code: code.replace(lines, ''), map: null }) },
  }));
}
