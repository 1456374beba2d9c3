import { describe, expect, it } from 'vitest';

import { codeHash, generateCode, maskedPhone } from '../../../bank/confirmations/oneTimeCodes';
import { hashPassword, verifyAgainstNobody, verifyPassword } from '../../../bank/modules/identity/passwords';
import { newSessionKey } from '../../../bank/modules/identity/sessions';
import { secretsOf } from '../support/secrets';

describe('a password', () => {
  it('is kept as argon2id with a salt of its own, and takes time to check', async () => {
    const [one, other] = [await hashPassword('Tulpar-2026'), await hashPassword('Tulpar-2026')];
    expect(one).toMatch(/^\$argon2id\$v=19\$m=65536,t=6,p=1\$/);
    expect(one).not.toBe(other);
    const began = performance.now();
    expect(await verifyPassword(one, 'Tulpar-2026')).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(50);
  });

  it.each(['Tulpar-2026 ', 'tulpar-2026', 'Tulpar-202', ''])('is not %j', async (password) => {
    expect(await verifyPassword(await hashPassword('Tulpar-2026'), password)).toBe(false);
  });

  it('may be long and in any script', async () => {
    const password = 'ңөү🐎'.repeat(16);
    expect(await verifyPassword(await hashPassword(password), password)).toBe(true);
  });

  it('of an unknown login takes as long to check as a real one', async () => {
    const stored = await hashPassword('Tulpar-2026');
    await verifyAgainstNobody('warm up');
    const [real, nobody]: [number[], number[]] = [[], []];
    for (let round = 0; round < 7; round += 1) {
      real.push(await timeOf(() => verifyPassword(stored, 'wrong')));
      nobody.push(await timeOf(() => verifyAgainstNobody('wrong')));
    }
    expect(median(nobody) / median(real)).toBeGreaterThan(0.6);
    expect(median(nobody) / median(real)).toBeLessThan(1.7);
  });
});

async function timeOf(act: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await act();
  return performance.now() - began;
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((left, right) => left - right)[Math.floor(numbers.length / 2)] ?? 0;
}

describe('codes and keys', () => {
  const secrets = secretsOf(1);

  it('are six digits, and hashed for one purpose and one subject', () => {
    expect(Array.from({ length: 200 }, generateCode).every((code) => /^\d{6}$/.test(code))).toBe(true);
    const hashes = [
      codeHash(secrets, { kind: 'login', id: '1' }, '123456'),
      codeHash(secrets, { kind: 'login', id: '2' }, '123456'),
      codeHash(secrets, { kind: 'operation', id: '1' }, '123456'),
      codeHash(secretsOf(2), { kind: 'login', id: '1' }, '123456'),
    ].map((hash) => hash.toString('hex'));
    expect(new Set(hashes).size).toBe(4);
  });

  it('never repeat a key', () => {
    expect(new Set(Array.from({ length: 10_000 }, () => newSessionKey().key)).size).toBe(10_000);
  });

  it('show of a phone only its end', () => {
    expect(maskedPhone('+996555123456')).toBe('+996 *** ** 34 56');
  });
});
