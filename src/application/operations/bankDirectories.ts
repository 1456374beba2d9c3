import type {
  AdBlock,
  ChatTopic,
  City,
  LoanProduct,
  ServicePoint,
  ShopProduct,
} from '../../domain/directory/BankDirectories';
import { defineDirectory } from './defineDirectory';
import type { DirectoryQuery } from './defineDirectory';

/** Query of the towns of a country. */
export interface CityQuery extends DirectoryQuery {
  /** Country code, two letters of ISO 3166. */
  readonly country: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;
const ANYBODY = ['guest', ...ANY_CUSTOMER] as const;

/** Directories of what the bank has and offers (specification 1, section 3). */
export const bankDirectoryOperations = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: defineDirectory<readonly City[], CityQuery>()({
    name: 'CITIES',
    readers: 'everybody',
    isInParts: true,
    summary: 'Lists the towns of a country',
    allowed: ANYBODY,
  }),
  GET_SERVICE_POINTS: defineDirectory<readonly ServicePoint[]>()({
    name: 'SERVICE_POINTS',
    readers: 'everybody',
    summary: 'Lists branches, cash machines and terminals with their places and hours',
    allowed: ANYBODY,
  }),
  GET_AD_BLOCKS: defineDirectory<readonly AdBlock[]>()({
    name: 'AD_BLOCKS',
    readers: 'kind',
    hasImages: true,
    summary: 'Lists the advertisements for the customer, each with the page it leads to',
    allowed: ANY_CUSTOMER,
  }),
  GET_LOAN_PRODUCTS: defineDirectory<readonly LoanProduct[]>()({
    name: 'LOAN_PRODUCTS',
    readers: 'kind',
    summary: 'Lists the loans the bank gives the customer: currencies, rates, amounts and terms',
    allowed: ANY_CUSTOMER,
  }),
  GET_SHOP_PRODUCTS: defineDirectory<readonly ShopProduct[]>()({
    name: 'SHOP_PRODUCTS',
    readers: 'kind',
    hasImages: true,
    summary: 'Lists what the customer can order in the showcase',
    allowed: ANY_CUSTOMER,
  }),
  GET_CHAT_TOPICS: defineDirectory<readonly ChatTopic[]>()({
    name: 'CHAT_TOPICS',
    readers: 'everybody',
    summary: 'Lists the topics a customer writes to the bank about',
    allowed: ANY_CUSTOMER,
  }),
} as const;
