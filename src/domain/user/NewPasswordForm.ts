import { Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { PASSWORD_POLICY, passwordViolations } from './passwordPolicy';
import type { PasswordOwner, PasswordPolicy } from './passwordPolicy';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a new password and its repetition (specification 1, section 5). */
export class NewPasswordForm {
  @Matches(/[^]/, because('PASSWORD_REQUIRED'))
  password = '';

  @Matches(/[^]/, because('PASSWORD_REPEAT_REQUIRED'))
  repeat = '';

  constructor({ password = '', repeat = '' }: Readonly<Partial<NewPasswordForm>> = {}) {
    this.password = password;
    this.repeat = repeat;
  }
}

/** The first problem of each field, given whose password it is to be; empty when it can be sent. */
export function violationsOfNewPassword(
  form: NewPasswordForm,
  owner: PasswordOwner,
  policy: PasswordPolicy = PASSWORD_POLICY,
): Violations<NewPasswordForm> {
  return {
    ...(passwordViolations(form.password, owner, policy).length > 0 && { password: 'PASSWORD_POLICY' }),
    ...(form.repeat !== form.password && { repeat: 'PASSWORDS_DIFFER' }),
    ...validate(form, ['password', 'repeat']),
  };
}
