import { describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import {
  BoxReservationDraft,
  boxReservationOf,
  boxReservationViolations,
  wholeRent,
} from '../../../src/domain/shop/BoxReservationDraft';
import type { BoxOffer } from '../../../src/domain/shop/DepositBox';
import { anAccount } from '../../application/support/builders';
import { newOperationId } from '../../bank/support/transfers';

const ACCOUNTS = [
  anAccount({ id: '1', minor: 5_000_000n }),
  anAccount({ id: '3', number: '1280010000000316', currency: 'EUR' }),
];

function offer(values: Partial<BoxOffer>): BoxOffer {
  return {
    branchId: '7',
    branchName: { ru: 'ЦУМ', en: 'TSUM', kg: 'ЦУМ', cn: '中央百货' },
    size: 'S',
    heightCm: 8,
    widthCm: 26,
    depthCm: 40,
    rent: money(40_000n, 'KGS'),
    free: 2,
    ...values,
  };
}

const CIRCUMSTANCES = {
  accounts: ACCOUNTS,
  offers: [offer({}), offer({ size: 'L', free: 0, rent: money(110_000n, 'KGS') }), offer({ branchId: '8', size: 'M' })],
};
const FILLED = { boxBranch: '7', boxSize: 'S', rentMonths: '6', debitAccountId: '1' };

describe('a draft of a reservation of a box', () => {
  it('becomes a reservation, whose whole rent is known before', () => {
    const operationId = newOperationId();
    const draft = new BoxReservationDraft(FILLED);
    expect(wholeRent(draft, CIRCUMSTANCES.offers)).toEqual(money(240_000n, 'KGS'));
    expect(boxReservationOf(draft, CIRCUMSTANCES, operationId)).toEqual({
      productType: 'makeDepositBoxReservation',
      operationId,
      debitAccountId: '1',
      branchId: '7',
      size: 'S',
      months: 6,
    });
  });

  it('takes the first branch until one is chosen', () => {
    const draft = new BoxReservationDraft({ ...FILLED, boxBranch: '' });
    expect(boxReservationOf(draft, CIRCUMSTANCES, newOperationId())?.branchId).toBe('7');
  });

  it.each([
    ['boxBranch', '8', 'BOX_SIZE_REQUIRED', 'boxSize'],
    ['boxSize', '', 'BOX_SIZE_REQUIRED', 'boxSize'],
    ['boxSize', 'L', 'BOX_SIZE_REQUIRED', 'boxSize'],
    ['boxSize', 'XL', 'BOX_SIZE_REQUIRED', 'boxSize'],
    ['debitAccountId', '', 'ACCOUNT_REQUIRED', 'debitAccountId'],
    ['debitAccountId', '3', 'SOMS_ONLY', 'debitAccountId'],
  ] as const)('is no reservation with %s %j', (field, value, violation, where) => {
    const draft = new BoxReservationDraft({ ...FILLED, [field]: value });
    expect(boxReservationViolations(draft, CIRCUMSTANCES)[where]).toBe(violation);
    expect(boxReservationOf(draft, CIRCUMSTANCES, newOperationId())).toBeUndefined();
  });
});
