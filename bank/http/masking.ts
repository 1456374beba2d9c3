import { maskedCardNumber, passesLuhn } from '../../src/domain/card/cardNumber';
import { digitsOf } from '../../src/domain/text/identifiers';

const MASK = '***';

/** Names whose values never reach a log, followed by what separates a name from its value in JSON, URLs and prose. */
const SECRET_WITH_NAME =
  /((?:password|passwd|otp|pin|pincode|cvv2?|sessionkey|devicekey|session_key|codeword|answer|token|secret|authorization|пароль|код)["']?\s*[:=]\s*["']?)([^"'\s,;&}]+)/giu;

const DIGIT_RUN = /\d(?:[ -]?\d){12,18}/g;

/**
 * A text fit for a log: card numbers and values named like secrets are masked, control characters are written out, so that
 * one entry can neither leak nor forge another (reliability: S29, S33).
 */
export function maskedForLog(text: string): string {
  return withVisibleControls(text)
    .replace(SECRET_WITH_NAME, `$1${MASK}`)
    .replace(DIGIT_RUN, (run) => (looksLikeCard(run) ? maskedCardNumber(digitsOf(run)) : run));
}

// eslint-disable-next-line no-control-regex -- control characters are exactly what must become visible
const CONTROLS = /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/g;

function withVisibleControls(text: string): string {
  return text.replace(CONTROLS, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Cards of other schemes have other lengths; a log must show none of them. */
function looksLikeCard(run: string): boolean {
  return passesLuhn(digitsOf(run));
}
