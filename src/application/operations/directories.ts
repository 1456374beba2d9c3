import type { BusinessError, DirectoryVersion, Edition } from '../../domain/directory/Directory';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import type { Language } from '../../domain/language/Language';
import type { PasswordPolicy } from '../../domain/user/passwordPolicy';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { declare } from './declaration';
import type { Nothing } from './utilities';

/** Request of every directory. */
export interface DirectoryQuery {
  readonly withoutImages: boolean;
  /** Version the client holds, with images if it wants them; absent when it holds none. The answer to the present one has no content. */
  readonly dataVersion?: bigint | undefined;
}

/** Query of the editions. */
export interface DirectoryVersionQuery {
  /** The only directory wanted. */
  readonly name?: string | undefined;
}

/** Query of the failure texts. */
export interface BusinessErrorQuery extends DirectoryQuery {
  /** The only language wanted; texts of all others are empty then. */
  readonly language?: Language | undefined;
}

const ANYBODY = ['guest', 'individual', 'corporateView'] as const;

/** Directory service: versioned reference data (specification 2, section 7.3). */
export const directoryOperations = {
  GET_DV_OF_DIRECTORIES: declare<DirectoryVersionQuery, readonly DirectoryVersion[]>()({
    services: ['directory'],
    summary: 'Lists the directories and the edition of each, or of the one that is named',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_DIRECTORY_BUSINESS_ERRORS: declare<BusinessErrorQuery, Edition<readonly BusinessError[]>>()({
    services: ['directory'],
    summary: 'Gives the text of every failure code, in every language or in one',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_PASSWORD_POLICIES: declare<DirectoryQuery, Edition<readonly PasswordPolicy[]>>()({
    services: ['directory'],
    summary: 'Gives the rules a new password must follow',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_SECURITY_QUESTIONS: declare<DirectoryQuery, Edition<readonly SecurityQuestion[]>>()({
    services: ['directory'],
    summary: 'Gives the security questions to choose from',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
  GET_EXCHANGE_RATES: declare<Nothing, readonly ExchangeRate[]>()({
    services: ['directory'],
    summary: 'Lists the rates of the bank and of the National Bank against the som',
    kind: 'query',
    confirmation: 'none',
    allowed: ANYBODY,
    failures: [],
  }),
} as const;
