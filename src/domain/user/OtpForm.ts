import { Matches } from 'class-validator';

import type { ValidationCode } from '../validation/ValidationCode';

const because = (code: ValidationCode) => ({ message: code });

/** The code as it goes to the bank: what was typed or pasted without its spaces. */
export function otpDigits(typed: string): string {
  return typed.replace(/\s/g, '');
}

/** A one-time code as typed: 6 to 8 digits, spaces anywhere (specification 1, section 5). Rules are checked from the lowest up. */
export class OtpForm {
  @Matches(/^(?:\s*\d){6,8}\s*$/, because('OTP_LENGTH'))
  @Matches(/^[\d\s]*$/, because('OTP_NOT_DIGITS'))
  @Matches(/\S/, because('OTP_REQUIRED'))
  otp = '';

  constructor(values: Readonly<Partial<OtpForm>> = {}) {
    this.otp = values.otp ?? '';
  }
}
