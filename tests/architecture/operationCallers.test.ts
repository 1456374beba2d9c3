import { describe, expect, it } from 'vitest';

import { catalogue, OPERATION_CODES } from '../../src/application/operations/catalogue';
import type { OperationCode } from '../../src/application/operations/catalogue';
import { sourceFiles } from '../support/sourceFiles';

/** Operations of the contract the application does not call, and the reason each is served all the same. */
const SERVED_FOR_OTHERS: Readonly<Record<string, string>> = {
  GET_AD_BLOCKS: 'the directory of offers (specification 1, section 3); no page of the application shows them',
  GET_TEMPLATE_BY_ID: 'one template, for clients that hold no list; the application reads the list',
  GET_TRANSACTION_BY_ID: 'the first edition of GET_TRANSACTION_BY_ID_V2, for clients written for it',
  RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE:
    'another code for a change of the factor, by a call of its own; the application has it sent as for every setting',
  MAKE_PAYMENT: 'a payment in whichever way its provider is paid; the application sends the code of the way',
};

/** Files of the application besides those that declare and adapt operations, and describe movements. */
const CALLERS = sourceFiles(['src'], ['.ts', '.tsx']).filter(
  ({ path }) => !/^src\/(application\/operations|domain\/movements|infrastructure\/registry)\//.test(path),
);

const STEPS: readonly string[] = Object.values(catalogue).flatMap((declared) =>
  'steps' in declared ? Object.values(declared.steps) : [],
);

function uncalled(files: readonly { readonly content: string }[]): readonly string[] {
  const text = files.map(({ content }) => content).join('\n');
  const isNamed = (name: string) => new RegExp(`['"\`]${name}['"\`]`).test(text);
  return OPERATION_CODES.filter((code) => !STEPS.includes(code) && !namesOf(code).some(isNamed));
}

/** Names by which the application calls an operation: a directory is asked for by its own. */
function namesOf(code: OperationCode): readonly string[] {
  const declared = catalogue[code];
  return 'directory' in declared ? [code, declared.directory.name] : [code];
}

describe('an operation', () => {
  it('has a caller in the application, or is served for others with a reason', () => {
    expect(CALLERS.length).toBeGreaterThan(500);
    expect([...uncalled(CALLERS)].sort()).toEqual(Object.keys(SERVED_FOR_OTHERS).sort());
  });

  it('without a caller is found', () => {
    const without = CALLERS.map(({ content }) => ({ content: content.replaceAll('GET_NOTIFICATIONS', 'GONE') }));
    expect(uncalled(without)).toContain('GET_NOTIFICATIONS');
    const withoutTopics = CALLERS.map(({ content }) => ({ content: content.replaceAll('CHAT_TOPICS', 'GONE') }));
    expect(uncalled(withoutTopics)).toContain('GET_CHAT_TOPICS');
  });
});
