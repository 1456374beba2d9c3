import { Length, Matches } from 'class-validator';

import { LONGEST_PHONE, LONGEST_USERNAME, SHORTEST_PHONE, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';

const because = (code: ValidationCode) => ({ message: code });

/** Whose password is to be restored (specification 1, section 5). Rules are checked from the lowest up. */
export class RestoreForm {
  @Length(SHORTEST_USERNAME, LONGEST_USERNAME, because('USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('USERNAME_REQUIRED'))
  username = '';

  @Length(SHORTEST_PHONE, LONGEST_PHONE, because('PHONE_LENGTH'))
  @Matches(/^\+?\d*$/, because('PHONE_CHARACTERS'))
  @Matches(/\S/, because('PHONE_REQUIRED'))
  phone = '';

  /** The phone as people write it; the spaces, brackets and dashes between its digits do not count. */
  constructor({ username = '', phone = '' }: Readonly<Partial<RestoreForm>> = {}) {
    this.username = username.trim();
    this.phone = phone.replace(/[\s()-]/g, '');
  }
}
