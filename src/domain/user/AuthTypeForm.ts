import { Matches } from 'class-validator';

import { validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { OtpForm } from './OtpForm';
import type { OtpType } from './ProfileChange';
import { readCode, readOneTimeCode } from '../text/identifiers';

const because = (code: ValidationCode) => ({ message: code });

/** Form fields of a change of the confirmation method. */
export class AuthTypeForm {
  /** Empty until a method is selected. */
  @Matches(/\S/, because('AUTH_TYPE_REQUIRED'))
  otpType: OtpType | '' = '';

  /** Serial number on the back of a hardware token, as typed; for a hardware token only. */
  tokenNumber = '';

  /** Code of the new token, as typed: it proves possession of the token. */
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

/** Serial number of a token as stored by the bank: without spaces, in capitals. */
export function tokenNumberOf(typed: string): string {
  return readCode(typed);
}

/** First violation of each field used by the selected method; empty when the change can be requested. */
export function authTypeViolations(form: AuthTypeForm, current: OtpType | undefined): Violations<AuthTypeForm> {
  if (form.otpType !== '' && form.otpType === current) {
    return { otpType: 'AUTH_TYPE_UNCHANGED' };
  }
  return form.otpType === 'TOKEN' ? { ...validate(form), ...tokenViolations(form) } : validate(form);
}

function tokenViolations({ tokenNumber, deviceOtp }: AuthTypeForm): Violations<AuthTypeForm> {
  const token = Object.assign(new TokenForm(), { tokenNumber: tokenNumberOf(tokenNumber) });
  const { otp } = validate(new OtpForm({ otp: deviceOtp }));
  return { ...validate(token), ...(otp !== undefined && { deviceOtp: otp }) };
}

/** Token data of the request made from a valid form; empty for other methods. */
export function tokenOf(form: AuthTypeForm): { readonly tokenNumber?: string; readonly deviceOtp?: string } {
  return form.otpType === 'TOKEN'
    ? { tokenNumber: tokenNumberOf(form.tokenNumber), deviceOtp: readOneTimeCode(form.deviceOtp) }
    : {};
}
