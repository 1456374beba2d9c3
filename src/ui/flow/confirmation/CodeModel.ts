import type { ConfirmationViewModel } from './ConfirmationViewModel';

/** View-model as the page of a code needs it. */
export type CodeModel = Pick<
  ConfirmationViewModel<string, unknown>,
  | 'step'
  | 'busy'
  | 'ended'
  | 'failure'
  | 'lost'
  | 'code'
  | 'otp'
  | 'violations'
  | 'sendsLeft'
  | 'secondsToResend'
  | 'canResend'
  | 'resending'
  | 'setOtp'
  | 'resend'
  | 'confirm'
  | 'askAgain'
  | 'askOnReturn'
>;
