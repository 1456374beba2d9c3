import fc from 'fast-check';
import { expect, test } from 'vitest';

import { withCheckDigits } from '../../../src/domain/account/accountNumber';
import { bankCodeOf, isBic } from '../../../src/domain/bankDetails/bic';
import { isKyrgyzInn } from '../../../src/domain/bankDetails/inn';
import { recipientAccountViolation } from '../../../src/domain/bankDetails/recipientAccount';

test.each(['128001', '118005', '109022', '124012', '440001'])('%s is the code of a bank', (bic) => {
  expect(isBic(bic)).toBe(true);
  expect(bankCodeOf(bic)).toBe(bic.slice(0, 3));
});

test.each(['', '12800', '1280011', '12800a', 'KICBKG22', '044525225', ' 128001'])(
  '%j is not the code of a bank',
  (text) => {
    expect(isBic(text)).toBe(false);
  },
);

test.each([
  ['1091820000077759', '109022'],
  ['1240010000123492', '124012'],
  ['1180000000004250', '118005'],
  ['1350100000555556', '135001'],
  ['1031000000999987', '103002'],
  ['4402011101020191', '440001'],
])('%s is an account at the bank %s', (account, bic) => {
  expect(recipientAccountViolation(account, bic)).toBeUndefined();
});

test.each([
  ['1240020000123456', '124012', 'INVALID_CREDIT_ACC_NO'],
  ['1240020000123456', '109022', 'INVALID_CREDIT_ACC_NO'],
  ['109182000007775', '109022', 'INVALID_CREDIT_ACC_NO'],
  ['440201110102019', '440001', 'INVALID_CREDIT_ACC_NO'],
  ['1091820000077759', '118005', 'INVALID_CREDIT_BIC__ACC_NO'],
  ['4402011101020191', '109022', 'INVALID_CREDIT_BIC__ACC_NO'],
])('%s at the bank %s: %s', (account, bic, violation) => {
  expect(recipientAccountViolation(account, bic)).toBe(violation);
});

test('an account number fits every branch of its bank, and no other bank', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^1\d{13}$/), fc.stringMatching(/^[12]\d{5}$/), (start, bic) => {
      const violation = recipientAccountViolation(withCheckDigits(start), bic);
      expect(violation).toBe(start.slice(0, 3) === bic.slice(0, 3) ? undefined : 'INVALID_CREDIT_BIC__ACC_NO');
    }),
  );
});

test.each(['21503198500123', '12902200000123', '01503201810123'])('%s is a taxpayer number', (inn) => {
  expect(isKyrgyzInn(inn)).toBe(true);
});

test.each(['22902199100123', '32001199000001', '2150319850012', '21503198500123 ', '21503189900123', ''])(
  '%j is not a taxpayer number',
  (text) => {
    expect(isKyrgyzInn(text)).toBe(false);
  },
);
