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

/** Injections of a file, its injectable classes, and those a container could not construct. */
interface Wiring {
  readonly injections: readonly Injection[];
  readonly injectable: readonly string[];
  readonly unfilled: readonly string[];
}

/** A file that mentions no decorator of injection has none. */
const DECORATED = /@inject/;

/** A container binds injectable classes by itself, but would construct any other class without its arguments. */
const BOUND_BY_HAND = /\bbind(?:<[^(]+>)?\((\w+)\)/g;
const REQUESTED = /(?:@inject|@multiInject|\buseService|\bservices\.get)\(([A-Z]\w*)\)/g;

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
    return { injections: [], injectable: [], unfilled: [] };
  }
  const source = ts.createSourceFile(path, content, ts.ScriptTarget.Latest, true);
  return {
    injections: injectionsOf(source),
    injectable: injectableIn(source).map(nameOfClass),
    unfilled: unfilledIn(source),
  };
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

function injectableIn(source: ts.SourceFile): readonly ts.ClassDeclaration[] {
  return source.statements
    .filter(ts.isClassDeclaration)
    .filter((declared) => argumentOf(declared, 'injectable') !== undefined);
}

function nameOfClass(declared: ts.ClassDeclaration): string {
  return declared.name?.text ?? '';
}

/** Names of injectable classes with a constructor parameter that a container could not fill. */
function unfilledIn(source: ts.SourceFile): readonly string[] {
  return injectableIn(source)
    .filter(({ members }) =>
      members
        .filter(ts.isConstructorDeclaration)
        .flatMap((made) => [...made.parameters])
        .some((one) => argumentOf(one, 'inject') === undefined),
    )
    .map((declared) => `${source.fileName}: ${nameOfClass(declared)}`);
}

/** Tokens that files request although no container can make them: neither injectable nor bound in `src/infrastructure/di`. */
function unknownTokens(files: readonly SourceFile[]): readonly string[] {
  const tokensOf = (pattern: RegExp, { content }: SourceFile) =>
    [...content.matchAll(pattern)].map(([, name = '']) => name);
  const known = new Set([
    ...files.flatMap((file) => wiringOf(file).injectable),
    ...files
      .filter(({ path }) => path.startsWith('src/infrastructure/di/'))
      .flatMap((file) => tokensOf(BOUND_BY_HAND, file)),
  ]);
  return files.flatMap((file) =>
    tokensOf(REQUESTED, file)
      .filter((name) => !known.has(name))
      .map((name) => `${file.path}: ${name}`),
  );
}

function planted(content: string): Wiring {
  return wiringOf({ path: 'src/ui/home/Planted.ts', content });
}

describe('injection', () => {
  const files = sourceFiles(['src'], ['.ts', '.tsx']);
  const wirings = files.map(wiringOf);
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

  it('requests only what a container can make', () => {
    expect(unknownTokens(files)).toEqual([]);
  });

  it.each([
    ['of a screen', 'const model = useService(Unmarked);'],
    ['of a class', '@injectable() class Planted { @inject(Unmarked) readonly store!: Unmarked; }'],
  ])('is caught when a class in a request %s is not injectable', (_where, content) => {
    const declared = { path: 'src/ui/home/Unmarked.ts', content: 'export class Unmarked {}' };
    const request = { path: 'src/ui/home/Planted.tsx', content };
    const bound = { path: 'src/infrastructure/di/visitModule.ts', content: 'bind<Store>(Unmarked).to(Other);' };
    expect(unknownTokens([declared, request])).toEqual(['src/ui/home/Planted.tsx: Unmarked']);
    expect(unknownTokens([declared, request, bound])).toEqual([]);
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
