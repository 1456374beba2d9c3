import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import type { SourceFile } from '../support/sourceFiles';
import { sourceFiles } from '../support/sourceFiles';

/** Tokens whose service is declared by what is needed of it: server time is a clock, storage of the tab a store of settings. */
const DECLARED_AS: Readonly<Record<string, string>> = {
  BankTime: 'Clock',
  ConfirmSecondFactor: 'CodeConfirmation',
  EventDispatch: 'LiveListener',
  TabKeyValueStore: 'KeyValueStore',
};

interface Injection {
  readonly path: string;
  readonly token: string;
  /** Name of the declared type; for `Pick<T, K>` that of `T`. */
  readonly type: string;
}

/** Injections of a file, and its classes that a container could not construct. */
interface Wiring {
  readonly injections: readonly Injection[];
  readonly unfilled: readonly string[];
}

/** A file that mentions no decorator of injection has none. */
const DECORATED = /@inject/;

function argumentOf(node: ts.HasDecorators, decorator: string): string | undefined {
  for (const { expression } of ts.getDecorators(node) ?? []) {
    if (ts.isCallExpression(expression) && expression.expression.getText() === decorator) {
      return expression.arguments[0]?.getText() ?? '';
    }
  }
  return undefined;
}

function nameOf(type: ts.TypeNode | undefined): string {
  if (type === undefined || !ts.isTypeReferenceNode(type)) {
    return type?.getText() ?? '';
  }
  const [first] = type.typeArguments ?? [];
  return type.typeName.getText() === 'Pick' ? nameOf(first) : type.typeName.getText();
}

function wiringOf({ path, content }: SourceFile): Wiring {
  if (!DECORATED.test(content)) {
    return { injections: [], unfilled: [] };
  }
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  return { injections: injectionsOf(source), unfilled: unfilledIn(source) };
}

/** Services injected into constructors and fields of a file. */
function injectionsOf(source: ts.SourceFile): readonly Injection[] {
  const found: Injection[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isParameter(node) || ts.isPropertyDeclaration(node)) {
      const token = argumentOf(node, 'inject');
      if (token !== undefined) {
        found.push({ path: source.fileName, token, type: nameOf(node.type) });
      }
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}

/** Injections whose token is not the one of the declared type, which the compiler cannot see. */
function mismatches(injections: readonly Injection[]): readonly string[] {
  return injections
    .filter(({ token, type }) => token !== type && DECLARED_AS[token] !== type)
    .map(({ path, token, type }) => `${path}: @inject(${token}) ${type}`);
}

/** Names of injectable classes with a constructor parameter that a container could not fill. */
function unfilledIn(source: ts.SourceFile): readonly string[] {
  const names: string[] = [];
  source.forEachChild((node) => {
    if (!ts.isClassDeclaration(node) || argumentOf(node, 'injectable') === undefined) {
      return;
    }
    const parameters = node.members.filter(ts.isConstructorDeclaration).flatMap((made) => [...made.parameters]);
    if (parameters.some((one) => argumentOf(one, 'inject') === undefined)) {
      names.push(`${source.fileName}: ${node.name?.text ?? ''}`);
    }
  });
  return names;
}

function planted(content: string): Wiring {
  return wiringOf({ path: 'src/ui/home/Planted.ts', content });
}

describe('injection', () => {
  const wirings = sourceFiles(['src'], ['.ts', '.tsx']).map(wiringOf);
  const injections = wirings.flatMap((wiring) => wiring.injections);

  it('is really looked for', () => {
    expect(injections.length).toBeGreaterThan(250);
  });

  it('asks for a service by the token of its type', () => {
    expect(mismatches(injections)).toEqual([]);
  });

  it('fills every parameter of an injectable class', () => {
    expect(wirings.flatMap(({ unfilled }) => unfilled)).toEqual([]);
  });

  it.each([
    ['a parameter', 'class Planted { constructor(@inject(CardsStore) accounts: AccountsStore) {} }'],
    ['a field', 'class Planted { @inject(Clock) readonly store!: KeyValueStore; }'],
    ['a part of a service', "class Planted { @inject(Clock) readonly store!: Pick<UserStore, 'user'>; }"],
  ])('is caught when the token of %s is another one', (_where, content) => {
    expect(mismatches(planted(content).injections)).toHaveLength(1);
  });

  it('is caught when a parameter is left out', () => {
    const content = '@injectable() class Planted { constructor(@inject(Clock) clock: Clock, text: string) {} }';
    expect(planted(content).unfilled).toHaveLength(1);
  });
});
