import ts from 'typescript';

import { isLanguage } from '../../src/domain/language/Language';
import { placeOf } from './localeFiles';
import { literalsOf } from './usedKeys';
import type { KeyUse } from './usedKeys';

/** Files in which no text is read need not be understood. */
const MAY_READ_TEXTS = /\/locales\/|[A-Z]_?(?:WORDS|TEXTS|NAMES|TITLES)\b/;

/** A Russian file of texts. */
const RUSSIAN_FILE = /\/src\/locales\/ru\/(.+)\.json$/;

/** A file that has each text in every language. */
const FILE_IN_LANGUAGES = /\/src\/locales\/(\w+)\.json$/;

/** Reads which texts of `src/locales` code names by property, with the compiler's own understanding. */
export function usedTexts(program: ts.Program): readonly KeyUse[] {
  const checker = program.getTypeChecker();
  const keys: KeyUse[] = [];
  const visit = (node: ts.Node): void => {
    if (!isAccessOf(node.parent, node) || textsAt(node.parent, checker).length === 0) {
      keys.push(...textsAt(node, checker).flatMap(keyOf));
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles()) {
    if (!file.isDeclarationFile && !file.fileName.includes('/node_modules/') && MAY_READ_TEXTS.test(file.text)) {
      ts.forEachChild(file, visit);
    }
  }
  return keys;
}

function isAccessOf(node: ts.Node, object: ts.Node): boolean {
  return (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) && node.expression === object;
}

/** Places in the files of the texts, or groups of texts, that an expression reads. */
function textsAt(node: ts.Node, checker: ts.TypeChecker): readonly ts.Declaration[] {
  if (ts.isPropertyAccessExpression(node)) {
    return inFiles([checker.getSymbolAtLocation(node.name)]);
  }
  if (ts.isElementAccessExpression(node)) {
    const type = checker.getTypeAtLocation(node.expression);
    const names = literalsOf(checker.getTypeAtLocation(node.argumentExpression));
    return inFiles(names.map((name) => checker.getPropertyOfType(type, name)));
  }
  // The texts of whole files, one for each member of a type.
  if (ts.isCallExpression(node) && node.expression.getText() === 'localizedTexts' && isTyped(node.parent)) {
    return inFiles(checker.getPropertiesOfType(checker.getTypeAtLocation(node)));
  }
  return [];
}

function isTyped(node: ts.Node): boolean {
  return ts.isSatisfiesExpression(node) || (ts.isVariableDeclaration(node) && node.type !== undefined);
}

function inFiles(symbols: readonly (ts.Symbol | undefined)[]): readonly ts.Declaration[] {
  return symbols
    .flatMap((symbol) => symbol?.declarations ?? [])
    .filter((declaration) => fileOf(declaration) !== undefined);
}

/** File of the texts a declaration stands in, without its ending. */
function fileOf(declaration: ts.Declaration): string | undefined {
  const { fileName } = declaration.getSourceFile();
  return (RUSSIAN_FILE.exec(fileName) ?? FILE_IN_LANGUAGES.exec(fileName))?.[1];
}

function keyOf(declaration: ts.Declaration): readonly KeyUse[] {
  const file = fileOf(declaration);
  const names: string[] = [];
  for (let node: ts.Node = declaration; !ts.isSourceFile(node); node = node.parent) {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name)) {
      names.unshift(node.name.text);
    }
  }
  if (file === undefined) {
    return [];
  }
  if (FILE_IN_LANGUAGES.test(declaration.getSourceFile().fileName)) {
    return [{ namespace: file, key: names.filter((name) => !isLanguage(name)).join('.') }];
  }
  const [namespace, key] = placeOf(file, names);
  return [{ namespace, key }];
}
