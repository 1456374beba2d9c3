import type { OperationCode } from './catalogue';

/** Kinds of operations a company lets its users create, in the order in which they are shown. */
export const COMPANY_KIND_NAMES = [
  'ownAccounts',
  'clients',
  'otherBanks',
  'abroad',
  'batches',
  'services',
  'budget',
  'invoices',
  'deposits',
  'loans',
  'accounts',
  'cards',
  'employees',
] as const;

export type CompanyKind = (typeof COMPANY_KIND_NAMES)[number];

/**
 * The kinds with their codes. The bank keeps codes; people choose kinds. A test holds the
 * codes against the catalogue (`isGrantedByKind`).
 */
export const COMPANY_KINDS = {
  ownAccounts: ['MAKE_OWN_ACCOUNTS_TRANSFER'],
  clients: ['MAKE_BANK_CLIENT_TRANSFER'],
  otherBanks: ['MAKE_OTHER_BANK_TRANSFER'],
  abroad: ['MAKE_SWIFT_TRANSFER'],
  batches: ['SEND_TXNS_TO_PROCESSING_CORP'],
  services: [
    'MAKE_GENERIC_PAYMENT_V2',
    'MAKE_GENERIC_SINGLE_PAYMENT_V2',
    'MAKE_MOBILE_PAYMENT_V2',
    'MAKE_JANY_KITEP_PAYMENT',
    'MAKE_PAYMENT',
    'MAKE_QR_PAYMENT',
  ],
  budget: [
    'MAKE_TRANSPORT_TAX_PAYMENT',
    'MAKE_PROPERTY_TAX_PAYMENT',
    'MAKE_LAND_TAX_PAYMENT',
    'MAKE_SINGLE_TAX_PAYMENT',
    'MAKE_PATENT_TAX_PAYMENT',
    'MAKE_EMPLOYEE_INCOME_TAX',
    'MAKE_FINE_PAYMENT',
  ],
  invoices: ['MAKE_DISTRIBUTION_OPERATIONS', 'GIVE_DIRECT_DEBIT_MANDATE'],
  deposits: ['MAKE_DEPOSIT', 'MAKE_SHOP_OPERATION', 'MAKE_TXN_SHOP_OPERATION'],
  loans: ['DIGITAL_LOAN_MAKE_REPAYMENT'],
  accounts: ['CHANGE_ACCOUNT_SETTINGS'],
  cards: ['CHANGE_CARD_LIMIT', 'SET_CARD_PIN_CODE', 'ALLOW_CARD_PIN', 'UNBLOCK_CARD'],
  employees: ['CHANGE_CORP_EMPLOYEE_RIGHTS', 'SET_APPROVAL_RULE', 'DELETE_APPROVAL_RULE'],
} as const satisfies Readonly<Record<CompanyKind, readonly OperationCode[]>>;

/** The codes of all kinds, in their order. */
export const COMPANY_KIND_CODES = COMPANY_KIND_NAMES.flatMap((kind) => COMPANY_KINDS[kind]);

/** Kinds of which at least one operation is among the codes. */
export function companyKindsOf(codes: readonly string[]): readonly CompanyKind[] {
  return COMPANY_KIND_NAMES.filter((kind) => COMPANY_KINDS[kind].some((code) => codes.includes(code)));
}
