import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { collectDebit, dueDebits } from '../../../bank/modules/directDebits/collectDebit';
import { decideMandate } from '../../../bank/modules/directDebits/decideMandate';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import type { InvoiceDebit } from '../../../src/domain/invoice/DirectDebit';
import { money } from '../../../src/domain/money/Money';
import { at, dayOf, noticesOf } from '../schedules/support';
import { deposit } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { balanceOf, refusalOf, valueOf } from '../support/transfers';
import { active, addParties, given, issued, look, mandate, process } from './support';
import type { Parties } from './support';

const PRICE = 50_000n;

let bank: TestBank;
let parties: Parties;

beforeEach(async () => {
  bank = await createTestBank({ now: at('2027-02-01', '12:00') });
  parties = await addParties(bank, 1_000_000n);
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

async function notices(): Promise<readonly string[]> {
  return noticesOf(bank, await bank.callAs('payer'));
}

/** Debits of the latest mandate, the latest first. */
async function debits() {
  return (await mandate(bank)).debits;
}

/** Debit of an invoice as the company sees it. */
async function seenByCompany(invoiceId: string): Promise<InvoiceDebit | undefined> {
  const owner = await bank.callAs('owner');
  const { invoices } = valueOf(await owner.call('GET_ISSUED_INVOICES', {}));
  return invoices.find(({ id }) => id === invoiceId)?.directDebit;
}

describe('a debit by a mandate', () => {
  it('is announced from eight in the morning of the day before, and made on the day the invoice is due, once', async () => {
    const first = await issued(bank, parties, { total: 100n, dueOn: '2027-02-01' });
    await active(bank, parties);
    const invoice = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-10' });
    await look(bank, '2027-02-01', '13:00');
    await look(bank, '2027-02-02', '13:00');
    await look(bank, '2027-02-09', '07:59');
    expect((await debits()).map(({ day }) => day)).toEqual(['2027-02-02']);
    bank.clock.advance(60_000);
    await Promise.all([process(bank).round(), process(bank).round(), process(bank).round()]);
    expect((await notices()).filter((words) => words.startsWith('Скоро автосписание')).length).toBe(2);
    expect((await debits())[0]).toMatchObject({ day: '2027-02-10', state: 'announced', amount: money(PRICE, 'KGS') });
    expect((await notices())[0]).toMatch(
      /^Скоро автосписание по счёту № В-\d+: Company \d+: 500,00.сом, спишем 10\.02\.2027/,
    );
    expect(await seenByCompany(invoice)).toEqual({ state: 'announced', day: '2027-02-10' });
    await look(bank, '2027-02-10', '07:59');
    expect(await balanceOf(bank, parties.to)).toBe(100n);
    bank.clock.advance(60_000);
    await Promise.all([process(bank).round(), process(bank).round(), process(bank).round()]);
    await look(bank, '2027-02-12', '12:00');
    expect(await balanceOf(bank, parties.to)).toBe(100n + PRICE);
    expect(await seenByCompany(invoice)).toEqual({ state: 'paid', day: '2027-02-10' });
    expect(await seenByCompany(first)).toEqual({ state: 'paid', day: '2027-02-02' });
    const [made] = await debits();
    const payer = await bank.callAs('payer');
    const line = valueOf(await payer.call('GET_TRANSACTION_BY_ID_V2', { transactionId: made?.transactionId ?? '' }));
    expect(line).toMatchObject({
      status: 'ACCEPTED',
      txnCode: 'DIRECT_DEBIT',
      purpose: expect.stringContaining('Вода'),
    });
    expect((await notices())[0]).toMatch(/^Счёт № В-\d+ оплачен автосписанием/);
  });

  it('is announced late and made a day after that, when no process was up', async () => {
    await active(bank, parties);
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-10' });
    await look(bank, '2027-02-14', '15:30');
    expect(await debits()).toMatchObject([{ day: '2027-02-15', state: 'announced' }]);
    await look(bank, '2027-02-15', '15:29');
    expect(await balanceOf(bank, parties.to)).toBe(0n);
    await look(bank, '2027-02-15', '15:30');
    expect(await balanceOf(bank, parties.to)).toBe(PRICE);
  });

  it('is never made by a mandate the bank has not activated, has refused, or whose last day is over', async () => {
    const waiting = await given(bank, parties, { validUntil: dayOf('2027-02-20') });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-04', '12:00');
    expect(await debits()).toEqual([]);
    await decideMandate(bank.services, { mandateId: waiting, activated: false, now: bank.clock.now() });
    expect(await decideMandate(bank.services, { mandateId: waiting, activated: true, now: bank.clock.now() })).toBe(
      false,
    );
    expect([(await mandate(bank)).state, (await notices())[0]]).toEqual([
      'refused',
      expect.stringMatching(/^Автосписания не включены/),
    ]);
    await active(bank, parties, { validUntil: dayOf('2027-02-20') });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-21' });
    await look(bank, '2027-02-20', '12:00');
    await look(bank, '2027-02-21', '12:00');
    expect(await mandate(bank)).toMatchObject({ state: 'expired', endedOn: '2027-02-21', debits: [] });
    expect((await notices())[0]).toMatch(/^Разрешение на автосписания закончилось/);
    expect(await balanceOf(bank, parties.to)).toBe(0n);
  });

  it('is not announced above a ceiling: the payer is asked to pay', async () => {
    await active(bank, parties, { ceiling: money(PRICE, 'KGS'), periodCeiling: money(PRICE * 2n - 1n, 'KGS') });
    const large = await issued(bank, parties, { total: PRICE + 1n, dueOn: '2027-02-03' });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-04' });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-05' });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-03-01' });
    for (const day of ['2027-02-02', '2027-02-03', '2027-02-04', '2027-02-05', '2027-02-28', '2027-03-01']) {
      await look(bank, day, '12:00');
    }
    expect((await debits()).map(({ state, obstacle }) => [state, obstacle])).toEqual([
      ['paid', undefined],
      ['failed', 'overPeriod'],
      ['paid', undefined],
      ['failed', 'overCeiling'],
    ]);
    expect(await seenByCompany(large)).toEqual({ state: 'failed', day: '2027-02-03' });
    expect(await notices()).toContainEqual(
      expect.stringMatching(/не оплачен автосписанием: .*больше разрешённой за раз/),
    );
  });

  it('is tried on three days when money is short, with a notification each time', async () => {
    await active(bank, parties);
    await bank.database.owner.query('update account set blocked = balance where id = $1', [parties.from]);
    const invoice = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    await look(bank, '2027-02-03', '12:00');
    expect(await debits()).toMatchObject([{ day: '2027-02-04', state: 'announced', obstacle: 'insufficientFunds' }]);
    expect((await notices())[0]).toMatch(/пока не прошло: .*Недостаточно средств на счёте\. Повторим 04\.02\.2027/);
    expect(await seenByCompany(invoice)).toEqual({ state: 'announced', day: '2027-02-04' });
    await look(bank, '2027-02-04', '11:59');
    expect(await debits()).toMatchObject([{ day: '2027-02-04' }]);
    await look(bank, '2027-02-04', '12:00');
    await look(bank, '2027-02-05', '12:00');
    expect(await debits()).toMatchObject([{ day: '2027-02-05', state: 'failed', obstacle: 'insufficientFunds' }]);
    expect((await notices())[0]).toMatch(/не оплачен автосписанием: .*Оплатите счёт сами/);
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [parties.from]);
    await look(bank, '2027-02-06', '12:00');
    expect(await balanceOf(bank, parties.to)).toBe(0n);
  });

  it('is made on a later attempt when the money has come', async () => {
    await active(bank, parties);
    await issued(bank, parties, { total: 90_000n, dueOn: '2027-02-03' });
    await bank.database.owner.query('update account set blocked = balance where id = $1', [parties.from]);
    await look(bank, '2027-02-02', '12:00');
    await look(bank, '2027-02-03', '12:00');
    await deposit(bank, parties.from, { amount: 90_000n, currency: 'KGS' });
    await look(bank, '2027-02-04', '12:00');
    expect(await debits()).toMatchObject([{ day: '2027-02-04', state: 'paid', obstacle: undefined }]);
  });

  it.each([
    ['frozen = true', 'from', 'accountUnavailable'],
    ['credit_stopped = true', 'to', 'creditorUnavailable'],
  ] as const)('meets an account with %s', async (change, side, obstacle) => {
    await active(bank, parties);
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    await bank.database.owner.query(`update account set ${change} where id = $1`, [parties[side]]);
    await look(bank, '2027-02-03', '12:00');
    expect(await debits()).toMatchObject([{ state: 'announced', obstacle }]);
  });

  it('meets an expired passport', async () => {
    await active(bank, parties);
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    await bank.database.owner.query(`update customer set passport_expires_on = '2027-02-02' where id = $1`, [
      parties.payerId,
    ]);
    await look(bank, '2027-02-03', '12:00');
    expect(await debits()).toMatchObject([{ state: 'announced', obstacle: 'passportExpired' }]);
  });
});

describe('what the payer does', () => {
  it('takes a part paid by hand off the debit, and cancels the debit of what is paid or withdrawn', async () => {
    await active(bank, parties);
    const part = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    const whole = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    const withdrawn = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    const pay = 'update invoice set paid_elsewhere = $2, paid = $2, paid_on = issued_on where id = $1';
    await bank.database.owner.query(pay, [part, PRICE - 100n]);
    await bank.database.owner.query(pay, [whole, PRICE]);
    valueOf(await (await bank.callAs('owner')).call('WITHDRAW_INVOICE', { invoiceId: withdrawn }));
    await look(bank, '2027-02-03', '12:00');
    expect((await debits()).map(({ state, amount }) => [state, amount.minor])).toEqual([
      ['cancelled', PRICE],
      ['cancelled', PRICE],
      ['paid', 100n],
    ]);
    expect(await balanceOf(bank, parties.to)).toBe(100n);
  });

  it('refuses one debit without a code until it is made, and the mandate stays', async () => {
    await active(bank, parties);
    const refused = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-04' });
    await look(bank, '2027-02-02', '12:00');
    const payer = await bank.callAs('payer');
    const [{ id: debitId } = { id: '' }] = await debits();
    valueOf(await payer.call('REFUSE_DIRECT_DEBIT', { debitId }));
    expect(valueOf(await payer.call('REFUSE_DIRECT_DEBIT', { debitId })).state).toBe('active');
    await look(bank, '2027-02-03', '12:00');
    await look(bank, '2027-02-04', '12:00');
    expect((await debits()).map(({ state }) => state)).toEqual(['paid', 'refused']);
    expect(await seenByCompany(refused)).toEqual({ state: 'refused', day: '2027-02-03' });
    const [made] = await debits();
    const late = await (await bank.callAs('payer')).call('REFUSE_DIRECT_DEBIT', { debitId: made?.id ?? '' });
    expect(refusalOf(late)).toBe('DIRECT_DEBIT_OVER');
  });

  it('revokes a mandate without a code, with what is announced; another one can be given then', async () => {
    const mandateId = await active(bank, parties);
    const invoice = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    const payer = await bank.callAs('payer');
    expect(valueOf(await payer.call('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId }))).toMatchObject({
      state: 'revoked',
      debits: [{ state: 'cancelled' }],
    });
    await look(bank, '2027-02-03', '12:00');
    expect([await balanceOf(bank, parties.to), await seenByCompany(invoice)]).toEqual([0n, undefined]);
    expect(await active(bank, parties)).not.toBe(mandateId);
    await look(bank, '2027-02-04', '12:00');
    // The invoice was due on the day of the activation, so the new mandate is good for it.
    expect((await debits()).map(({ state }) => state)).toEqual(['announced']);
  });
});

describe('at the moment of the debit', () => {
  it.each(['REVOKE_DIRECT_DEBIT_MANDATE', 'REFUSE_DIRECT_DEBIT', 'WITHDRAW_INVOICE'] as const)(
    '%s comes before it or after it, and nothing waits for ever',
    async (code) => {
      const mandateId = await active(bank, parties);
      const invoiceId = await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
      await look(bank, '2027-02-02', '12:00');
      bank.clock.advance(24 * 60 * 60 * 1000);
      const [{ id: debitId } = { id: '' }] = await debits();
      const payer = await bank.callAs('payer');
      const owner = await bank.callAs('owner');
      const act = {
        REVOKE_DIRECT_DEBIT_MANDATE: () => payer.call('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId }),
        REFUSE_DIRECT_DEBIT: () => payer.call('REFUSE_DIRECT_DEBIT', { debitId }),
        WITHDRAW_INVOICE: () => owner.call('WITHDRAW_INVOICE', { invoiceId }),
      }[code];
      await Promise.all([process(bank).round(), act(), process(bank).round()]);
      await process(bank).round();
      const [debit] = await debits();
      const isPaid = debit?.state === 'paid';
      expect([isPaid, debit?.transactionId !== undefined, await balanceOf(bank, parties.to)]).toEqual([
        isPaid,
        isPaid,
        isPaid ? PRICE : 0n,
      ]);
      expect(debit?.state).toMatch(/^(paid|refused|cancelled)$/);
    },
  );
});

describe('a process that dies', () => {
  async function due(): Promise<bigint> {
    await active(bank, parties);
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    bank.clock.advance(24 * 60 * 60 * 1000);
    const [id = 0n] = await dueDebits(bank.services.database, bank.clock.now());
    return id;
  }

  it.each(['invoice_payment', 'notification', 'direct_debit'])(
    'while it writes %s has debited nothing, and the next one debits once',
    async (table) => {
      const id = await due();
      const { owner } = bank.database;
      await owner.query(
        `create function die() returns trigger language plpgsql as 'begin raise exception ''killed''; end'`,
      );
      await owner.query(`create trigger die before insert or update on ${table} for each row execute function die()`);
      await expect(collectDebit(bank.services.database, id, bank.clock.now())).rejects.toThrow('killed');
      // The job itself lives on, whatever happens to one debit.
      await process(bank).round();
      expect(await balanceOf(bank, parties.to)).toBe(0n);
      await owner.query('drop function die cascade');
      await Promise.all([process(bank).round(), process(bank).round()]);
      expect([await balanceOf(bank, parties.to), (await debits())[0]?.state]).toEqual([PRICE, 'paid']);
    },
  );
});
