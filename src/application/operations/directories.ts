import type { BusinessError, DirectoryVersion } from '../../domain/directory/Directory';
import type { ExchangeRate } from '../../domain/exchange/ExchangeRate';
import type { Language } from '../../domain/language/Language';
import type { PasswordPolicy } from '../../domain/user/passwordPolicy';
import type { SecurityQuestion } from '../../domain/user/securityQuestions';
import { declare } from './declaration';
import { defineDirectory } from './defineDirectory';
import type { DirectoryQuery } from './defineDirectory';
import type { Nothing } from './utilities';

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
  GET_DIRECTORY_BUSINESS_ERRORS: defineDirectory<readonly BusinessError[], BusinessErrorQuery>()({
    name: 'BUSINESS_ERRORS',
    readers: 'everybody',
    isInParts: true,
    summary: 'Gives the text of every failure code, in every language or in one',
    allowed: ANYBODY,
  }),
  GET_PASSWORD_POLICIES: defineDirectory<readonly PasswordPolicy[]>()({
    name: 'PASSWORD_POLICIES',
    readers: 'everybody',
    summary: 'Gives the rules a new password must follow',
    allowed: ANYBODY,
  }),
  GET_SECURITY_QUESTIONS: defineDirectory<readonly SecurityQuestion[]>()({
    name: 'SECURITY_QUESTIONS',
    readers: 'everybody',
    summary: 'Gives the security questions to choose from',
    allowed: ANYBODY,
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
