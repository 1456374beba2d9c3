import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { KIND_WORDS } from '../../../bank/modules/documents/receiptWords';
import { money } from '../../../src/domain/money/Money';
import { MOVEMENTS } from '../../../src/domain/movements/movements';
import type { OperationOutcome } from '../../../src/domain/operation/OperationOutcome';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../../bank/kernel/Handler';
import { historyRow } from '../../../src/ui/objects/operations/historyRow';
import { addAccount, addCustomer } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { balanceOf, latestCode, newOperationId, refusalOf, valueOf } from '../support/transfers';
import { DONATION } from './fixture/donation';
import { giveToCharity } from './fixture/donationHandler';
import type { Donation } from './fixture/donationHandler';
import { installFixture } from './fixture/installFixture';

const CHARITY = 'Фонд «Келечек»';
const PURPOSE = 'Учебники';
const AMOUNT = money(150_000n, 'KGS');
const BALANCE = 1_000_000n;
const WITH_DONATIONS = MOVEMENTS.with([DONATION]);

let bank: TestBank;
let donor: TestCaller;
let charity: TestCaller;
let from: string;
let to: string;
let context: CallContext;

beforeAll(async () => {
  bank = await createTestBank({ movements: WITH_DONATIONS });
  await installFixture(bank);
  const { customerId } = await addCustomer(bank, 'donor');
  from = await addAccount(bank, customerId, { balance: 100n * BALANCE });
  const other = await addCustomer(bank, 'charity');
  to = await addAccount(bank, other.customerId);
  donor = await bank.callAs('donor');
  charity = await bank.callAs('charity');
  const { services } = bank;
  context = {
    caller: { ...donor.caller, language: 'ru' },
    bank: services,
    now: services.clock.now(),
    referenceId: 'donation',
    address: '203.0.113.7',
  };
  await bank.database.owner.query('insert into campaign (id, account_id, charity, purpose) values (1, $1, $2, $3)', [
    to,
    CHARITY,
    PURPOSE,
  ]);
});
afterAll(() => bank.close());
beforeEach(() => bank.database.owner.query('update campaign set is_open = true'));

function donation(): Donation {
  return { operationId: newOperationId(), debitAccountId: from, campaignId: '1', amount: AMOUNT };
}

/** Confirms a donation by the code of its message. */
async function confirm({ operationId }: Donation) {
  valueOf(await donor.call('SEND_OTP_BY_SMS', { operationId }));
  return donor.call('CONFIRM_TRANSFER', { operationId, otp: await latestCode(bank, donor, operationId) });
}

/** Makes and confirms a donation. */
async function give(): Promise<OperationOutcome> {
  const request = donation();
  valueOf(await giveToCharity(request, context));
  return valueOf(await confirm(request));
}

/** Text of the first page of a PDF, without spaces. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(Uint8Array.from(bytes)));
  return text.join('').replace(/\s/g, '');
}

describe('a movement that only the fixture folder knows', () => {
  it('is planned, shown in the words of its descriptor and stored; the same request answers the same', async () => {
    const request = donation();
    const preview = valueOf(await giveToCharity(request, context));
    expect(preview.confirmationText).toMatch(/^Оплата 1\s500,00\sсом со счёта \*\d{4}: Фонд «Келечек», /);
    expect(valueOf(await giveToCharity(request, context))).toEqual(preview);
  });

  it('is confirmed by a code and booked, with what its hook adds, against its limit', async () => {
    const before = { from: await balanceOf(bank, from), to: await balanceOf(bank, to), used: await usedToday() };
    const outcome = await give();
    expect(outcome.status).toBe('ACCEPTED');
    expect(await balanceOf(bank, from)).toBe(before.from - AMOUNT.minor);
    expect(await balanceOf(bank, to)).toBe(before.to + AMOUNT.minor);
    expect(await usedToday()).toBe(before.used + AMOUNT.minor);
    const { rows } = await bank.database.owner.query<{ amount: string; campaign_id: string }>(
      'select amount, campaign_id from donation where txn_id = $1',
      [outcome.transactionId],
    );
    expect(rows).toEqual([{ amount: AMOUNT.minor.toString(), campaign_id: '1' }]);
    await assertBooksBalance(bank.database.owner);
  });

  it('is refused by its hook when the campaign has closed since, and moves nothing', async () => {
    const request = donation();
    valueOf(await giveToCharity(request, context));
    await bank.database.owner.query('update campaign set is_open = false');
    const before = await balanceOf(bank, from);
    expect(refusalOf(await confirm(request))).toBe('OPERATION_IMPOSSIBLE');
    expect(await balanceOf(bank, from)).toBe(before);
    expect(refusalOf(await giveToCharity(donation(), context))).toBe('RECIPIENT_NOT_FOUND');
  });

  it('stands in the history under its kind, which is unknown without its descriptor', async () => {
    const { transactionId } = await give();
    const transaction = valueOf(await donor.call('GET_TRANSACTION_BY_ID_V2', { transactionId }));
    expect(transaction).toMatchObject({ txnCode: 'GIVE_TO_CHARITY', recipientName: CHARITY });
    expect(historyRow(transaction, [], { movements: WITH_DONATIONS }).kind).toBe('genericPayment');
    expect(historyRow(transaction, []).kind).toBe('other');
  });

  it('has a receipt with the title of its kind, the words that were confirmed and its details in their order', async () => {
    const { transactionId, fingerprint } = await give();
    const page = await textOf(valueOf(await donor.call('GET_TRANSACTION_RECEIPT_FILE', { transactionId })).bytes);
    expect(page).toContain(`${KIND_WORDS.genericPayment.ru}1500,00сом`);
    expect(page).toContain('Оплата1500,00сомсосчёта*');
    expect(page).toContain(fingerprint);
    expect(page).toMatch(/Период2026.*УслугаУчебники/);
  });

  it('stands in the statements of both sides and their cash flow under its kind', async () => {
    await give();
    const day = bankDayOf(bank.clock.now());
    for (const [side, accountId] of [
      [donor, from],
      [charity, to],
    ] as const) {
      const { id } = valueOf(await side.call('GENERATE_ACCOUNT_STATEMENT', { accountId, from: day, to: day }));
      const file = valueOf(await side.call('GET_STATEMENT_FILE', { statementId: id, format: 'csv' }));
      const lines = new TextDecoder().decode(file.bytes).split('\r\n');
      const title = KIND_WORDS.genericPayment[side.caller.language];
      expect(lines.filter((line) => line.includes(title)).at(-1)).toContain('1500,00');
      const flow = valueOf(await side.call('GET_ACCOUNT_FLOW', { accountId, months: 1 }));
      expect(flow.kinds.map(({ kind }) => kind)).toContain('genericPayment');
    }
  });

  it('is noticed by the donor in the words that were confirmed', async () => {
    await give();
    const [notice] = valueOf(await donor.call('GET_NOTIFICATIONS', {}));
    expect(notice?.content.ru.body).toMatch(/^Оплата 1\s500,00\sсом/);
  });

  it('cannot be kept as a template, as its descriptor says', async () => {
    const { operationId } = await give();
    expect(refusalOf(await donor.call('CREATE_TEMPLATE', { name: 'Фонд', operationId }))).toBe('OPERATION_NOT_FOUND');
  });
});

/** Counted today against the limit of the donor, in minor units. */
async function usedToday(): Promise<bigint> {
  const limits = valueOf(await donor.call('GET_CUST_LIMITS', {}));
  return limits.find(({ transferCode }) => transferCode === 'BANK_CLIENT')?.usedToday.minor ?? -1n;
}
