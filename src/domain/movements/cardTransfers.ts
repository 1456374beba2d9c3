import type { Movement } from './Movement';

/** Transfers by card number, which the bank does not store (docs/adr/0038). */
export const CARD_TRANSFERS = [
  {
    code: 'MAKE_IPC_CARD_TRANSFER',
    kind: 'cardToCard',
    confirmedAs: 'toCard',
    debits: 'current',
    limit: { code: 'IPC_CARD', tariffPage: 'card-other-bank' },
    details: ['networkReference'],
    repeats: 'asTemplate',
    payee: 'card',
  },
  {
    code: 'MAKE_VISA_2_VISA_OCT',
    kind: 'visaOct',
    confirmedAs: 'toCard',
    debits: 'current',
    limit: { code: 'VISA_OCT', tariffPage: 'card-other-bank' },
    details: ['networkReference'],
    repeats: 'asTemplate',
    payee: 'card',
  },
  {
    code: 'MAKE_VISA_2_VISA_AFT',
    kind: 'visaAft',
    confirmedAs: 'fromCard',
    credits: 'current',
    limit: { code: 'VISA_AFT', tariffPage: 'visaCardAft' },
    details: ['networkReference'],
    repeats: 'asTemplate',
    isIncome: false,
  },
] as const satisfies readonly Movement[];
