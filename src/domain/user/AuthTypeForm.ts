import { Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { OtpForm, otpDigits } from './OtpForm';
import type { OtpType } from './ProfileChange';

const because = (code: ValidationCode) => ({ message: code });

/** Another way to confirm while it is being chosen. */
export class AuthTypeForm {
  /** Empty until one is chosen. */
  @Matches(/\S/, because('AUTH_TYPE_REQUIRED'))
  otpType: OtpType | '' = '';

  /** The number on the back of a hardware token, as typed; only for one. */
  tokenNumber = '';

  /** A code of the new token, as typed: it shows that the user has it. */
  deviceOtp = '';

  constructor(values: Readonly<Partial<AuthTypeForm>> = {}) {
    this.otpType = values.otpType ?? '';
    this.tokenNumber = values.tokenNumber ?? '';
    this.deviceOtp = values.deviceOtp ?? '';
  }
}

class TokenForm {
  @Matches(/^[0-9A-Z-]{4,30}$/, because('TOKEN_NUMBER_CHARACTERS'))
  @Matches(/\S/, because('TOKEN_NUMBER_REQUIRED'))
  tokenNumber = '';
}

/** The number of a token as the bank knows it: without spaces, in capitals. */
export function tokenNumberOf(typed: string): string {
  return typed.replace(/\s/g, '').toUpperCase();
}

/** The first problem of each field the chosen way has; empty when the change can be asked for. */
export function authTypeProblems(form: AuthTypeForm, current: OtpType | undefined): Problems<AuthTypeForm> {
  if (form.otpType !== '' && form.otpType === current) {
    return { otpType: 'AUTH_TYPE_UNCHANGED' };
  }
  return form.otpType === 'TOKEN' ? { ...validate(form), ...tokenProblems(form) } : validate(form);
}

function tokenProblems({ tokenNumber, deviceOtp }: AuthTypeForm): Problems<AuthTypeForm> {
  const token = Object.assign(new TokenForm(), { tokenNumber: tokenNumberOf(tokenNumber) });
  const { otp } = validate(new OtpForm({ otp: deviceOtp }));
  return { ...validate(token), ...(otp !== undefined && { deviceOtp: otp }) };
}

/** What of a sound form the bank is asked for besides the way itself. */
export function tokenOf(form: AuthTypeForm): { readonly tokenNumber?: string; readonly deviceOtp?: string } {
  return form.otpType === 'TOKEN'
    ? { tokenNumber: tokenNumberOf(form.tokenNumber), deviceOtp: otpDigits(form.deviceOtp) }
    : {};
}
