import { otpDigits, OtpForm } from './OtpForm';
import { isEmailAddress } from './emailAddress';
import { validate } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';

/** What a user fills in for a new e-mail address, and then from the letter that came to it. */
export interface EmailForm {
  readonly email: string;
  readonly emailOtp: string;
}

/** The first problem of each field; the code is looked at once a letter is on its way. */
export function emailProblems(
  { email, emailOtp }: EmailForm,
  { current, isSent }: { readonly current: string; readonly isSent: boolean },
): Readonly<Partial<Record<keyof EmailForm, ValidationCode>>> {
  const otp = isSent ? validate(new OtpForm({ otp: otpDigits(emailOtp) })).otp : undefined;
  return {
    ...(email.trim() === current && { email: 'EMAIL_UNCHANGED' }),
    ...(!isEmailAddress(email.trim()) && { email: 'EMAIL_INVALID' }),
    ...(otp !== undefined && { emailOtp: otp }),
  };
}
