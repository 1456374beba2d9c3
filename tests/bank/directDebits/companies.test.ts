import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { decideMandate } from '../../../bank/modules/directDebits/decideMandate';
import { assertBooksBalance } from '../../../bank/ledger/invariants';
import { at, noticesOf } from '../schedules/support';
import { addAccount, addCompany } from '../support/arrange';
import { createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { balanceOf } from '../support/transfers';
import { issued, look, process } from './support';
import type { Parties } from './support';

const PRICE = 50_000n;

let bank: TestBank;
let parties: Parties;
let mandateId: string;

beforeEach(async () => {
  bank = await createTestBank({ now: at('2027-02-01', '12:00') });
  const issuer = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
  const companyId = await addCompany(bank, issuer, 1);
  const payerId = await addCompany(bank, [
    { login: 'maker', rights: ['view', 'create', 'sign'], place: 1 },
    { login: 'signer', rights: ['view', 'sign'], place: 2 },
    { login: 'auditor', rights: ['view'] },
    { login: 'elsewhere', rights: ['view', 'sign'], place: 2 },
    { login: 'blind', rights: ['create'] },
  ]);
  // The invoices name the taxpayer number of the payer.
  await bank.database.owner.query(`update customer set inn = '20101199000001' where id = $1`, [payerId]);
  parties = {
    payerId,
    companyId,
    from: await addAccount(bank, payerId, { balance: 1_000_000n }),
    to: await addAccount(bank, companyId),
  };
  const other = await addAccount(bank, payerId);
  await bank.database.owner.query(`update app_user set accounts_limited = true where login = 'elsewhere'`);
  await bank.database.owner.query(
    `insert into user_account (user_id, account_id, works) select id, $1, true from app_user where login = 'elsewhere'`,
    [other],
  );
  const { rows } = await bank.database.owner.query<{ id: string }>(
    `insert into direct_debit_mandate (customer_id, user_id, creditor_id, account_id, ceiling, period, period_ceiling, valid_until,
        agreed_at)
      select $1, id, $2, $3, 100000, 'month', 100000, '2027-02-20', now() from app_user where login = 'maker' returning id::text`,
    [payerId, companyId, parties.from],
  );
  mandateId = rows[0]?.id ?? '';
});
afterEach(async () => {
  await assertBooksBalance(bank.database.owner);
  await bank.close();
});

const activate = () => decideMandate(bank.services, { mandateId, activated: true, now: bank.clock.now() });

/** Users whose latest notification matches. */
async function usersNotified(words: RegExp): Promise<readonly string[]> {
  const found: string[] = [];
  for (const login of ['maker', 'signer', 'auditor', 'elsewhere', 'blind']) {
    const [last = ''] = await noticesOf(bank, await bank.callAs(login));
    if (words.test(last)) {
      found.push(login);
    }
  }
  return found;
}

describe('what the bank does by a mandate of a company', () => {
  const READERS = ['maker', 'signer', 'auditor'];

  it('notifies every user who sees its account, and no other user', async () => {
    await activate();
    expect(await usersNotified(/Автосписания включены/)).toEqual(READERS);
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    expect(await usersNotified(/Скоро автосписание/)).toEqual(READERS);
    await bank.database.owner.query('update account set blocked = balance where id = $1', [parties.from]);
    await look(bank, '2027-02-03', '12:00');
    expect(await usersNotified(/пока не прошло/)).toEqual(READERS);
    await bank.database.owner.query('update account set blocked = 0 where id = $1', [parties.from]);
    await look(bank, '2027-02-04', '12:00');
    expect(await usersNotified(/оплачен автосписанием/)).toEqual(READERS);
    await issued(bank, parties, { total: PRICE + 1n, dueOn: '2027-02-06' });
    await look(bank, '2027-02-05', '12:00');
    expect(await usersNotified(/больше разрешённой за период/)).toEqual(READERS);
    await look(bank, '2027-02-21', '12:00');
    expect(await usersNotified(/Разрешение на автосписания закончилось/)).toEqual(READERS);
    expect(await balanceOf(bank, parties.to)).toBe(PRICE);
  });

  it('follows the rights of the moment: a maker who no longer sees the account is not notified', async () => {
    await activate();
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await bank.database.owner.query(`update app_user set accounts_limited = true where login = 'maker'`);
    await look(bank, '2027-02-02', '12:00');
    expect(await usersNotified(/Скоро автосписание/)).toEqual(['signer', 'auditor']);
  });

  it('is done once by processes side by side, beside two signers who refuse the debit and revoke the mandate', async () => {
    await activate();
    await issued(bank, parties, { total: PRICE, dueOn: '2027-02-03' });
    await look(bank, '2027-02-02', '12:00');
    bank.clock.advance(24 * 60 * 60 * 1000);
    const { rows } = await bank.database.owner.query<{ id: string }>('select id::text from direct_debit');
    const [maker, signer] = [await bank.callAs('maker'), await bank.callAs('signer')];
    const [, , refused, revoked] = await Promise.all([
      process(bank).round(),
      process(bank).round(),
      maker.call('REFUSE_DIRECT_DEBIT', { debitId: rows[0]?.id ?? '' }),
      signer.call('REVOKE_DIRECT_DEBIT_MANDATE', { mandateId }),
    ]);
    await process(bank).round();
    const { rows: ended } = await bank.database.owner.query<{ state: string; mandate: string }>(
      'select d.state, m.state as mandate from direct_debit d join direct_debit_mandate m on m.id = d.mandate_id',
    );
    const [debit] = ended;
    expect(revoked.ok).toBe(true);
    expect(debit?.mandate).toBe('revoked');
    expect(debit?.state).toMatch(/^(paid|refused|cancelled)$/);
    expect(refused.ok).toBe(debit?.state === 'refused');
    expect(await balanceOf(bank, parties.to)).toBe(debit?.state === 'paid' ? PRICE : 0n);
  });
});
