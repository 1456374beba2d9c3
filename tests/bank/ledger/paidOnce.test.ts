import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import { money } from '../../../src/domain/money/Money';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import { moved } from '../support/movements';
import { qrRequest } from '../support/qr';
import { balanceOf, createAndSendAs, newOperationId, refusalOf, valueOf } from '../support/transfers';
import type { TestBank, TestCaller } from '../support/createTestBank';

const PAYERS = 12;
const FUNDS = 1_000_000n;

describe('what may be paid once', () => {
  let bank: TestBank;
  let payers: { readonly user: TestCaller; readonly from: string }[];
  beforeEach(async () => {
    bank = await createTestBank();
    payers = [];
    for (let place = 0; place < PAYERS; place += 1) {
      const { customerId } = await addCustomer(bank, `payer${place}`);
      const from = await addAccount(bank, customerId, { balance: FUNDS });
      payers.push({ from, user: await bank.callAs(`payer${place}`) });
    }
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  const fine = (from: string) => ({
    operationId: newOperationId(),
    debitAccountId: from,
    decisionNumber: 'BG0010001234',
    amount: money(300_000n, 'KGS'),
  });

  /** Everybody creates the same payment while nobody has made it, and all confirm it in one moment. */
  async function confirmedAtOnce<Code extends ConfirmedCode>(
    code: Code,
    requestFor: (from: string) => RequestOf<Code>,
  ) {
    const ready = await Promise.all(
      payers.map(async ({ user, from }) => {
        const request = requestFor(from);
        return { user, operationId: request.operationId, otp: await createAndSendAs(bank, user, { code, request }) };
      }),
    );
    return Promise.all(ready.map(({ user, ...confirmation }) => user.call('CONFIRM_PAYMENT', confirmation)));
  }

  it.each([
    ['a code for one payment', 'MAKE_QR_PAYMENT', (from: string) => qrRequest(from), 'ELQR_EXPIRED', 100_000n],
    ['a fine', 'MAKE_FINE_PAYMENT', fine, 'FINE_ALREADY_PAID', 301_000n],
  ] as const)('%s: of many who confirm it in one moment one pays', async (_what, code, requestFor, refusal, spent) => {
    const answers = await confirmedAtOnce<ConfirmedCode>(code, requestFor);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => refusalOf(answer) === refusal)).toHaveLength(PAYERS - 1);
    const balances = await Promise.all(payers.map(({ from }) => balanceOf(bank, from)));
    expect(balances.filter((balance) => balance === FUNDS)).toHaveLength(PAYERS - 1);
    expect(balances.find((balance) => balance !== FUNDS)).toBe(FUNDS - spent);
    const { rows } = await bank.database.owner.query<{ deadlocks: string }>(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    expect(rows[0]?.deadlocks).toBe('0');
  });

  it('can be paid by another when the first one took the payment back', async () => {
    const [first, second] = payers;
    if (first === undefined || second === undefined) {
      throw new Error('There are two');
    }
    const waiting = fine(second.from);
    const otp = await createAndSendAs(bank, second.user, { code: 'MAKE_FINE_PAYMENT', request: waiting });
    const { transactionId } = valueOf(
      await moved(bank, first.user, { code: 'MAKE_FINE_PAYMENT', request: fine(first.from) }),
    );
    const confirmation = { operationId: waiting.operationId, otp };
    expect(refusalOf(await second.user.call('CONFIRM_PAYMENT', confirmation))).toBe('FINE_ALREADY_PAID');
    expect(valueOf(await first.user.call('TRANSACTION_DELETE_BY_ID', { transactionId })).status).toBe('CANCELLED');
    expect(refusalOf(await second.user.call('CONFIRM_PAYMENT', confirmation))).toBeUndefined();
    expect(refusalOf(await first.user.call('MAKE_FINE_PAYMENT', fine(first.from)))).toBe('FINE_ALREADY_PAID');
  });
});
