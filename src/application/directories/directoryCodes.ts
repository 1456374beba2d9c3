import type { DirectoryName } from '../../domain/directory/Directory';
import type { PlainCode, ResponseOf } from '../operations/catalogue';

/** Directories asked for with more than their version: failure texts in one language, towns of one country. */
type AskedForInParts = 'BUSINESS_ERRORS' | 'CITIES';

/** Operations of the directories that are asked for whole. */
export const DIRECTORY_CODES = {
  SERVICE_PROVIDERS: 'GET_SERVICE_PROVIDERS',
  SERVICE_CATEGORIES: 'GET_SERVICE_CATEGORIES',
  DEPOSIT_PRODUCTS: 'GET_DEPOSIT_PRODUCTS',
  MONEY_TRANSFER_SYSTEMS: 'GET_MONEY_TRANSFER_SYSTEMS',
  BANKS: 'GET_BANKS',
  COUNTRIES: 'GET_COUNTRIES',
  REGIONS: 'GET_REGIONS',
  PAYMENT_PURPOSES: 'GET_PAYMENT_PURPOSES',
  CODES_ABROAD: 'GET_CODES_ABROAD',
  TRANSPORT_TYPES: 'GET_TRANSPORT_TYPES',
  SECURITY_QUESTIONS: 'GET_SECURITY_QUESTIONS',
  PASSWORD_POLICIES: 'GET_PASSWORD_POLICIES',
  SCHOOL_YEARS: 'GET_SCHOOL_YEARS',
  SERVICE_POINTS: 'GET_SERVICE_POINTS',
  AD_BLOCKS: 'GET_AD_BLOCKS',
  LOAN_PRODUCTS: 'GET_LOAN_PRODUCTS',
  SHOP_PRODUCTS: 'GET_SHOP_PRODUCTS',
  CHAT_TOPICS: 'GET_CHAT_TOPICS',
} as const satisfies Readonly<Record<Exclude<DirectoryName, AskedForInParts>, PlainCode>>;

export type WholeDirectory = keyof typeof DIRECTORY_CODES;

/** True for the name of a directory that is asked for whole. */
export function isWholeDirectory(name: string): name is WholeDirectory {
  return Object.hasOwn(DIRECTORY_CODES, name);
}

/** Content of a directory as the application holds it. */
export type ContentOf<Name extends WholeDirectory> = NonNullable<ResponseOf<(typeof DIRECTORY_CODES)[Name]>['content']>;

/**
 * Readers of one content: all users, customers of one kind, or one user. What is for one user is not kept on the device, and what is
 * for a kind of customer is kept for each kind.
 */
export const READERS: Readonly<Record<Exclude<DirectoryName, 'BUSINESS_ERRORS'>, 'everybody' | 'kind' | 'user'>> = {
  SERVICE_PROVIDERS: 'kind',
  SERVICE_CATEGORIES: 'kind',
  DEPOSIT_PRODUCTS: 'kind',
  MONEY_TRANSFER_SYSTEMS: 'everybody',
  BANKS: 'everybody',
  COUNTRIES: 'everybody',
  CITIES: 'everybody',
  REGIONS: 'everybody',
  PAYMENT_PURPOSES: 'user',
  CODES_ABROAD: 'user',
  TRANSPORT_TYPES: 'everybody',
  SECURITY_QUESTIONS: 'everybody',
  PASSWORD_POLICIES: 'everybody',
  SCHOOL_YEARS: 'everybody',
  SERVICE_POINTS: 'everybody',
  AD_BLOCKS: 'kind',
  LOAN_PRODUCTS: 'kind',
  SHOP_PRODUCTS: 'kind',
  CHAT_TOPICS: 'everybody',
};

/** Directories whose items have pictures, which are loaded after everything else. */
export const WITH_IMAGES: ReadonlySet<DirectoryName> = new Set(['AD_BLOCKS', 'SHOP_PRODUCTS']);
