import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { hourly, spendAllowance } from '../../../bank/kernel/allowances';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

const TEN_AN_HOUR = hourly('test', 10);
const MINUTE_MS = 60_000;

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

async function spend(subject: string, points = 1) {
  const answer = await spendAllowance(bank.services, TEN_AN_HOUR, { subject, points });
  return answer.ok ? 'spent' : answer.failure;
}

function inMinutes(minutes: number): string {
  return new Date(bank.clock.now() + minutes * MINUTE_MS).toISOString();
}

describe('an allowance', () => {
  it('is spent, and says when enough of it has come back', async () => {
    for (let point = 0; point < 10; point += 1) {
      expect(await spend('a')).toBe('spent');
    }
    expect(await spend('a')).toEqual({ code: 'TOO_MANY_REQUESTS', data: { retryAt: inMinutes(6) } });
    expect(await spend('a', 3)).toEqual({ code: 'TOO_MANY_REQUESTS', data: { retryAt: inMinutes(18) } });
    bank.clock.advance(6 * MINUTE_MS);
    expect(await spend('a')).toBe('spent');
    expect(await spend('a')).toEqual({ code: 'TOO_MANY_REQUESTS', data: { retryAt: inMinutes(6) } });
  });

  it('belongs to each subject alone, and never holds more than its capacity', async () => {
    expect(await spend('b', 10)).toBe('spent');
    bank.clock.advance(100 * MINUTE_MS);
    expect(await spend('c', 11)).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(await spend('b', 10)).toBe('spent');
  });

  it('is not exceeded by calls that spend it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 25 }, () => spend('d')));
    expect(answers.filter((answer) => answer === 'spent')).toHaveLength(10);
  });
});
