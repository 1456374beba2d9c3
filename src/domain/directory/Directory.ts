import type { LocalizedText } from '../language/Language';

/** The versioned directories (specification 1, section 3), by the names of the list of editions and of the event of a new one. */
export const DIRECTORY_NAMES = [
  'SERVICE_PROVIDERS',
  'SERVICE_CATEGORIES',
  'DEPOSIT_PRODUCTS',
  'MONEY_TRANSFER_SYSTEMS',
  'BANKS',
  'COUNTRIES',
  'REGIONS',
  'PAYMENT_PURPOSES',
  'CODES_ABROAD',
  'TRANSPORT_TYPES',
  'SECURITY_QUESTIONS',
  'PASSWORD_POLICIES',
  'SCHOOL_YEARS',
  'BUSINESS_ERRORS',
  'CITIES',
  'SERVICE_POINTS',
  'AD_BLOCKS',
  'LOAN_PRODUCTS',
  'SHOP_PRODUCTS',
  'CHAT_TOPICS',
] as const;

export type DirectoryName = (typeof DIRECTORY_NAMES)[number];

/** Current version of a directory; a client that holds another version loads the directory again. */
export interface DirectoryVersion {
  readonly name: string;
  readonly dataVersion: bigint;
}

/** Answer to a query of a directory. */
export interface Edition<Content> {
  readonly dataVersion: bigint;
  /** Absent when the client holds this edition: there is nothing new. */
  readonly content?: Content | undefined;
}

/** Message of the bank for one failure code (specification 1, section 3). */
export interface BusinessError {
  readonly code: string;
  readonly text: LocalizedText;
  readonly fallbackText: string;
}
