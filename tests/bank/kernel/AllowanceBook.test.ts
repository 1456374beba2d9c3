import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { AllowanceBook } from '../../../bank/kernel/AllowanceBook';
import type { Allowance } from '../../../bank/kernel/allowances';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';

/** A hundred points, of which one comes back every second. */
const ALLOWANCE: Allowance = { name: 'test', capacity: 100, perSecond: 1 };
const SILENT = { warn: () => undefined };

let bank: TestBank;

beforeAll(async () => {
  bank = await createTestBank();
});
afterAll(() => bank.close());

function bookOfProcess(): AllowanceBook {
  return new AllowanceBook(bank.services, SILENT);
}

const of = (subject: string, points = 1) => ({ allowance: ALLOWANCE, subject, points });

async function settledRows(): Promise<number> {
  const { rows } = await bank.database.owner.query<{ n: number }>('select count(*)::int as n from spent_allowance');
  return rows[0]?.n ?? 0;
}

describe('a book of allowances', () => {
  it('says how long to wait once an allowance is spent, also beyond it', () => {
    const book = bookOfProcess();
    expect(book.waitFor(of('a', 100))).toBe(0);
    book.spend(of('a', 130));
    expect(book.waitFor(of('a', 0))).toBe(30_000);
    bank.clock.advance(31_000);
    expect(book.waitFor(of('a', 1))).toBe(0);
    expect(book.waitFor(of('b', 100))).toBe(0);
  });

  it('gives back what was reserved and not needed', () => {
    const book = bookOfProcess();
    book.spend(of('c', 100));
    book.spend(of('c', -60));
    expect(book.waitFor(of('c', 60))).toBe(0);
    expect(book.waitFor(of('c', 61))).toBe(1000);
  });

  it('asks the database for nothing until a chunk is spent', async () => {
    const book = bookOfProcess();
    const before = await settledRows();
    book.spend(of('d', 4));
    await book.settle();
    expect(await settledRows()).toBe(before);
    book.spend(of('d', 1));
    await book.settle();
    expect(await settledRows()).toBe(before + 1);
  });

  it('holds over several processes, but for a chunk each', async () => {
    const books = Array.from({ length: 4 }, bookOfProcess);
    let spent = 0;
    for (let round = 0; round < 20; round += 1) {
      for (const book of books) {
        if (book.waitFor(of('e', 5)) === 0) {
          book.spend(of('e', 5));
          spent += 5;
        }
        await book.settle();
      }
    }
    expect(spent).toBeGreaterThanOrEqual(100);
    expect(spent).toBeLessThanOrEqual(120);
  });

  it('settles by itself', async () => {
    const book = bookOfProcess();
    book.spend(of('f', 90));
    const other = bookOfProcess();
    await expect
      .poll(async () => {
        other.spend(of('f', 5));
        await other.settle();
        return other.waitFor(of('f', 50)) > 0;
      })
      .toBe(true);
  });

  it('keeps to what it knows while the database is away', async () => {
    const warnings: string[] = [];
    const away = {
      clock: bank.services.clock,
      database: Object.assign(Object.create(bank.services.database), {
        pool: { query: () => Promise.reject(new Error('away')) },
      }),
    };
    const book = new AllowanceBook(away, { warn: (_facts, message) => warnings.push(message) });
    book.spend(of('g', 150));
    await book.settle();
    expect(warnings).toEqual(['spent allowances were not settled']);
    expect(book.waitFor(of('g', 0))).toBe(50_000);
  });
});
