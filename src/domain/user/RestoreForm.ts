import { Length, Matches } from 'class-validator';

import { MAX_PHONE_LENGTH, MAX_USERNAME_LENGTH, SHORTEST_PHONE, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { readLogin, readPhone } from '../text/identifiers';

const because = (code: ValidationCode) => ({ message: code });

/**
 * Form fields that identify the user whose password is to be restored (specification 1, section 5). Rules are checked from the lowest up.
 */
export class RestoreForm {
  @Length(SHORTEST_USERNAME, MAX_USERNAME_LENGTH, because('USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('USERNAME_REQUIRED'))
  username = '';

  @Length(SHORTEST_PHONE, MAX_PHONE_LENGTH, because('PHONE_LENGTH'))
  @Matches(/^\+?\d*$/, because('PHONE_CHARACTERS'))
  @Matches(/\S/, because('PHONE_REQUIRED'))
  phone = '';

  constructor({ username = '', phone = '' }: Readonly<Partial<RestoreForm>> = {}) {
    this.username = readLogin(username);
    this.phone = readPhone(phone);
  }
}
