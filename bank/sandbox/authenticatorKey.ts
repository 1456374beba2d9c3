/** Key an authenticator stores, with the issuer and the account shown beside its codes. */
export interface AuthenticatorEntry {
  readonly issuer: string;
  readonly account: string;
  readonly key: Buffer;
}

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS_OF_SIGN = 5;

/** Bounds of a key: as short as any authenticator takes it, in bytes, and far longer than any bank makes it, in characters. */
const LEAST_BYTES = 10;
const MOST_SIGNS = 256;
const NAME_SIGNS = 60;

/**
 * Reads what a customer types or a camera sees: the key alone in base 32 (spaces and small letters are fine), or the address
 * in the QR code. Only codes as this bank uses them are made: SHA-1, six digits, half a minute. `undefined` when it is neither.
 */
export function readAuthenticatorKey(text: string): AuthenticatorEntry | undefined {
  const typed = text.trim();
  return /^otpauth:/i.test(typed) ? readAddress(typed) : readKey(typed, { issuer: '', account: '' });
}

function readAddress(text: string): AuthenticatorEntry | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  if (address === undefined || address.host.toLowerCase() !== 'totp' || !isOfOurKind(address.searchParams)) {
    return undefined;
  }
  const [before = '', after] = decoded(address.pathname.slice(1)).split(':', 2);
  const issuer = address.searchParams.get('issuer') ?? (after === undefined ? '' : before);
  return readKey(address.searchParams.get('secret') ?? '', { issuer, account: after ?? before });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isOfOurKind(parameters: URLSearchParams): boolean {
  const is = (name: string, value: string) => (parameters.get(name) ?? value).toUpperCase() === value;
  return is('algorithm', 'SHA1') && is('digits', '6') && is('period', '30');
}

function readKey(
  text: string,
  names: { readonly issuer: string; readonly account: string },
): AuthenticatorEntry | undefined {
  const signs = text.replaceAll(/[\s-]/g, '').replace(/=+$/, '').toUpperCase();
  if (signs.length > MOST_SIGNS || !/^[A-Z2-7]+$/.test(signs)) {
    return undefined;
  }
  const key = bytesOf(signs);
  return key.length < LEAST_BYTES
    ? undefined
    : { issuer: names.issuer.trim().slice(0, NAME_SIGNS), account: names.account.trim().slice(0, NAME_SIGNS), key };
}

function bytesOf(signs: string): Buffer {
  const bits = [...signs].map((sign) => ALPHABET.indexOf(sign).toString(2).padStart(BITS_OF_SIGN, '0')).join('');
  const whole = bits.match(/.{8}/g) ?? [];
  return Buffer.from(whole.map((byte) => Number.parseInt(byte, 2)));
}
