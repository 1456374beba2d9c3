import { Matches } from 'class-validator';

import type { ValidationCode } from '../validation/ValidationCode';
import { readOneTimeCode } from '../text/identifiers';

const because = (code: ValidationCode) => ({ message: code });

/** One-time code: 6 to 8 digits, typed in groups or not (specification 1, section 5). Rules are checked from the lowest up. */
export class OtpForm {
  @Matches(/^\d{6,8}$/, because('OTP_LENGTH'))
  @Matches(/^\d*$/, because('OTP_NOT_DIGITS'))
  @Matches(/\S/, because('OTP_REQUIRED'))
  otp = '';

  constructor(values: Readonly<Partial<OtpForm>> = {}) {
    this.otp = readOneTimeCode(values.otp ?? '');
  }
}
