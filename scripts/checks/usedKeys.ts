import { join } from 'node:path';

import ts from 'typescript';

export interface KeyUse {
  readonly namespace: string;
  readonly key: string;
}

export interface UsedWords {
  readonly keys: readonly KeyUse[];
  /** Words written into a view instead of the locale files. */
  readonly loose: readonly string[];
}

const LETTERS = /\p{L}{2,}/u;
const CYRILLIC = /\p{Script=Cyrillic}/u;

/** The bank's own name and contacts. */
const NAMES = ['/src/ui/theme/brand.ts'];

/** Everything that shows or writes texts, as the compiler reads it: screens, domain and bank. */
export function readProgram(tree: string): ts.Program {
  const projects = ['src', 'src/domain', 'bank'].map((folder) => projectIn(join(tree, folder)));
  return ts.createProgram(
    projects.flatMap(({ fileNames }) => fileNames),
    { ...projects[0]?.options, types: ['node', 'vite/client'] },
  );
}

function projectIn(folder: string): ts.ParsedCommandLine {
  const configuration = ts.readConfigFile(join(folder, 'tsconfig.json'), (path) => ts.sys.readFile(path));
  return ts.parseJsonConfigFileContent(configuration.config, ts.sys, folder);
}

/** Reads every call of a translation function in src/ui with the compiler's own understanding of which keys it may name. */
export function usedWords(program: ts.Program): UsedWords {
  const checker = program.getTypeChecker();
  const keys: KeyUse[] = [];
  const loose: string[] = [];
  for (const file of program.getSourceFiles().filter(isView)) {
    const visit = (node: ts.Node): void => {
      keys.push(...keysAt(node, checker));
      loose.push(...looseWordsAt(node, file));
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return { keys, loose };
}

function isView({ fileName }: ts.SourceFile): boolean {
  return fileName.includes('/src/ui/') && /\.tsx?$/.test(fileName);
}

function keysAt(node: ts.Node, checker: ts.TypeChecker): readonly KeyUse[] {
  const argument = ts.isCallExpression(node) ? node.arguments[0] : undefined;
  if (!ts.isCallExpression(node) || argument === undefined) {
    return [];
  }
  return namespacesOf(checker.getTypeAtLocation(node.expression), checker).flatMap((namespace) =>
    literalsOf(checker.getTypeAtLocation(argument)).map((text) => keyUse(text, namespace)),
  );
}

function keyUse(text: string, namespace: string): KeyUse {
  const [before, after] = text.split(':');
  return after === undefined ? { namespace, key: text } : { namespace: before ?? namespace, key: after };
}

/** The namespace a translation function was made for; nothing for any other function. */
function namespacesOf(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  const name = type.aliasSymbol?.name ?? type.symbol?.name;
  if (name !== 'TFunction') {
    return [];
  }
  const [first] = type.aliasTypeArguments ?? typeArgumentsOf(type, checker);
  return first === undefined ? [] : namesIn(first, checker).slice(0, 1);
}

function namesIn(type: ts.Type, checker: ts.TypeChecker): readonly string[] {
  const literals = literalsOf(type);
  return literals.length > 0 ? literals : typeArgumentsOf(type, checker).flatMap(literalsOf);
}

function typeArgumentsOf(type: ts.Type, checker: ts.TypeChecker): readonly ts.Type[] {
  return isReference(type) ? checker.getTypeArguments(type) : [];
}

function isReference(type: ts.Type): type is ts.TypeReference {
  return 'target' in type;
}

/** The values a type of texts allows. */
export function literalsOf(type: ts.Type): readonly string[] {
  if (type.isUnion()) {
    return type.types.flatMap(literalsOf);
  }
  return type.isStringLiteral() ? [type.value] : [];
}

function looseWordsAt(node: ts.Node, file: ts.SourceFile): readonly string[] {
  const isWord = ts.isJsxText(node) && LETTERS.test(node.text);
  const isCyrillic =
    ts.isStringLiteralLike(node) && CYRILLIC.test(node.text) && !NAMES.some((name) => file.fileName.endsWith(name));
  if (!isWord && !isCyrillic) {
    return [];
  }
  const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
  return [`${file.fileName}:${line + 1}: ${node.text.trim()}`];
}
