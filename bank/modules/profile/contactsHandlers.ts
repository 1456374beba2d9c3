import type { contactOperations } from '../../../src/application/operations/contacts';
import { beginEmailChange, sendEmailCode } from './email';
import type { HandlersFor } from '../../kernel/Handler';

/** Handlers of the user's e-mail address. */
export const contactHandlers: HandlersFor<typeof contactOperations> = {
  GET_CONFIRMATION_CODE_BY_EMAIL: sendEmailCode,
  CHANGE_EMAIL: beginEmailChange,
};
