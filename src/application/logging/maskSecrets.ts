const MASK = '***';

/** Codes, card and account numbers, phones: any run of six digits or more, also with spaces or dashes between them. */
const DIGIT_RUN = /\d(?:[ -]?\d){5,}/g;
/** Session keys are 43 characters of base64url; nothing else in a message of ours is that long without a break. */
const LONG_TOKEN = /[A-Za-z0-9_-]{40,}/g;
const NAMED_SECRET =
  /(password|otp|sessionkey|pin|cvv2?|codeword|answer)(["']?\s*[:=]\s*)("[^"]*"|'[^']*'|[^\s,;}]+)/gi;

/** Masks the secrets in a log message. */
export function maskSecrets(text: string): string {
  return text.replace(NAMED_SECRET, `$1$2${MASK}`).replace(LONG_TOKEN, MASK).replace(DIGIT_RUN, MASK);
}
