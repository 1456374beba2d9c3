import { basename } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { sourceFiles } from '../support/sourceFiles';
import type { SourceFile } from '../support/sourceFiles';

/** Components without examples of their own, each with the reason. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  ThemeMenu: 'the open state of ThemeButton',
  ThemeTrigger: 'the closed state of ThemeButton',
  DatePicker: 'the open state of DateField',
  DateTrigger: 'the button of DateField',
  MonthChoice: 'the head of the calendar of DateField',
  MonthTable: 'the days of the calendar of DateField',
  ChartDrawing: 'the drawing of ChartExplorer, which gives it its points',
  ChartExplorer: 'the drawing of MoneyChart and RateChart with the point that is looked at',
  ChartLegend: 'the names above MoneyChart and RateChart',
  ChartTable: 'the table of MoneyChart',
};

const COMPONENTS = sourceFiles(['src/ui/components', 'src/ui/charts'], ['.tsx']);
const EXAMPLES = sourceFiles(['tests/gallery/examples'], ['.tsx']);

/** Names of the components a file exports: functions, and constants that hold one, that begin with a capital letter. */
function componentsIn({ path, content }: SourceFile): readonly string[] {
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  return source.statements.flatMap((statement) => {
    if (!ts.canHaveModifiers(statement) || !ts.getModifiers(statement)?.some(isExport)) {
      return [];
    }
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map(({ name }) => (ts.isIdentifier(name) ? name.text : ''))
      : ts.isFunctionDeclaration(statement)
        ? [statement.name?.text ?? '']
        : [];
    return names.filter((name) => /^[A-Z][a-z]/.test(name));
  });
}

const isExport = ({ kind }: ts.ModifierLike): boolean => kind === ts.SyntaxKind.ExportKeyword;

/** Components that no example of the file named for theirs shows. */
function withoutExamples(components: readonly SourceFile[], examples: readonly SourceFile[]): readonly string[] {
  const shown = new Map(examples.map(({ path, content }) => [basename(path, '.examples.tsx'), content]));
  return components.flatMap((file) => {
    const content = shown.get(basename(file.path, '.tsx')) ?? '';
    return componentsIn(file).filter((name) => !new RegExp(`<${name}\\b`).test(content));
  });
}

describe('the gallery', () => {
  it('is really read', () => {
    expect(COMPONENTS.length).toBeGreaterThan(50);
    expect(EXAMPLES.length).toBeGreaterThan(50);
  });

  it('shows every component', () => {
    const missing = withoutExamples(COMPONENTS, EXAMPLES);
    expect(missing.filter((name) => !Object.hasOwn(EXCEPTIONS, name))).toEqual([]);
  });

  it('has no exception for a component that is shown or has gone', () => {
    const missing = new Set(withoutExamples(COMPONENTS, EXAMPLES));
    expect(Object.keys(EXCEPTIONS).filter((name) => !missing.has(name))).toEqual([]);
  });

  it('shows nothing that has gone', () => {
    const known = new Set(COMPONENTS.map(({ path }) => basename(path, '.tsx')));
    expect(EXAMPLES.map(({ path }) => basename(path, '.examples.tsx')).filter((name) => !known.has(name))).toEqual([]);
  });

  it('names each file of examples for the component within', () => {
    const misnamed = EXAMPLES.filter(
      ({ path, content }) => !new RegExp(`examplesOf\\(\\s*'${basename(path, '.examples.tsx')}',`).test(content),
    );
    expect(misnamed.map(({ path }) => path)).toEqual([]);
  });

  it.each([
    ['a function', 'export function Planted() { return null; }', ['Planted']],
    ['a wrapped function', 'export const Planted = memo(function Planted() { return null; });', ['Planted']],
    ['what is not a component', 'export const PLANTED = 1; export function usePlanted() {}', []],
    ['what is not exported', 'function Planted() { return null; }', []],
  ])('sees %s', (_what, content, found) => {
    expect(withoutExamples([{ path: 'src/ui/components/Planted.tsx', content }], [])).toEqual(found);
  });
});
