import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import ts from 'typescript';
import { describe, expect, it } from 'vitest';

import { projectRoot } from '../../../bank/kernel/projectRoot';
import { optionsOf, programOf } from '../../support/typeProjects';

const REFUSED = join(projectRoot(), 'tests/architecture/types/refused');
const ACCEPTED = join(projectRoot(), 'tests/architecture/types/accepted');

/** The one thing the compiler says of each refused file, in its own words. */
const VERDICTS: Readonly<Record<string, readonly [number, RegExp]>> = {
  'missingAdapter.ts': [2741, /Property 'CONFIRM_TRANSFER' is missing/],
  'areaWithoutAdapters.ts': [2741, /Property 'utilities' is missing.*'AdaptersByArea'/],
  'areaWithoutHandlers.ts': [2741, /Property 'utilities' is missing.*'HandlersByArea'/],
  'surplusArea.ts': [2353, /'undeclared' does not exist in type 'AdaptersByArea'/],
  'codeInTwoAreas.ts': [2375, /required in type 'Readonly<Record<"alsoDeclaredIn", "accounts">>'/],
  'wireNameTwice.ts': [2375, /required in type 'Readonly<Record<"alsoSentFor", "GET_ACCOUNT_BY_ID">>'/],
  'surplusAdapter.ts': [2353, /'MAKE_SOMETHING_UNDECLARED' does not exist/],
  'adapterOfAnotherType.ts': [2322, /is not assignable to type 'Adapter<OwnAccountsTransfer, OperationPreview>'/],
  'missingHandler.ts': [2741, /Property 'CONFIRM_TRANSFER' is missing/],
  'undeclaredFailure.ts': [2322, /"INSUFFICIENT_FUNDS".*is not assignable.*"ACCOUNT_NOT_FOUND"/],
  'unconfirmedMoney.ts': [2345, /'"none"' is not assignable to type '"otp" \| "sign"'/],
  'inventedFailureCode.ts': [2322, /"SOMETHING_WENT_WRONG"' is not assignable/],
  'moneyInOneStep.ts': [2345, /"MAKE_OWN_ACCOUNTS_TRANSFER"' is not assignable/],
  'stepByHand.ts': [2345, /"CONFIRM_TRANSFER"' is not assignable/],
  'confirmationWithoutChallenge.ts': [2345, /'OwnAccountsTransfer' is not assignable.*Challenge/],
  'forgedChallenge.ts': [2345, /Property 'createdByTheBank' is missing/],
  'misspeltTextKey.ts': [2551, /'recipent' does not exist.*Did you mean 'recipient'/],
  'languageWithoutText.ts': [2741, /Property 'total' is missing/],
  'columnOfNoTable.ts': [2344, /'\{ invoice: \{ sum: bigint; \}; \}' does not satisfy the constraint/],
  'columnOfAnotherType.ts': [2344, /'\{ invoice: \{ total: string; \}; \}' does not satisfy the constraint/],
  'amountAsNumber.ts': [2345, /'number' is not assignable.*'bigint'/],
};

const program = programOf([...filesIn(REFUSED), ...filesIn(ACCEPTED)], { ...optionsOf('.'), noErrorTruncation: true });

describe('the compiler', () => {
  it('has a verdict on every refused file', () => {
    expect(readdirSync(REFUSED).sort()).toEqual(Object.keys(VERDICTS).sort());
  });

  it.each(Object.entries(VERDICTS))('refuses %s for its one mistake', (file, [code, words]) => {
    const found = diagnosticsOf(join(REFUSED, file));
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    expect(found[0]?.text).toMatch(words);
  });

  it.each(readdirSync(ACCEPTED))('accepts %s, which does the same rightly', (file) => {
    expect(diagnosticsOf(join(ACCEPTED, file))).toEqual([]);
  });
});

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).map((name) => join(folder, name));
}

function diagnosticsOf(file: string): readonly { readonly code: number; readonly text: string }[] {
  const source = program.getSourceFile(file);
  return ts.getPreEmitDiagnostics(program, source).map((diagnostic) => ({
    code: diagnostic.code,
    text: ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
  }));
}
