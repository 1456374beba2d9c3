import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { sourceFiles } from '../support/sourceFiles';
import type { SourceFile } from '../support/sourceFiles';

/** Words that hide their subject or mean something else in a bank, with the terms to write instead. */
const FALSE_FRIENDS: readonly (readonly [found: RegExp, write: string])[] = [
  [/\btold\b/gi, 'notified, shown, announced, distinguished'],
  [/\b(?:hears|heard)\b/gi, 'receives, is notified'],
  [/\bwhoever\b/gi, 'the person: caller, user, signer, reader'],
  [/\bpapers?\b/gi, 'certificate, document, print'],
  [/\bwish(?:es|ed)?\b/gi, 'request, requested'],
  [/\btwins?\b/gi, 'duplicate'],
  [/\bladders?\b/gi, 'booking rules'],
  [/\bjudg(?:es|ed|ing)\b/gi, 'checks, assesses'],
  [/\brests\b/gi, 'pauses, stays, depends'],
  [/\bfewest\b/gi, 'minimum'],
  [
    /\b(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|many|few|fewer|more) signs\b|\bsign by sign\b/gi,
    'characters, digits',
  ],
];

/** Names that are fixed elsewhere: codes of the wire, keys and folders of texts, a type of the domain. */
const FIXED_NAMES = ["'TWIN'", '/papers/', '.paper.', "'paper', paper:", '/shop/Paper'];

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm;

/** Text of a file that is checked. In `src/ui` that is the comments. */
function prose({ path, content }: SourceFile): string {
  const text = path.startsWith('src/ui/') ? (content.match(COMMENT) ?? []).join('\n') : content;
  return FIXED_NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

function findings(file: SourceFile): readonly string[] {
  const text = prose(file);
  return FALSE_FRIENDS.flatMap(([found, write]) =>
    [...text.matchAll(found)].map(([word]) => `${file.path}: write ${write} instead of ${word}`),
  );
}

/** Documents with texts of the screen, and this list. */
const EXEMPT = new Set(['docs/operations.md', 'docs/failures.md', 'tests/architecture/plainEnglish.test.ts']);

function files(): readonly SourceFile[] {
  const root = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', '.dependency-cruiser.cjs', 'eslint.config.js'].map(
    (path) => ({ path, content: readFileSync(join(projectRoot(), path), 'utf8') }),
  );
  const code = sourceFiles(
    ['bank', 'proto', 'scripts', 'src', 'tests'],
    ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.sql', '.css', '.md', '.proto'],
  );
  return [...root, ...code, ...sourceFiles(['docs'], ['.md', '.txt'])].filter(
    ({ path }) => !EXEMPT.has(path) && !path.startsWith('src/locales/'),
  );
}

describe('the words of code and documents', () => {
  it('have no false friends', () => {
    const checked = files();
    expect(checked.length).toBeGreaterThan(3000);
    expect(checked.flatMap(findings)).toEqual([]);
  });

  it.each([
    ['bank/planted.sql', '-- The customer is told of it.', ['told']],
    ['docs/planted.md', 'Whoever holds the paper wishes for it.', ['Whoever', 'paper', 'wishes']],
    ['tests/planted.test.ts', "it('has a code of twenty signs', run)", ['twenty signs']],
    ['src/ui/planted.tsx', '/** Heard by its twin. */\nconst told = 1; // judged', ['Heard', 'twin', 'judged']],
    ['src/domain/planted.ts', "import type { PaperProof } from '../shop/Paper';\nconst code = 'TWIN';", []],
    ['src/ui/planted.tsx', "const address = 'https://told.example';", []],
    ['docs/planted.md', 'A director signs, two signatures are needed, and a printed wishlist is fine.', []],
  ])('are found in %s: %s', (path, content, words) => {
    const found = findings({ path, content }).map((finding) => finding.split(' instead of ')[1]);
    expect(found.toSorted()).toEqual(words.toSorted());
  });
});
