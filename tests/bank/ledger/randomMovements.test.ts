import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { clientRequest, moved, numberOf } from '../support/movements';
import { interbankThat, paymentRequest, worker } from '../support/payments';
import { balanceOf, refusalOf, transferRequest } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { runs } from '../../support/propertyRuns';

/** Monday, 23 November 2026, 09:00 in Bishkek. */
const MONDAY_NINE = Date.UTC(2026, 10, 23, 3);
const MINUTE_MS = 60_000;
const RATE = 87_000_000n;
const GROSS_FEE = 15_000n;
const OPENING = 2_000_000n;

const amount = fc.bigInt({ min: 100n, max: 900_000n });
const step = fc.oneof(
  fc.record({ kind: fc.constant('client' as const), amount }),
  fc.record({ kind: fc.constant('exchange' as const), amount }),
  fc.record({
    kind: fc.constant('payment' as const),
    amount,
    scenario: fc.constantFrom('182', '401', '404', '405', '408'),
  }),
  fc.record({ kind: fc.constantFrom('work' as const, 'crash' as const, 'wait' as const) }),
);

const died = () => Promise.reject(new Error('died'));

/** Expected balances in minor units, computed without the bank. */
class Model {
  soms = OPENING;
  dollars = 0n;
  recipient = 0n;
  /** Amount that the network returns later. */
  coming = 0n;

  /** Debits the account in soms when it covers the amount; true when it did. */
  spend(minor: bigint): boolean {
    const enough = this.soms >= minor;
    this.soms -= enough ? minor : 0n;
    return enough;
  }
}

describe('any sequence of movements, with a worker that dies', () => {
  let bank: TestBank;
  let day = 0;
  beforeAll(async () => {
    bank = await createTestBank({ now: MONDAY_NINE });
    await bank.database.owner.query(
      `insert into exchange_rate (base, quote, rate_type, buy, sell, valid_from) values
        ('USD', 'KGS', 'commercial', ${RATE}, ${RATE}, now()), ('USD', 'KGS', 'official', ${RATE}, ${RATE}, now())`,
    );
    await bank.database.owner.query('delete from holiday');
  });
  afterAll(() => bank.close());

  async function arranged(): Promise<{ user: TestCaller; soms: string; dollars: string; other: string }> {
    const login = `payer${(day += 1)}`;
    const { customerId } = await addCustomer(bank, login);
    const recipient = await addCustomer(bank, `${login}.other`);
    return {
      user: await bank.callAs(login),
      soms: await addAccount(bank, customerId, { balance: OPENING }),
      dollars: await addAccount(bank, customerId, { currency: 'USD' }),
      other: await addAccount(bank, recipient.customerId),
    };
  }

  it('ends with the balances of a plain model, and the books balance after every step', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 14 }), async (steps) => {
        const { user, soms, dollars, other } = await arranged();
        const model = new Model();
        const today = new Date(bank.clock.now()).toISOString().slice(0, 10);
        for (const each of steps) {
          switch (each.kind) {
            case 'client': {
              const request = clientRequest({ from: soms, to: await numberOf(bank, other), amount: each.amount });
              const answer = await moved(bank, user, { code: 'MAKE_BANK_CLIENT_TRANSFER', request });
              const passes = model.spend(each.amount);
              model.recipient += passes ? each.amount : 0n;
              expect(refusalOf(answer)).toBe(passes ? undefined : 'INSUFFICIENT_FUNDS');
              break;
            }
            case 'exchange': {
              const request = transferRequest({ from: soms, to: dollars, amount: each.amount });
              const exchange = { amountIs: 'given', otherCurrency: 'USD' } as const;
              const answer = await moved(bank, user, {
                code: 'MAKE_OWN_ACCOUNTS_TRANSFER',
                request: { ...request, exchange },
              });
              const passes = model.spend(each.amount);
              model.dollars += passes ? (each.amount * 1_000_000n) / RATE : 0n;
              expect(refusalOf(answer)).toBe(passes ? undefined : 'INSUFFICIENT_FUNDS');
              break;
            }
            case 'payment': {
              const { scenario } = each;
              const request = paymentRequest({
                from: soms,
                amount: each.amount,
                system: 'gross',
                scenario,
                day: today,
              });
              const answer = await moved(bank, user, { code: 'MAKE_OTHER_BANK_TRANSFER', request });
              const passes = model.spend(each.amount + GROSS_FEE);
              const isRejected = scenario === '401' || scenario === '404';
              model.coming += passes && isRejected ? each.amount + GROSS_FEE : 0n;
              model.coming += passes && scenario === '405' ? each.amount : 0n;
              expect(refusalOf(answer)).toBe(passes ? undefined : 'INSUFFICIENT_FUNDS');
              break;
            }
            case 'work':
              await Promise.all([worker(bank).round(), worker(bank).round()]);
              break;
            case 'crash':
              await worker(
                bank,
                interbankThat(bank, () => ({ send: died, stateOf: died })),
              ).round();
              break;
            case 'wait':
              bank.clock.advance(MINUTE_MS);
              break;
            default:
              each satisfies never;
          }
          // What the network has given back by now can be spent again.
          const back = (await balanceOf(bank, soms)) - model.soms;
          model.soms += back;
          model.coming -= back;
          expect(back >= 0n && model.coming >= 0n).toBe(true);
          await assertBooksBalance(bank.database.owner);
        }
        for (let minute = 0; minute < 130; minute += 3) {
          await Promise.all([worker(bank).round(), worker(bank).round()]);
          bank.clock.advance(3 * MINUTE_MS);
        }
        expect([await balanceOf(bank, soms), await balanceOf(bank, dollars), await balanceOf(bank, other)]).toEqual([
          model.soms + model.coming,
          model.dollars,
          model.recipient,
        ]);
        await assertBooksBalance(bank.database.owner);
        // The next sequence has a business morning of its own.
        bank.clock.advance(7 * 24 * 60 * MINUTE_MS - ((bank.clock.now() - MONDAY_NINE) % (7 * 24 * 60 * MINUTE_MS)));
      }),
      runs({ cost: 'heavy' }),
    );
  }, 180_000);
});
