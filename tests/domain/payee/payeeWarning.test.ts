import { describe, expect, it } from 'vitest';

import { payeeWarning } from '../../../src/domain/payee/payeeWarning';
import type { PaidParty } from '../../../src/domain/payee/Payee';
import { november, payee } from './support';

const OTHER_BANK = '1091820000077706';
const BOOK = [
  payee(),
  payee({ kind: 'otherBank', accountNumber: OTHER_BANK, name: 'ОсОО «Пример Связь»', lastPaidAt: november(2) }),
  payee({ kind: 'otherBank', accountNumber: '1030010000000001', name: 'Пример Связь', lastPaidAt: november(9) }),
  payee({
    kind: 'abroad',
    accountNumber: '400123000',
    name: 'EXAMPLE TRADING LLC',
    terms: { details: { bankCode: 'A' } },
  }),
  payee({ kind: 'remittance', accountNumber: 'Ak Kerben', name: 'Искаков Данияр' }),
  payee({ kind: 'client', accountNumber: '1280010000000308', name: 'Бакыт С.', hidden: true }),
];

function party(changes: Partial<PaidParty>): PaidParty {
  return { kind: 'otherBank', accountNumber: '1050010000000009', name: 'ОАО Новый', terms: undefined, ...changes };
}

describe('whom a payment is for', () => {
  it.each([
    ['a known account under its name', { accountNumber: OTHER_BANK, name: 'ОсОО Пример Связь' }],
    ['a known account under another name', { accountNumber: OTHER_BANK, name: 'ОАО Другое' }],
    ['a hidden payee', { kind: 'client', accountNumber: '1280010000000308', name: 'Бакыт С.' }],
    [
      'somebody paid by another money-transfer system',
      { kind: 'remittance', accountNumber: 'Sapar', name: 'Искаков Данияр' },
    ],
    ['nobody, before a name is typed', { name: ' ' }],
    ['nobody, before an account is typed', { accountNumber: '' }],
  ] as const)('is not remarked on for %s', (_what, changes) => {
    expect(payeeWarning(party(changes), BOOK)).toBeUndefined();
  });

  it.each([
    ['an unknown name and account', {}],
    ['a name known only at another kind of bank', { name: 'Айзада Т.' }],
    [
      'a name no money-transfer system has paid',
      { kind: 'remittance', accountNumber: 'Ak Kerben', name: 'Искаков Ерлан' },
    ],
  ] as const)('is new for %s', (_what, changes) => {
    expect(payeeWarning(party(changes), BOOK)).toEqual({ about: 'first' });
  });

  it.each(['ОсОО «Пример Связь»', 'пример связь', 'Связь Пример ОсОО', 'ЖЧК "Пример-Связь"'])(
    'has another account than before under the name %s, of which the latest is said',
    (name) => {
      expect(payeeWarning(party({ name }), BOOK)).toEqual({
        about: 'otherAccount',
        accountNumber: '1030010000000001',
      });
    },
  );

  it('has another account when the bank abroad is another', () => {
    const changed = { kind: 'abroad', accountNumber: '400123000', terms: { details: { bankCode: 'B' } } } as const;
    expect(payeeWarning(party({ ...changed, name: 'Example Trading' }), BOOK)).toEqual({
      about: 'otherAccount',
      accountNumber: '400123000',
    });
  });
});
