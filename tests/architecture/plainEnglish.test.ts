import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { sourceFiles } from '../support/sourceFiles';
import type { SourceFile } from '../support/sourceFiles';

/** Words that hide their subject or mean something else in a bank, with the terms to write instead. */
const FALSE_FRIENDS: readonly (readonly [found: RegExp, write: string])[] = [
  [/\b(?:un)?told\b/gi, 'notified, shown, announced, distinguished'],
  [/\b(?:hears|heard)\b/gi, 'receives, is notified'],
  [/\bwhoever\b/gi, 'the person: caller, user, signer, reader'],
  [/\bpapers?\b/gi, 'certificate, document, print'],
  [/\bwish(?:es|ed)?\b/gi, 'request, requested'],
  [/\btwins?\b/gi, 'duplicate'],
  [/\bladders?\b/gi, 'booking rules'],
  [/\bjudg(?:e|es|ed|ing)\b/gi, 'checks, assesses'],
  [/\brests\b/gi, 'pauses, stays, depends'],
  [/\bfewest\b/gi, 'minimum'],
  [
    /\b(?:\d+|two|three|four|five|six|eight|ten|twelve|twenty|many|few|fewer|more) signs\b|\bsign by sign\b/gi,
    'characters, digits',
  ],
];

/** Names of the wire, which a client of another edition may send or read. */
const FIXED_NAMES = ['TWIN', 'GET_APPLICATION_PAPER', 'VERIFY_PAPER', 'PAPER_NOT_FOUND', 'hasPaper'];

/** Text with each identifier written as the words it is made of: `AccountPaper` and `ACCOUNT_PAPER` as `Account Paper`. */
function asWords(text: string): string {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .replaceAll('_', ' ');
}

/** Keys of a file of texts, which the code names; the texts themselves are read by customers. */
function keysOf(json: string): string {
  return [...json.matchAll(/"([^"\n]+)"\s*:/g)].map(([, key]) => key).join('\n');
}

/** Words of a file: its path, its identifiers, comments, titles and sentences. */
function wordsOf({ path, content }: SourceFile): string {
  const text = `${path}\n${path.endsWith('.json') ? keysOf(content) : content}`;
  return asWords(FIXED_NAMES.reduce((rest, name) => rest.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), ''), text));
}

function findings(file: SourceFile): readonly string[] {
  const text = wordsOf(file);
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
  const texts = sourceFiles(['src/locales'], ['.json']);
  return [...root, ...code, ...texts, ...sourceFiles(['docs'], ['.md', '.txt'])].filter(
    ({ path }) => !EXEMPT.has(path),
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
    ['src/ui/planted.tsx', '/** Heard by its twin. */\nconst told = 1; // judged', ['Heard', 'twin', 'told', 'judged']],
    ['src/ui/planted.tsx', 'export function AccountPaperPayment() {}', ['Paper']],
    ['src/ui/planted.tsx', "t('hint.purposeToldHint', { wish })", ['Told', 'wish']],
    ['bank/planted.ts', 'const FEWEST_MODULES = new CodeJudge(told_at);', ['FEWEST', 'Judge', 'told']],
    ['src/domain/shop/PaperDraft.ts', 'export {};', ['Paper']],
    ['src/locales/en/planted.json', '{ "orderLoanPaper": "A paper" }', ['Paper']],
    ['src/domain/planted.ts', "execute('GET_APPLICATION_PAPER'); const code = 'TWIN';", []],
    ['docs/planted.md', 'A director signs, two signatures are needed, and a printed wishlist is fine.', []],
  ])('are found in %s: %s', (path, content, words) => {
    const found = findings({ path, content }).map((finding) => finding.split(' instead of ')[1]);
    expect(found.toSorted()).toEqual(words.toSorted());
  });
});
