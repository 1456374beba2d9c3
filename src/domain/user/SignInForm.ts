import { Length, Matches, MaxLength } from 'class-validator';

import { LONGEST_PASSWORD, LONGEST_USERNAME, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of the sign-in page (specification 1, section 5). Rules are checked from the lowest up. */
export class SignInForm {
  @Length(SHORTEST_USERNAME, LONGEST_USERNAME, because('USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('USERNAME_REQUIRED'))
  username = '';

  @MaxLength(LONGEST_PASSWORD, because('PASSWORD_TOO_LONG'))
  @Matches(/[^]/, because('PASSWORD_REQUIRED'))
  password = '';

  constructor(values: Readonly<Partial<SignInForm>> = {}) {
    this.username = values.username ?? '';
    this.password = values.password ?? '';
  }
}
