import type { Movement } from './Movement';

/** Limit of everything paid to another customer of the bank. */
export const BANK_CLIENT_LIMIT = { code: 'BANK_CLIENT', tariffPage: 'account-client' } as const;

/** Transfers by account number: between own accounts, to a customer of the bank, to another bank, abroad. */
export const TRANSFERS = [
  {
    code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
    kind: 'ownTransfer',
    confirmedAs: 'ownAccounts',
    debits: 'current',
    credits: 'current',
    details: ['cardNumber'],
    repeats: 'bySchedule',
    duplicates: 'ofOneDay',
    hasOrder: true,
  },
  {
    code: 'MAKE_EXCHANGE',
    kind: 'exchange',
    confirmedAs: 'exchange',
    debits: 'current',
    credits: 'current',
    details: [],
    repeats: 'bySchedule',
    duplicates: 'ofOneDay',
  },
  {
    code: 'MAKE_BANK_CLIENT_TRANSFER',
    kind: 'bankClientTransfer',
    confirmedAs: 'toRecipient',
    debits: 'current',
    limit: BANK_CLIENT_LIMIT,
    details: ['cardNumber'],
    repeats: 'bySchedule',
    payee: 'client',
    hasOrder: true,
  },
  {
    code: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
    kind: 'otherBankTransfer',
    confirmedAs: 'toRecipient',
    debits: 'current',
    limit: { code: 'CLEARING', tariffPage: 'another-banks' },
    details: ['bankName', 'inn'],
    repeats: 'bySchedule',
    payee: 'otherBank',
    hasOrder: true,
  },
  {
    code: 'MAKE_OTHER_BANK_TRANSFER_GROSS',
    kind: 'otherBankTransfer',
    confirmedAs: 'toRecipient',
    debits: 'current',
    limit: { code: 'GROSS', tariffPage: 'another-banks' },
    details: ['bankName', 'inn'],
    repeats: 'bySchedule',
    payee: 'otherBank',
    hasOrder: true,
  },
] as const satisfies readonly Movement[];

/** Transfers to banks abroad. */
export const TRANSFERS_ABROAD = [
  {
    code: 'MAKE_SWIFT_TRANSFER',
    kind: 'swift',
    confirmedAs: 'toRecipient',
    debits: 'current',
    limit: { code: 'SWIFT', tariffPage: 'swift' },
    details: [
      'charges',
      'foreignFee',
      'instructedAmount',
      'bankCode',
      'bankName',
      'correspondentAccount',
      'intermediaryBank',
      'recipientAddress',
      'recipientCountry',
      'operationCode',
      'inn',
      'kpp',
      'bin',
      'kbe',
      'knp',
      'documents',
    ],
    repeats: 'bySchedule',
    payee: 'abroad',
  },
] as const satisfies readonly Movement[];
