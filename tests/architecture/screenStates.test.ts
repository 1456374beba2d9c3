import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { SCREEN_STATES } from '../e2e/support/screenStates';
import { sourceFiles } from '../support/sourceFiles';
import type { SourceFile } from '../support/sourceFiles';

const LIST = 'tests/e2e/support/screenStates.ts';
/** Files that run axe: its home, the function for states, the components of the gallery, and the test that axe finds anything at all. */
const RUN_AXE = [
  'tests/e2e/accessibility.test.ts',
  'tests/e2e/support/accessibility.ts',
  'tests/e2e/support/expectAccessible.ts',
  'tests/e2e/support/galleryLooks.ts',
];
const AXE = /from '[\w./]*\/accessibility'|axe-core/;

const WALKS = sourceFiles(['tests/e2e'], ['.ts']).filter(({ path }) => path !== LIST);

/** Places of the string literals of a file that name a state. */
function namedIn(
  { path, content }: SourceFile,
  isState: (text: string) => boolean,
): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false, ts.ScriptKind.TS);
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isState(node.text)) {
      found.push([node.text, path]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** States that are not named exactly once, with the files that name them. */
function notOnce(states: readonly string[], files: readonly SourceFile[]): readonly string[] {
  const named = files.flatMap((file) => namedIn(file, (text) => states.includes(text)));
  return states.flatMap((state) => {
    const places = named.flatMap(([name, path]) => (name === state ? [path] : []));
    return places.length === 1 ? [] : [`${state}: ${places.length === 0 ? 'no test' : places.join(', ')}`];
  });
}

describe('the states of screens', () => {
  it('are each looked at by exactly one test', () => {
    expect(notOnce(Object.keys(SCREEN_STATES), WALKS)).toEqual([]);
  });

  it('are found missing and found twice', () => {
    const file = (path: string, content: string): SourceFile => ({ path, content });
    const files = [
      file('one.ts', `await expectAccessible(user, 'a.once'); await expectAccessible(user, 'a.twice');`),
      file('two.ts', 'await expectAccessible(user, `a.twice`);'),
    ];
    expect(notOnce(['a.once', 'a.twice', 'a.never'], files)).toEqual(['a.twice: one.ts, two.ts', 'a.never: no test']);
  });

  it('are the only way a walk runs axe', () => {
    const files = WALKS.filter(({ content }) => AXE.test(content)).map(({ path }) => path);
    expect(files.toSorted()).toEqual(RUN_AXE);
  });
});
