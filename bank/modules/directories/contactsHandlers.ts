import type { contactOperations } from '../../../src/application/operations/contacts';
import { beginEmailChange, sendEmailCode } from '../profile/email';
import type { HandlersFor } from '../../kernel/Handler';

/** Where the bank writes to the user. */
export const contactHandlers: HandlersFor<typeof contactOperations> = {
  GET_CONFIRMATION_CODE_BY_EMAIL: sendEmailCode,
  CHANGE_EMAIL: beginEmailChange,
};
