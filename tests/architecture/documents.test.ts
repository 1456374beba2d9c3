import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { describe, expect, it } from 'vitest';

import { SETTING_NAMES } from '../../bank/kernel/settingNames';
import { projectRoot } from '../../bank/kernel/projectRoot';
import { sourceFiles } from '../support/sourceFiles';

const README = { path: 'README.md', content: readFileSync(join(projectRoot(), 'README.md'), 'utf8') };

const DOCUMENTS = [README, ...sourceFiles(['docs', 'bank'], ['.md'])];

/** Code spans that start with a folder of ours name a file or a folder; those with a placeholder name none in particular. */
const PATH = /^(src|bank|proto|tests|scripts|docs|public|\.ci)\/[\w./@-]*$/;

function pathsNamedIn(content: string): readonly string[] {
  return [...content.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span ?? '').filter((span) => PATH.test(span));
}

function filesLinkedFrom(path: string, content: string): readonly string[] {
  return [...content.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => (target ?? '').split('#')[0] ?? '')
    .filter((target) => target !== '' && !target.includes('://'))
    .map((target) => normalize(join(dirname(path), target)));
}

/** Anchors of the headings of a file; a repeated heading gets a number, as on GitHub. */
function anchorsOf(path: string): ReadonlySet<string> {
  const content = readFileSync(join(projectRoot(), path), 'utf8');
  const anchors = [...content.matchAll(/^#+ (.+)$/gm)].map(([, title]) =>
    (title ?? '')
      .toLowerCase()
      .replaceAll(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  );
  const repeated = (anchor: string, index: number): number =>
    anchors.slice(0, index).filter((each) => each === anchor).length;
  return new Set(
    anchors.map((anchor, index) => (repeated(anchor, index) === 0 ? anchor : `${anchor}-${repeated(anchor, index)}`)),
  );
}

describe('the documents', () => {
  it('are really read', () => {
    expect(DOCUMENTS.flatMap(({ content }) => pathsNamedIn(content)).length).toBeGreaterThan(40);
  });

  it.each(DOCUMENTS.map(({ path, content }) => [path, content] as const))(
    '%s names files that exist',
    (path, content) => {
      const named = [...pathsNamedIn(content), ...filesLinkedFrom(path, content)];
      expect(named.filter((file) => !existsSync(join(projectRoot(), file)))).toEqual([]);
    },
  );

  it('explain every setting the bank reads, and no other', () => {
    const rows = readFileSync(join(projectRoot(), 'docs/deploy.md'), 'utf8').match(/^\| `[A-Z_]+`.*/gm) ?? [];
    const explained = rows.flatMap((row) => row.split('|')[1]?.match(/[A-Z_]{2,}/g) ?? []);
    expect(explained.toSorted()).toEqual([...SETTING_NAMES].toSorted());
  });

  it('link operations and failures to headings that exist', () => {
    for (const [from, name, to] of [
      ['docs/operations.md', 'failures.md', 'docs/failures.md'],
      ['docs/failures.md', 'operations.md', 'docs/operations.md'],
      ['docs/operations.md', '', 'docs/operations.md'],
    ] as const) {
      const content = readFileSync(join(projectRoot(), from), 'utf8');
      const wanted = [...content.matchAll(new RegExp(`\\(${name}#([^)]+)\\)`, 'g'))].map(([, anchor]) => anchor ?? '');
      expect(wanted.length).toBeGreaterThan(20);
      const anchors = anchorsOf(to);
      expect(wanted.filter((anchor) => !anchors.has(anchor))).toEqual([]);
    }
  });
});
