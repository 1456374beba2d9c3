import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { pointLink } from '../../../bank/modules/qr/pointCode';
import { receiveQrPayment } from '../../../bank/modules/qr/receiveQrPayment';
import type { DeliveredQrPayment } from '../../../bank/networks/ports/QrOperator';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCompanyUser, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { addPoint, delivered } from '../support/points';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';
import { runs } from '../../support/propertyRuns';

const amount = fc.bigInt({ min: 100n, max: 90_000n });
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('arrive' as const), amount }) },
  // Delivered again by this many processes at once; `which` counts from the latest.
  fc.record({ kind: fc.constant('again' as const), which: fc.nat({ max: 5 }), times: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('inside' as const), amount }),
  fc.record({ kind: fc.constantFrom('switch' as const, 'lead' as const) }),
);

const FUNDS = 100_000_000n;

describe('any sequence of payments at a point', () => {
  let bank: TestBank;
  let stories = 0;
  beforeAll(async () => {
    bank = await createTestBank();
  });
  afterAll(() => bank.close());

  it('credits each once, to where the point led and while it took payments, and the books balance', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
        stories += 1;
        const { customerId } = await addCompanyUser(bank, `seller${stories}`);
        const payer = await addCustomer(bank, `payer${stories}`);
        const user = await bank.callAs(`payer${stories}`);
        const from = await addAccount(bank, payer.customerId, { balance: FUNDS });
        const accounts = [await addAccount(bank, customerId), await addAccount(bank, customerId)] as const;
        const point = await addPoint(bank, { customerId, accountId: accounts[0] });
        const link = pointLink({ hash: point.hash, name: 'Кафе', salesPointId: 'A-1' }, 'Company');
        const expected = [0n, 0n];
        const known: { readonly payment: DeliveredQrPayment; readonly accepted: boolean }[] = [];
        let [leadsTo, isActive, counted] = [0, true, 0n];
        const credit = (minor: bigint) => {
          expected[leadsTo] = (expected[leadsTo] ?? 0n) + minor;
          counted += minor;
        };
        for (const each of steps) {
          switch (each.kind) {
            case 'arrive': {
              const payment = delivered(point.hash, { amount: money(each.amount, 'KGS') });
              const receipts = await Promise.all(
                [payment, payment].map((one) => receiveQrPayment(bank.services, one, bank.clock.now())),
              );
              expect(receipts.map(({ answer }) => answer.accepted)).toEqual([isActive, isActive]);
              known.unshift({ payment, accepted: isActive });
              credit(isActive ? each.amount : 0n);
              break;
            }
            case 'again': {
              const before = known[each.which];
              const again = before === undefined ? [] : Array.from({ length: each.times }, () => before.payment);
              const receipts = await Promise.all(
                again.map((one) => receiveQrPayment(bank.services, one, bank.clock.now())),
              );
              expect(receipts.map(({ answer, isNew }) => [answer.accepted, isNew])).toEqual(
                again.map(() => [before?.accepted, false]),
              );
              break;
            }
            case 'inside': {
              const request = {
                operationId: newOperationId(),
                debitAccountId: from,
                qr: link,
                amount: money(each.amount, 'KGS'),
                purpose: '',
              };
              const paid = isActive
                ? valueOf(await moved(bank, user, { code: 'MAKE_QR_PAYMENT', request }))
                : refusalOf(await user.call('MAKE_QR_PAYMENT', request));
              expect(paid === 'SALES_POINT_CLOSED').toBe(!isActive);
              credit(isActive ? each.amount : 0n);
              break;
            }
            case 'switch':
              isActive = !isActive;
              await bank.database.owner.query('update qr_point set is_active = $2 where id = $1', [point.id, isActive]);
              break;
            case 'lead':
              leadsTo = 1 - leadsTo;
              await bank.database.owner.query('update qr_point set account_id = $2 where id = $1', [
                point.id,
                accounts[leadsTo],
              ]);
              break;
            default:
              each satisfies never;
          }
        }
        expect(await Promise.all(accounts.map((account) => balanceOf(bank, account)))).toEqual(expected);
        const { rows } = await bank.database.owner.query<{ sum: string }>(
          'select coalesce(sum(amount), 0)::text as sum from qr_point_payment where point_id = $1',
          [point.id],
        );
        expect(rows).toEqual([{ sum: counted.toString() }]);
        await assertBooksBalance(bank.database.owner);
      }),
      runs({ cost: 'heavy' }),
    );
  }, 180_000);
});
