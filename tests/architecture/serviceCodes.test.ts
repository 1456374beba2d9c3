import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../bank/kernel/projectRoot';
import { isOperationCode, OPERATION_CODES } from '../../src/application/operations/catalogue';
import { MOVEMENTS } from '../../src/domain/movements/movements';
import { sourceFiles } from '../support/sourceFiles';
import { optionsOf, programOf } from '../support/typeProjects';

/** Files in which operation codes are declared, adapted and handled, and movements described, whose codes are compared below. */
const HOMES =
  /^src\/application\/operations\/|^src\/domain\/movements\/|^src\/infrastructure\/registry\/|^bank\/modules\/(.*\/)?\w*[hH]andlers\.ts$/;

/** A source without it mentions no code, and the compiler need not look at it. */
const SOME_CODE = new RegExp(OPERATION_CODES.join('|'));

interface Mention {
  readonly place: string;
  /** True when the compiler checks the text against the catalogue, so that a renamed code does not compile. */
  readonly checked: boolean;
}

function mentionsOfCodes(): readonly Mention[] {
  const ambient = /\.d\.ts$/;
  const paths = sourceFiles(['src', 'bank'], ['.ts', '.tsx'])
    .filter(({ path, content }) => ambient.test(path) || (!HOMES.test(path) && SOME_CODE.test(content)))
    .map(({ path }) => join(projectRoot(), path));
  const program = programOf(paths, optionsOf('.'));
  const checker = program.getTypeChecker();
  const mentions: Mention[] = [];
  for (const file of paths.flatMap((path) => program.getSourceFile(path) ?? [])) {
    const visit = (node: ts.Node): void => {
      if (ts.isStringLiteralLike(node) && isOperationCode(node.text)) {
        const { line } = file.getLineAndCharacterOfPosition(node.getStart(file));
        mentions.push({ place: `${file.fileName}:${line + 1}: ${node.text}`, checked: isChecked(node, checker) });
      }
      ts.forEachChild(node, visit);
    };
    visit(file);
  }
  return mentions;
}

function isChecked(node: ts.StringLiteralLike, checker: ts.TypeChecker): boolean {
  if (ts.isLiteralTypeNode(node.parent)) {
    return true;
  }
  const wanted = checker.getContextualType(node);
  const anything = ts.TypeFlags.String | ts.TypeFlags.Any | ts.TypeFlags.Unknown;
  return wanted !== undefined && (wanted.flags & anything) === 0;
}

describe('a service code', () => {
  const mentions = mentionsOfCodes();

  it('is really looked for', () => {
    expect(OPERATION_CODES.length).toBeGreaterThanOrEqual(16);
    expect(mentions.length).toBeGreaterThan(10);
  });

  it('stands outside its declaration, adapter and handler only where the compiler checks it', () => {
    expect(mentions.filter(({ checked }) => !checked).map(({ place }) => place)).toEqual([]);
  });

  it('is the code of its movement, unless the operation makes movements of several codes', () => {
    const others = MOVEMENTS.ordered.map(({ code }) => code).filter((code) => !isOperationCode(code));
    expect([...others].sort()).toEqual([
      'MAKE_ACCOUNT_OPENING',
      'MAKE_ACCOUNT_STATEMENT_REQUEST',
      'MAKE_BOND_PURCHASE',
      'MAKE_CARD_REOPENING',
      'MAKE_CHECKBOOK_ORDER',
      'MAKE_CREDIT_CARD_OPENING',
      'MAKE_DEBIT_CARD_OPENING',
      'MAKE_DEPOSIT_APPLICATION',
      'MAKE_DEPOSIT_BOX_RESERVATION',
      'MAKE_EARLY_CLOSING_OF_DEPOSIT',
      'MAKE_EXCHANGE',
      'MAKE_FIRST_ACCOUNT_OPENING',
      'MAKE_INSTANT_CARD_OPENING',
      'MAKE_LOAN_APPLICATION',
      'MAKE_LOAN_STATEMENT_REQUEST',
      'MAKE_MONEY_TRANSFER_RECEIVE',
      'MAKE_OTHER_BANK_TRANSFER_CLEARING',
      'MAKE_OTHER_BANK_TRANSFER_GROSS',
      'MAKE_QR_INVOICE_PAYMENT',
      'MAKE_RENEWAL_CARD_REOPENING',
      'MAKE_SALARY_BATCH',
    ]);
  });
});
