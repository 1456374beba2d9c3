import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { SourceFile } from '../support/sourceFiles';
import { sourceFiles } from '../support/sourceFiles';

/** Functions of MobX, and hooks of its bindings for React, that make state observable. */
const MAKERS = new Set([
  'makeAutoObservable',
  'makeObservable',
  'extendObservable',
  'observable',
  'useLocalObservable',
]);

/** True for a file that imports what makes state observable; a namespace import counts, because it has everything. */
function makesObservable({ path, content }: SourceFile): boolean {
  if (!content.includes('mobx')) {
    return false;
  }
  const imports = ts.createSourceFile(path, content, ts.ScriptTarget.Latest).statements.filter(ts.isImportDeclaration);
  return imports.some(({ moduleSpecifier, importClause }) => {
    const module = ts.isStringLiteral(moduleSpecifier) ? moduleSpecifier.text : '';
    const bindings = importClause?.namedBindings;
    if ((module !== 'mobx' && module !== 'mobx-react-lite') || bindings === undefined) {
      return false;
    }
    return (
      ts.isNamespaceImport(bindings) ||
      bindings.elements.some(({ name, propertyName }) => MAKERS.has((propertyName ?? name).text))
    );
  });
}

/** Files with observable state that the layer rule `view-models-know-no-views` does not see. */
function unseenByTheRule(files: readonly SourceFile[]): readonly string[] {
  return files.filter((file) => !/ViewModel\.ts$/.test(file.path) && makesObservable(file)).map(({ path }) => path);
}

describe('observable state of screens', () => {
  const files = sourceFiles(['src/ui'], ['.ts', '.tsx']);

  it('is really looked for', () => {
    expect(files.filter(makesObservable).length).toBeGreaterThan(60);
  });

  it('lives in files named ViewModel.ts, which the layer rule keeps apart from views', () => {
    expect(unseenByTheRule(files)).toEqual([]);
  });

  it.each([
    ['a class of another name', 'src/ui/home/Planted.ts', "import { makeAutoObservable, runInAction } from 'mobx';"],
    ['an annotated class', 'src/ui/home/Planted.ts', "import { makeObservable } from 'mobx';"],
    ['a single value', 'src/ui/home/planted.ts', "import { observable } from 'mobx';"],
    ['a function under another name', 'src/ui/home/Planted.ts', "import { makeAutoObservable as make } from 'mobx';"],
    ['the whole of MobX', 'src/ui/home/Planted.ts', "import * as mobx from 'mobx';"],
    ['state within a component', 'src/ui/home/Planted.tsx', "import { useLocalObservable } from 'mobx-react-lite';"],
    [
      'a view-model that is a component',
      'src/ui/home/PlantedViewModel.tsx',
      "import { makeAutoObservable } from 'mobx';",
    ],
  ])('is caught elsewhere: %s', (_what, path, content) => {
    expect(unseenByTheRule([{ path, content: `${content}\n` }])).toEqual([path]);
  });

  it.each([
    ['a view-model', 'src/ui/home/PlantedViewModel.ts', "import { makeAutoObservable } from 'mobx';"],
    ['a component that observes', 'src/ui/home/Planted.tsx', "import { observer } from 'mobx-react-lite';"],
    ['a reaction to state', 'src/ui/home/planted.ts', "import { reaction } from 'mobx';"],
  ])('is not seen in %s', (_what, path, content) => {
    expect(unseenByTheRule([{ path, content: `${content}\n` }])).toEqual([]);
  });
});
