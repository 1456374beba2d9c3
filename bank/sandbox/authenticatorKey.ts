import { parse } from '@otplib/uri';
import type { OTPAuthURI } from '@otplib/uri';
import { wrapResult } from 'otplib';

import { base32Bytes, SEED_BOUNDS } from '../modules/identity/oathCodes';
import { withoutGroups } from '../../src/domain/text/identifiers';

/** Key an authenticator stores, with the issuer and the account shown beside its codes. */
export interface AuthenticatorEntry {
  readonly issuer: string;
  readonly account: string;
  readonly key: Buffer;
}

const NAME_LENGTH = 60;

const parsed = wrapResult(parse);

/**
 * Reads what a customer types or a camera sees: the key alone in base 32 (spaces and small letters are fine), or the address
 * in the QR code. Only codes as this bank uses them are made: SHA-1, six digits, half a minute. `undefined` when it is neither.
 */
export function readAuthenticatorKey(text: string): AuthenticatorEntry | undefined {
  const typed = text.trim();
  return /^otpauth:/i.test(typed) ? readAddress(typed) : readKey(typed, { issuer: '', account: '' });
}

function readAddress(text: string): AuthenticatorEntry | undefined {
  const address = parsed(text);
  if (!address.ok || !isOfOurKind(address.value)) {
    return undefined;
  }
  const { label, params } = address.value;
  const [before = '', after] = label.split(':', 2);
  const issuer = params.issuer ?? (after === undefined ? '' : before);
  return readKey(params.secret, { issuer, account: after ?? before });
}

function isOfOurKind({ type, params: { algorithm = 'sha1', digits = 6, period = 30 } }: OTPAuthURI): boolean {
  return type === 'totp' && algorithm === 'sha1' && digits === 6 && period === 30;
}

function readKey(
  text: string,
  names: { readonly issuer: string; readonly account: string },
): AuthenticatorEntry | undefined {
  const key = base32Bytes(withoutGroups(text));
  return key === undefined || key.length < SEED_BOUNDS.least || key.length > SEED_BOUNDS.most
    ? undefined
    : { issuer: names.issuer.trim().slice(0, NAME_LENGTH), account: names.account.trim().slice(0, NAME_LENGTH), key };
}
