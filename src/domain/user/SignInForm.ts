import { Length, Matches, MaxLength } from 'class-validator';

import { MAX_PASSWORD_LENGTH, MAX_USERNAME_LENGTH, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { readLogin } from '../text/identifiers';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of the sign-in page (specification 1, section 5). Rules are checked from the lowest up. */
export class SignInForm {
  @Length(SHORTEST_USERNAME, MAX_USERNAME_LENGTH, because('USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('USERNAME_REQUIRED'))
  username = '';

  @MaxLength(MAX_PASSWORD_LENGTH, because('PASSWORD_TOO_LONG'))
  @Matches(/[^]/, because('PASSWORD_REQUIRED'))
  password = '';

  constructor(values: Readonly<Partial<SignInForm>> = {}) {
    this.username = readLogin(values.username ?? '');
    this.password = values.password ?? '';
  }
}
