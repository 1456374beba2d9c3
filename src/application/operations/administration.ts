import type {
  AdministratorAct,
  BankStatusChange,
  BankStatusSettings,
  DirectoryEdition,
} from '../../domain/administration/BankStatus';
import { declare } from './declaration';
import type { Nothing } from './utilities';

const ADMINISTRATORS = ['administrator'] as const;

/** Utility service: the administration of the bank, for administrators only (docs/adr/0141). */
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
    summary: 'Sets the banner and the rule of sign-ins; blocking ends the session of everybody but administrators',
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
    summary: 'Lists the latest 100 acts of administrators, newest first',
    kind: 'query',
    confirmation: 'none',
    allowed: ADMINISTRATORS,
    failures: [],
  }),
} as const;
