import type { Card } from '../../../src/domain/card/Card';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

/** A card in good order. */
export function aCard(values: Partial<Card> = {}): Card {
  return {
    id: '7',
    accountId: '1',
    accountClass: '1010',
    holder: 'AIBEK ASANOV',
    scheme: 'elcart',
    maskedNumber: '941700******1014',
    maskedAccountNumber: '*0114',
    expiresOn: bankDayOf(Date.UTC(2029, 7, 31)),
    customStatus: 'active',
    ipcStatus: 'active',
    request: undefined,
    isSupplementary: false,
    orderValue: 0,
    available: money(1_000_000n, 'KGS'),
    balanceInSoms: money(1_000_000n, 'KGS'),
    balanceUpdated: true,
    dataVersion: 1n,
    ...values,
  };
}
