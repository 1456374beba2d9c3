import { describe, expect, it } from 'vitest';

import { tokenCounter } from '../../../bank/modules/identity/devices';
import {
  base32,
  base32Bytes,
  hotpCode,
  hotpCounter,
  SEED_BOUNDS,
  totpStep,
} from '../../../bank/modules/identity/oathCodes';
import { unseal, seal } from '../../../bank/kernel/sealing';
import { secretsOf } from '../support/secrets';

/** The seed of the examples in RFC 4226, appendix D, and RFC 6238, appendix B. */
const SEED = Buffer.from('12345678901234567890');

describe('codes of a counter', () => {
  it.each(
    ['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'].map(
      (code, counter) => [counter, code] as const,
    ),
  )('%i is %s (RFC 4226)', (counter, code) => {
    expect(hotpCode(SEED, BigInt(counter))).toBe(code);
  });

  it.each(['', '75522', '7552240', ' 755224', '７５５２２４'])('%j is of none', (code) => {
    expect(hotpCounter(SEED, code, { first: 0n, within: 10 })).toBeUndefined();
  });

  it('are made of every seed within the bounds and of no other', () => {
    const { least, most } = SEED_BOUNDS;
    expect(hotpCode(Buffer.alloc(least), 0n)).toMatch(/^\d{6}$/);
    expect(hotpCode(Buffer.alloc(most), 0n)).toMatch(/^\d{6}$/);
    expect(() => hotpCode(Buffer.alloc(least - 1), 0n)).toThrow('Secret must be at least 10 bytes');
    expect(() => hotpCode(Buffer.alloc(most + 1), 0n)).toThrow('Secret must not exceed 160 bytes');
  });
});

describe('codes of a moment', () => {
  it.each([
    [59, '94287082'],
    [1_111_111_109, '07081804'],
    [1_111_111_111, '14050471'],
    [1_234_567_890, '89005924'],
    [2_000_000_000, '69279037'],
    [20_000_000_000, '65353130'],
  ])('second %i is %s (RFC 6238)', (second, code) => {
    expect(hotpCode(SEED, BigInt(Math.floor(second / 30)), 8)).toBe(code);
  });

  it('are good one step early and one late, and never again', () => {
    const step = 41_152_263n;
    const now = Number(step) * 30_000;
    const codes = [-2n, -1n, 0n, 1n, 2n].map((off) => hotpCode(SEED, step + off));
    expect(codes.map((code) => totpStep(SEED, code, { now, after: 0n }))).toEqual([
      undefined,
      step - 1n,
      step,
      step + 1n,
      undefined,
    ]);
    expect(totpStep(SEED, codes[2] ?? '', { now, after: step })).toBeUndefined();
  });
});

describe('a hardware token', () => {
  const token = { counter: 5n, resync_counter: null };

  it('may be a little ahead and never behind', () => {
    expect(tokenCounter(SEED, hotpCode(SEED, 5n), token)).toEqual({ accepted: true, next: 6n });
    expect(tokenCounter(SEED, hotpCode(SEED, 14n), token)).toEqual({ accepted: true, next: 15n });
    expect(tokenCounter(SEED, hotpCode(SEED, 4n), token)).toEqual({ accepted: false, next: undefined });
  });

  it('far ahead comes back into step with two codes in a row', () => {
    const first = tokenCounter(SEED, hotpCode(SEED, 60n), token);
    expect(first).toEqual({ accepted: false, next: 61n });
    expect(tokenCounter(SEED, hotpCode(SEED, 61n), { counter: 5n, resync_counter: 61n })).toEqual({
      accepted: true,
      next: 62n,
    });
    expect(tokenCounter(SEED, hotpCode(SEED, 60n), { counter: 5n, resync_counter: 61n }).accepted).toBe(false);
    expect(tokenCounter(SEED, hotpCode(SEED, 200n), token)).toEqual({ accepted: false, next: undefined });
  });
});

describe('a seed', () => {
  it.each([
    ['', ''],
    ['f', 'MY'],
    ['fo', 'MZXQ'],
    ['foo', 'MZXW6'],
    ['foob', 'MZXW6YQ'],
    ['fooba', 'MZXW6YTB'],
    ['foobar', 'MZXW6YTBOI'],
  ])('%j is %j in base 32 (RFC 4648)', (bytes, text) => {
    expect(base32(Buffer.from(bytes))).toBe(text);
    expect(base32Bytes(text)).toEqual(Buffer.from(bytes));
  });

  it.each(['mzxw6yq', 'MZXW6YQ='])('is read from %j', (text) => {
    expect(base32Bytes(text)).toEqual(Buffer.from('foob'));
  });

  it.each([
    ['a sign of no alphabet', 'MZXW6Y1'],
    ['a sign too many', 'MZXW6YTBA'],
    ['bits nobody reads', 'MZXW6YR'],
  ])('is not read from a text with %s', (_, text) => expect(base32Bytes(text)).toBeUndefined());

  it('is sealed for its owner, under the secret, against change', () => {
    const secrets = secretsOf(1);
    const sealed = seal(secrets, 'user 1', SEED);
    expect(unseal(secrets, 'user 1', sealed)).toEqual(SEED);
    expect(sealed.includes(SEED)).toBe(false);
    expect(seal(secrets, 'user 1', SEED)).not.toEqual(sealed);
    expect(() => unseal(secrets, 'user 2', sealed)).toThrow();
    expect(() => unseal(secretsOf(2), 'user 1', sealed)).toThrow();
    sealed.writeUInt8(sealed.readUInt8(30) ^ 1, 30);
    expect(() => unseal(secrets, 'user 1', sealed)).toThrow();
  });
});
