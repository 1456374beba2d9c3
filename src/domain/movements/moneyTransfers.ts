import type { Movement } from './Movement';

/** Transfers from person to person by a money-transfer system. */
export const MONEY_TRANSFERS = [
  {
    code: 'MAKE_MONEY_TRANSFER',
    kind: 'moneyTransfer',
    confirmedAs: 'toPerson',
    debits: 'current',
    limit: { code: 'MONEY_TRANSFER', tariffPage: 'moneySystem' },
    details: ['transferSystem', 'payoutCountry', 'recipientPhone', 'payoutDays'],
    repeats: 'bySchedule',
    payee: 'remittance',
    isCollected: true,
  },
  {
    code: 'MAKE_MONEY_TRANSFER_RECEIVE',
    kind: 'moneyTransfer',
    confirmedAs: 'fromPerson',
    credits: 'current',
    details: ['transferSystem', 'transferCode', 'networkReference'],
    repeats: 'never',
  },
] as const satisfies readonly Movement[];
