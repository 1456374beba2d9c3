import { crypto } from '@otplib/plugin-crypto-node';
import { createGuardrails, generateSync, ScureBase32Plugin, wrapResult } from 'otplib';

import type { Instant } from '../../../src/domain/time/Instant';

const DIGITS = 6;
/** Lifetime of a code of an authenticator, in milliseconds. */
export const STEP_MS = 30_000;

/** Bounds of a seed, in bytes: as short as any authenticator takes it, and far longer than any bank makes it. */
export const SEED_BOUNDS = { least: 10, most: 160 };

const GUARDRAILS = createGuardrails({ MIN_SECRET_BYTES: SEED_BOUNDS.least, MAX_SECRET_BYTES: SEED_BOUNDS.most });

/**
 * The code of a counter (RFC 4226, section 5.3).
 * @throws SecretError when the seed is out of `SEED_BOUNDS`
 * @throws CounterError when the counter is negative or no safe integer
 */
export function hotpCode(seed: Uint8Array, counter: bigint, digits: 6 | 8 = DIGITS): string {
  return generateSync({
    strategy: 'hotp',
    secret: seed,
    counter: Number(counter),
    digits,
    crypto,
    guardrails: GUARDRAILS,
  });
}

/** The time step of a moment (RFC 6238, section 4.2): half a minute long. */
export function stepOf(now: Instant): bigint {
  return BigInt(Math.floor(now / STEP_MS));
}

/** Time step of the code: the present one, the one before or the one after, and later than `after`; `undefined` when it is of none. */
export function totpStep(
  seed: Uint8Array,
  code: string,
  { now, after }: { readonly now: Instant; readonly after: bigint },
): bigint | undefined {
  const present = stepOf(now);
  const steps = [present, present - 1n, present + 1n].filter((step) => step > after);
  return counterOf(seed, code, steps);
}

/** Counter of the code, from `first` on and within so many; `undefined` when it is of none. */
export function hotpCounter(
  seed: Uint8Array,
  code: string,
  { first, within }: { readonly first: bigint; readonly within: number },
): bigint | undefined {
  const counters = Array.from({ length: within }, (_, ahead) => first + BigInt(ahead));
  return counterOf(seed, code, counters);
}

/** First of the counters the code is of. All are compared, each in constant time, so that the time taken does not tell which one it was. */
function counterOf(seed: Uint8Array, code: string, counters: readonly bigint[]): bigint | undefined {
  return counters.filter((counter) => crypto.constantTimeEqual(hotpCode(seed, counter), code))[0];
}

const BASE32 = new ScureBase32Plugin();
const decoded = wrapResult((text: string) => BASE32.decode(text));

/** Base 32 without padding (RFC 4648, section 6), as authenticators take their keys. */
export function base32(bytes: Uint8Array): string {
  return BASE32.encode(bytes);
}

/** Bytes of a text in base 32, in capitals or small letters and with padding or without; `undefined` when it is none. */
export function base32Bytes(text: string): Buffer | undefined {
  const bytes = decoded(text);
  return bytes.ok ? Buffer.from(bytes.value) : undefined;
}
