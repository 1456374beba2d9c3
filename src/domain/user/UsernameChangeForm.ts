import { Length, Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { MAX_NEW_USERNAME_LENGTH, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { readLogin } from '../text/identifiers';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a login change (specification 1, section 5). Rules are checked from the lowest up. */
export class UsernameChangeForm {
  @Length(SHORTEST_USERNAME, MAX_NEW_USERNAME_LENGTH, because('NEW_USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('NEW_USERNAME_REQUIRED'))
  newUsername = '';

  @Matches(/\S/, because('NEW_USERNAME_REPEAT_REQUIRED'))
  repeatedUsername = '';

  constructor(values: Readonly<Partial<UsernameChangeForm>> = {}) {
    this.newUsername = readLogin(values.newUsername ?? '');
    this.repeatedUsername = readLogin(values.repeatedUsername ?? '');
  }
}

/** First violation of each field; logins are compared without regard to letter case. */
export function usernameChangeViolations(
  form: UsernameChangeForm,
  currentUsername: string,
): Violations<UsernameChangeForm> {
  const isCurrent = form.newUsername.toLowerCase() === currentUsername.toLowerCase();
  return {
    ...(isCurrent && { newUsername: 'NEW_USERNAME_UNCHANGED' }),
    ...(form.newUsername !== form.repeatedUsername && { repeatedUsername: 'USERNAMES_DIFFER' }),
    ...validate(form),
  };
}
