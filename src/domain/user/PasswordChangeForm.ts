import { Matches, MaxLength } from 'class-validator';

import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import { MAX_PASSWORD_LENGTH } from '../validation/ValidationCode';
import type { ValidationCode } from '../validation/ValidationCode';
import { passwordViolations } from './passwordPolicy';
import type { PasswordOwner, PasswordPolicy } from './passwordPolicy';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a password change (specification 1, section 5). */
export class PasswordChangeForm {
  @MaxLength(MAX_PASSWORD_LENGTH, because('PASSWORD_TOO_LONG'))
  @Matches(/[^]/, because('PASSWORD_REQUIRED'))
  currentPassword = '';

  @Matches(/[^]/, because('NEW_PASSWORD_REQUIRED'))
  newPassword = '';

  @Matches(/[^]/, because('PASSWORD_REPEAT_REQUIRED'))
  repeatedPassword = '';

  constructor(values: Readonly<Partial<PasswordChangeForm>> = {}) {
    this.currentPassword = values.currentPassword ?? '';
    this.newPassword = values.newPassword ?? '';
    this.repeatedPassword = values.repeatedPassword ?? '';
  }
}

/** First violation of each field, by the password policy served by the bank; empty when the change can be requested. */
export function passwordChangeViolations(
  form: PasswordChangeForm,
  owner: PasswordOwner,
  policy: PasswordPolicy,
): Violations<PasswordChangeForm> {
  return {
    ...newPasswordViolation(form, owner, policy),
    ...(form.newPassword !== form.repeatedPassword && { repeatedPassword: 'PASSWORDS_DIFFER' }),
    ...validate(form, ['currentPassword', 'newPassword', 'repeatedPassword']),
  };
}

function newPasswordViolation(
  { currentPassword, newPassword }: PasswordChangeForm,
  owner: PasswordOwner,
  policy: PasswordPolicy,
): Violations<PasswordChangeForm> {
  if (passwordViolations(newPassword, owner, policy).length > 0) {
    return { newPassword: 'PASSWORD_POLICY' };
  }
  return newPassword === currentPassword ? { newPassword: 'NEW_PASSWORD_UNCHANGED' } : {};
}
