import { describe, expect, it } from 'vitest';

import { caseOfApplication } from '../../../src/application/cases/caseOfApplication';
import type { ApplicationKind, AppliedFor } from '../../../src/domain/case/CustomerCase';
import { aCase } from '../support/cases';

const NOTHING = {
  product: undefined,
  limitCode: undefined,
  accountId: undefined,
  amount: undefined,
  months: undefined,
  outcome: undefined,
};

function applied(id: string, kind: ApplicationKind, facts: Partial<AppliedFor> & Pick<AppliedFor, 'id'>) {
  return aCase({ id, kind, transactionId: undefined, application: { ...NOTHING, ...facts } });
}

describe('the case of an application', () => {
  const cases = [
    aCase({ id: '100009' }),
    applied('100008', 'limit', { id: '2', limitCode: 'SWIFT' }),
    applied('100007', 'overdraft', { id: '1', accountId: '5' }),
    applied('100006', 'overdraft', { id: '2', accountId: '4' }),
    applied('100005', 'overdraft', { id: '3', accountId: '4' }),
    applied('100004', 'productOrder', { id: '7' }),
  ];

  it.each([
    [{ kind: 'productOrder', id: '7' }, '100004'],
    [{ kind: 'overdraft', id: '3' }, '100005'],
    [{ kind: 'overdraft', accountId: '4' }, '100006'],
    [{ kind: 'limit', limitCode: 'SWIFT' }, '100008'],
    [{ kind: 'limit', limitCode: 'CLEARING' }, undefined],
    [{ kind: 'productOrder', id: '1' }, undefined],
    [{ kind: 'passport' }, undefined],
  ] as const)('of %j is %s', (wanted, found) => {
    expect(caseOfApplication(cases, wanted)?.id).toBe(found);
  });
});
