import type {
  AdBlock,
  ChatTopic,
  City,
  LoanProduct,
  ServicePoint,
  ShopProduct,
} from '../../domain/directory/BankDirectories';
import type { Edition } from '../../domain/directory/Directory';
import { declare } from './declaration';
import type { DirectoryQuery } from './directories';

/** Query of the towns of a country. */
export interface CityQuery extends DirectoryQuery {
  /** Country code, two letters of ISO 3166. */
  readonly country: string;
}

const ANY_CUSTOMER = ['individual', 'corporateView'] as const;
const ANYBODY = ['guest', ...ANY_CUSTOMER] as const;

/** Directories of what the bank has and offers (specification 1, section 3). */
export const bankDirectoryOperations = {
  GET_DIRECTORY_CITIES_BY_COUNTRY_CODE: declare<CityQuery, Edition<readonly City[]>>()({
    services: ['directory'],
    summary: 'Lists the towns of a country',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_SERVICE_POINTS: declare<DirectoryQuery, Edition<readonly ServicePoint[]>>()({
    services: ['directory'],
    summary: 'Lists branches, cash machines and terminals with their places and hours',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_AD_BLOCKS: declare<DirectoryQuery, Edition<readonly AdBlock[]>>()({
    services: ['directory'],
    summary: 'Lists the advertisements for the customer, each with the page it leads to',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_LOAN_PRODUCTS: declare<DirectoryQuery, Edition<readonly LoanProduct[]>>()({
    services: ['directory'],
    summary: 'Lists the loans the bank gives the customer: currencies, rates, amounts and terms',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_SHOP_PRODUCTS: declare<DirectoryQuery, Edition<readonly ShopProduct[]>>()({
    services: ['directory'],
    summary: 'Lists what the customer can order in the showcase',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
  GET_CHAT_TOPICS: declare<DirectoryQuery, Edition<readonly ChatTopic[]>>()({
    services: ['directory'],
    summary: 'Lists the topics a customer writes to the bank about',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_CUSTOMER,
    failures: [],
  }),
} as const;
