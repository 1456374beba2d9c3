const MASK = '***';

/** Names whose values never reach a log, followed by what separates a name from its value in JSON, URLs and prose. */
const SECRET_WITH_NAME =
  /((?:password|passwd|otp|pin|pincode|cvv2?|sessionkey|session_key|token|secret|authorization|пароль|код)["']?\s*[:=]\s*["']?)([^"'\s,;&}]+)/giu;

const DIGIT_RUN = /\d(?:[ -]?\d){12,18}/g;

/**
 * A text fit for a log: card numbers and values named like secrets are masked, control characters are written out, so that
 * one entry can neither leak nor forge another (reliability: S29, S33).
 */
export function maskedForLog(text: string): string {
  return withVisibleControls(text)
    .replace(SECRET_WITH_NAME, `$1${MASK}`)
    .replace(DIGIT_RUN, (run) => (isCardNumber(run) ? maskedCardNumber(run) : run));
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must become visible
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

function withVisibleControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

function isCardNumber(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  return passesLuhn(digits);
}

function maskedCardNumber(run: string): string {
  const digits = run.replace(/\D/g, '');
  return `${digits.slice(0, 6)}${'*'.repeat(digits.length - 10)}${digits.slice(-4)}`;
}

/** The check every payment card number passes (ISO/IEC 7812-1, annex B). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - index) - 48;
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}
