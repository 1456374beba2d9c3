import { money } from '../../../src/domain/money/Money';
import type { Wallet } from '../../../src/domain/wallet/Wallet';

/** A bound wallet with 3 365.50 som in it. */
export function aWallet(changes: Partial<Wallet> = {}): Wallet {
  return {
    id: '7',
    number: '+996700101010',
    status: 'bound',
    balance: { amount: money(336_550n, 'KGS'), at: 1000, isCurrent: true },
    since: 1000,
    ...changes,
  };
}
