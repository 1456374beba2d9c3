import ts from 'typescript';

import { LANGUAGES } from '../../src/domain/language/Language';

const LETTER = /\p{L}/u;

/** Names of all languages; a source without one of them has nothing for every language. */
const NAMES = LANGUAGES.map((language) => new RegExp(`\\b${language}\\b`));

/** Lines of a source at which words stand for every language: object literals by language, and switches over one. */
export function localizedLiterals(name: string, text: string): readonly number[] {
  if (!NAMES.every((language) => language.test(text))) {
    return [];
  }
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    const byLanguage = textsByLanguage(node);
    if (byLanguage?.some(saysSomething) === true) {
      lines.push(file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1);
    } else {
      ts.forEachChild(node, visit);
    }
  };
  visit(file);
  return lines;
}

/** The parts of a node for each language, when it has some for every language. */
function textsByLanguage(node: ts.Node): readonly ts.Node[] | undefined {
  const parts = ts.isObjectLiteralExpression(node)
    ? node.properties.map((property) => [property.name?.getText(), [property]] as const)
    : ts.isCaseBlock(node)
      ? node.clauses.map((clause, index) => [languageOfCase(clause), answersFrom(node.clauses, index)] as const)
      : [];
  const found = LANGUAGES.map((language) => parts.find(([name]) => name === language)?.[1]);
  return found.includes(undefined) ? undefined : found.flatMap((nodes) => nodes ?? []);
}

/** A case without statements goes on into the next that has some. */
function answersFrom(clauses: readonly ts.CaseOrDefaultClause[], index: number): readonly ts.Node[] {
  return clauses.slice(index).find(({ statements }) => statements.length > 0)?.statements ?? [];
}

function languageOfCase(clause: ts.CaseOrDefaultClause): string | undefined {
  return ts.isCaseClause(clause) && ts.isStringLiteral(clause.expression) ? clause.expression.text : undefined;
}

/** True when a part has a text with letters, apart from arguments that are passed on. */
function saysSomething(part: ts.Node): boolean {
  if (ts.isCallExpression(part)) {
    return saysSomething(part.expression);
  }
  return (isText(part) && LETTER.test(part.text)) || ts.forEachChild(part, saysSomething) === true;
}

function isText(node: ts.Node): node is ts.LiteralLikeNode {
  return ts.isStringLiteral(node) || ts.isTemplateLiteralToken(node);
}
