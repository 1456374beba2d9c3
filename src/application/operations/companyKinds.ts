import type { OperationCode } from './catalogue';

/**
 * Kinds of operations a company lets its users create, each with its codes. The bank keeps codes; people choose kinds. A test holds the
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
  invoices: ['MAKE_DISTRIBUTION_OPERATIONS'],
  deposits: ['MAKE_DEPOSIT', 'MAKE_SHOP_OPERATION', 'MAKE_TXN_SHOP_OPERATION'],
  loans: ['DIGITAL_LOAN_MAKE_REPAYMENT'],
  accounts: ['CHANGE_ACCOUNT_SETTINGS'],
  cards: ['CHANGE_CARD_LIMIT', 'SET_CARD_PIN_CODE', 'ALLOW_CARD_PIN', 'UNBLOCK_CARD'],
} as const satisfies Readonly<Record<string, readonly OperationCode[]>>;

export type CompanyKind = keyof typeof COMPANY_KINDS;

export const COMPANY_KIND_NAMES = Object.keys(COMPANY_KINDS) as readonly CompanyKind[];

/** Kinds of which at least one operation is among the codes. */
export function companyKindsOf(codes: readonly string[]): readonly CompanyKind[] {
  return COMPANY_KIND_NAMES.filter((kind) => COMPANY_KINDS[kind].some((code) => codes.includes(code)));
}
