import type {
  AdministratorAct,
  BankStatusChange,
  BankStatusSettings,
  DirectoryEdition,
} from '../../domain/administration/BankStatus';
import type { AdministeredUser, PageOf, UserSearch, UserSummary } from '../../domain/administration/AdministeredUser';
import type { UserLogLine, UserLogQuery } from '../../domain/administration/UserLog';
import { declare } from './declaration';
import type { Nothing } from './utilities';

const ADMINISTRATORS = ['administrator'] as const;

/** Request about one user. */
export interface UserQuery {
  readonly userId: string;
}

/** Request to block a user. */
export interface UserBlocking extends UserQuery {
  /** Reason, for the audit and for other administrators; the user does not see it. */
  readonly reason: string;
}

/** Utility service: the administration of the bank, for administrators only (bank/modules/administration/README.md). */
export const administrationOperations = {
  GET_IBANK_STATUS_SETTINGS: declare<Nothing, BankStatusSettings>()({
    services: ['utility'],
    summary: 'Shows the banner and the rule of sign-ins in every language',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: [],
  }),
  SET_IBANK_STATUS: declare<BankStatusChange, BankStatusSettings>()({
    services: ['utility'],
    summary: 'Sets the banner and the rule of sign-ins; blocking ends all sessions except those of administrators',
    kind: 'command',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    viewOnly: 'allowed',
    failures: ['OPERATION_IMPOSSIBLE'],
  }),
  GET_DIRECTORY_EDITIONS: declare<Nothing, readonly DirectoryEdition[]>()({
    services: ['utility'],
    summary: 'Lists the editions of the directories with the moment and the origin of each',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: [],
  }),
  GET_ADMIN_AUDIT: declare<Nothing, readonly AdministratorAct[]>()({
    services: ['utility'],
    summary: 'Lists the latest 100 changes made by administrators, newest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: [],
  }),
  GET_ADMIN_USERS: declare<UserSearch, PageOf<UserSummary>>()({
    services: ['utility'],
    summary: 'Lists users by login, name, telephone, customer number or INN, twenty at a time; the look is audited',
    kind: 'query',
    cost: 'expensive',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: [],
  }),
  GET_ADMIN_USER: declare<UserQuery, AdministeredUser>()({
    services: ['utility'],
    summary: 'Shows access and rights of a user, without accounts or operations; the look is audited',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: ['CUSTOMER_NOT_FOUND'],
  }),
  GET_ADMIN_USER_LOG: declare<UserLogQuery, PageOf<UserLogLine>>()({
    services: ['utility'],
    summary: 'Lists sign-ins and errors of a user, newest first, thirty at a time; the look is audited',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: ['CUSTOMER_NOT_FOUND'],
  }),
  BLOCK_USER: declare<UserBlocking, AdministeredUser>()({
    services: ['utility'],
    summary: 'Ends the sessions of a user and refuses further sign-ins until the block is lifted',
    kind: 'command',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    viewOnly: 'allowed',
    failures: ['OWN_ACCESS', 'CUSTOMER_NOT_FOUND', 'LAST_ADMINISTRATOR', 'OPERATION_IMPOSSIBLE'],
  }),
  UNBLOCK_USER: declare<UserQuery, AdministeredUser>()({
    services: ['utility'],
    summary: 'Lifts the block of a user, and locks of wrong passwords and codes',
    kind: 'command',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    viewOnly: 'allowed',
    failures: ['OWN_ACCESS', 'CUSTOMER_NOT_FOUND', 'OPERATION_IMPOSSIBLE'],
  }),
} as const;
