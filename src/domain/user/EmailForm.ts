import { OtpForm } from './OtpForm';
import { isEmailAddress } from './emailAddress';
import { validate } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { readOneTimeCode } from '../text/identifiers';
import { plainText } from '../text/plainText';

/** Form fields of a new e-mail address and of the code sent to it. */
export interface EmailForm {
  readonly email: string;
  readonly emailOtp: string;
}

/** First violation of each field; the code is checked once it has been sent. */
export function emailViolations(
  { email, emailOtp }: EmailForm,
  { current, isSent }: { readonly current: string; readonly isSent: boolean },
): Readonly<Partial<Record<keyof EmailForm, ValidationCode>>> {
  const otp = isSent ? validate(new OtpForm({ otp: readOneTimeCode(emailOtp) })).otp : undefined;
  return {
    ...(plainText(email) === current && { email: 'EMAIL_UNCHANGED' }),
    ...(!isEmailAddress(plainText(email)) && { email: 'EMAIL_INVALID' }),
    ...(otp !== undefined && { emailOtp: otp }),
  };
}
