import { Length, Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import { LONGEST_NEW_USERNAME, SHORTEST_USERNAME } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a login change (specification 1, section 5). Rules are checked from the lowest up. */
export class UsernameChangeForm {
  @Length(SHORTEST_USERNAME, LONGEST_NEW_USERNAME, because('NEW_USERNAME_LENGTH'))
  @Matches(/^[\p{L}\p{N}@.+-]*$/u, because('USERNAME_CHARACTERS'))
  @Matches(/\S/, because('NEW_USERNAME_REQUIRED'))
  newUsername = '';

  @Matches(/\S/, because('NEW_USERNAME_REPEAT_REQUIRED'))
  repeatedUsername = '';

  constructor(values: Readonly<Partial<UsernameChangeForm>> = {}) {
    this.newUsername = values.newUsername ?? '';
    this.repeatedUsername = values.repeatedUsername ?? '';
  }
}

/** First violation of each field; logins are compared without regard to letter case. */
export function usernameChangeProblems(
  form: UsernameChangeForm,
  currentUsername: string,
): Problems<UsernameChangeForm> {
  const isCurrent = form.newUsername.toLowerCase() === currentUsername.toLowerCase();
  return {
    ...(isCurrent && { newUsername: 'NEW_USERNAME_UNCHANGED' }),
    ...(form.newUsername !== form.repeatedUsername && { repeatedUsername: 'USERNAMES_DIFFER' }),
    ...validate(form),
  };
}
