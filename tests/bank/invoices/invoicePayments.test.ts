import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { takeInvoice } from '../../../bank/modules/invoices/invoiceIntake';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { RequestOf } from '../../../src/application/operations/catalogue';
import type { Invoice } from '../../../src/domain/invoice/Invoice';
import type { InvoicePayment } from '../../../src/domain/invoice/InvoicePayment';
import { money } from '../../../src/domain/money/Money';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, newOperationId, refusalOf, valueOf } from '../support/transfers';
import { addDistributor, addInvoice } from './support';
import { fixedSamples } from '../../support/propertyRuns';

const FUNDS = 10_000_000n;
const CREDIT = 1_000_000n;

describe('invoices of a company', () => {
  let bank: TestBank;
  let maker: TestCaller;
  let director: TestCaller;
  let accountant: TestCaller;
  let from: string;
  let buyerId: string;
  let distributorId: string;
  let account: string;

  beforeEach(async () => {
    bank = await createTestBank();
    buyerId = await addCompany(bank, [
      { login: 'maker', rights: ['view', 'create'] },
      { login: 'director', rights: ['view', 'sign'], place: 1 },
      { login: 'accountant', rights: ['view', 'sign'], place: 2 },
    ]);
    maker = await bank.callAs('maker');
    director = await bank.callAs('director');
    accountant = await bank.callAs('accountant');
    from = await addAccount(bank, buyerId, { balance: FUNDS });
    const seller = await addCompany(bank, [{ login: 'seller', rights: ['view'] }]);
    account = await addAccount(bank, seller);
    distributorId = await addDistributor(bank, { customerId: seller, accountId: account });
    await bank.database.owner.query('insert into distributor_line values ($1, $2, $3, $4)', [
      distributorId,
      buyerId,
      CREDIT,
      'KGS',
    ]);
  });
  afterEach(async () => {
    await assertBooksBalance(bank.database.owner);
    await bank.close();
  });

  const issued = (total: bigint) => addInvoice(bank, { distributorId, buyerId, total });

  function payment(parts: readonly (readonly [invoiceId: string, minor: bigint])[]): InvoicePayment {
    return {
      operationId: newOperationId(),
      debitAccountId: from,
      distributorId,
      parts: parts.map(([invoiceId, minor]) => ({ invoiceId, amount: money(minor, 'KGS') })),
    };
  }

  async function sent(parts: readonly (readonly [string, bigint])[]): Promise<OperationId> {
    const request = payment(parts);
    valueOf(await maker.call('MAKE_DISTRIBUTION_OPERATIONS', request));
    valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    return request.operationId;
  }

  async function begin(
    user: TestCaller,
    documents: readonly OperationId[],
  ): Promise<RequestOf<'CONFIRM_CONFIRM_OPERATION'>> {
    const operationId = newOperationId();
    valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents }));
    const { rows } = await bank.database.owner.query<{ text: string }>(
      'select text from message_outbox where user_id = $1 order by id desc limit 1',
      [user.caller.userId],
    );
    return { operationId, otp: /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '' };
  }

  async function sign(user: TestCaller, documents: readonly OperationId[]) {
    return valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', await begin(user, documents)));
  }

  async function invoices(): Promise<readonly Invoice[]> {
    const answer = valueOf(await maker.call('GET_DISTRIBUTION', { action: 'getInvoices' }));
    return answer.action === 'getInvoices' ? answer.invoices : [];
  }

  async function creditLeft(): Promise<bigint | undefined> {
    const answer = valueOf(await maker.call('GET_DISTRIBUTION', { action: 'getDistributorLimits' }));
    return answer.action === 'getDistributorLimits' ? answer.limits[0]?.left.minor : undefined;
  }

  it('are paid in part and in full by one transfer, which frees the credit and tells both sides what it paid', async () => {
    const [first, second] = [await issued(300_000n), await issued(200_000n)];
    expect(await creditLeft()).toBe(CREDIT - 500_000n);
    const document = await sent([
      [first, 300_000n],
      [second, 50_000n],
    ]);
    await sign(director, [document]);
    expect(await creditLeft()).toBe(CREDIT - 500_000n);
    await sign(accountant, [document]);
    expect([await creditLeft(), await balanceOf(bank, account)]).toEqual([CREDIT - 150_000n, 350_000n]);
    const [open, paid] = await invoices();
    expect([open?.id, open?.remaining.minor, paid?.id, paid?.remaining.minor, paid?.paidOn]).toEqual([
      second,
      150_000n,
      first,
      0n,
      '2026-11-21',
    ]);
    const seller = await bank.callAs('seller');
    const { transactions } = valueOf(await seller.call('GET_TRANSACTION_HISTORY_V2', {}));
    expect(transactions[0]?.terms?.details?.invoiceNumbers).toBe(`${paid?.number}, ${open?.number}`);
  });

  it('paid by two at one moment are paid what is left and no more', async () => {
    const invoice = await issued(300_000n);
    const documents = [await sent([[invoice, 200_000n]]), await sent([[invoice, 200_000n]])] as const;
    await sign(director, documents);
    const requestes = await Promise.all(documents.map((document) => begin(accountant, [document])));
    const answers = await Promise.all(
      requestes.map((requested) => accountant.call('CONFIRM_CONFIRM_OPERATION', requested)),
    );
    expect(answers.map((answer) => valueOf(answer)[0]?.refusal).toSorted()).toEqual([
      'INVOICE_AMOUNT_TOO_LARGE',
      undefined,
    ]);
    expect((await invoices())[0]?.remaining.minor).toBe(100_000n);
    expect(await balanceOf(bank, account)).toBe(200_000n);
    const rest = await sent([[invoice, 100_000n]]);
    const late = await sent([[invoice, 100_000n]]);
    await sign(director, [rest, late]);
    expect((await sign(accountant, [rest, late])).map(({ refusal }) => refusal)).toEqual([
      undefined,
      'INVOICE_ALREADY_PAID',
    ]);
    expect(refusalOf(await maker.call('MAKE_DISTRIBUTION_OPERATIONS', payment([[invoice, 1n]])))).toBe(
      'INVOICE_ALREADY_PAID',
    );
    expect(await balanceOf(bank, account)).toBe(300_000n);
  });

  it('are never overpaid by parts of several paid at the same time', async () => {
    const ids = [await issued(100_000n), await issued(150_000n), await issued(50_000n)];
    const part = fc.bigInt({ min: 1n, max: 100_000n });
    const requestes = fixedSamples(fc.array(fc.tuple(fc.constantFrom(...ids), part), { minLength: 1, maxLength: 3 }), {
      count: 8,
      seed: 71,
    });
    const documents: OperationId[] = [];
    for (const requested of requestes) {
      const parts = [...new Map(requested)];
      const request = payment(parts.toReversed());
      if ((await maker.call('MAKE_DISTRIBUTION_OPERATIONS', request)).ok) {
        valueOf(await maker.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
        documents.push(request.operationId);
      }
    }
    expect(documents.length).toBeGreaterThan(3);
    await sign(director, documents);
    const confirmations = await Promise.all(documents.map((document) => begin(accountant, [document])));
    await Promise.all(confirmations.map((requested) => accountant.call('CONFIRM_CONFIRM_OPERATION', requested)));
    const after = await invoices();
    expect(after.every(({ remaining }) => remaining.minor >= 0n)).toBe(true);
    expect(after.reduce((sum, { paid }) => sum + paid.minor, 0n)).toBe(await balanceOf(bank, account));
  });

  it('of others are neither seen nor paid, and one user alone pays none', async () => {
    const invoice = await issued(100_000n);
    const strangerId = await addCompany(bank, [{ login: 'stranger', rights: ['view', 'create'] }]);
    const stranger = await bank.callAs('stranger');
    const own = await addAccount(bank, strangerId, { balance: FUNDS });
    expect(valueOf(await stranger.call('GET_DISTRIBUTION', { action: 'getInvoices' }))).toEqual({
      action: 'getInvoices',
      invoices: [],
    });
    expect(valueOf(await stranger.call('GET_DISTRIBUTION', { action: 'getDistributors' }))).toEqual({
      action: 'getDistributors',
      distributors: [],
    });
    expect(
      refusalOf(
        await stranger.call('MAKE_DISTRIBUTION_OPERATIONS', { ...payment([[invoice, 1n]]), debitAccountId: own }),
      ),
    ).toBe('INVOICE_NOT_FOUND');
    await sent([[invoice, 100_000n]]);
    expect((await invoices())[0]?.remaining.minor).toBe(100_000n);
  });

  it('that do not fit into the credit are not taken over, and none is taken twice', async () => {
    const { rows } = await bank.database.owner.query<{ inn: string }>(
      `update customer set inn = '00101199019999' where id = $1 returning inn`,
      [buyerId],
    );
    const today = bankDayOf(bank.clock.now());
    const offer = {
      number: 'N-1',
      buyerInn: rows[0]?.inn ?? '',
      issuedOn: today,
      dueOn: addDays(today, 10),
      total: 600_000n,
    };
    const take = (changes: Partial<typeof offer> = {}) =>
      takeInvoice(bank.services, BigInt(distributorId), { ...offer, ...changes });
    expect(
      await Promise.all([take({ number: 'N-2' }), take({ number: 'N-3' })]).then((taken) => taken.toSorted()),
    ).toEqual(['overLimit', 'taken']);
    expect([await take(), await take({ total: 400_000n }), await take({ total: 400_000n })]).toEqual([
      'overLimit',
      'taken',
      'known',
    ]);
    expect([await take({ buyerInn: '99999999999999' }), await creditLeft()]).toEqual(['noLine', 0n]);
  });
});
