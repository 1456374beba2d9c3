import { sql } from 'kysely';

import { debitRefusal } from '../../../src/domain/account/usability';
import type { Creditor, MandateRequest } from '../../../src/domain/invoice/DirectDebit';
import { mayEndOn } from '../../../src/domain/invoice/mandateRules';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { readAccount } from '../accounts';
import type { ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';
import { mandateNotice } from './directDebitNotices';
import { givingOf, mandateAsked } from './mandateChanges';
import { readCreditors } from './mandateRepository';
import { tellPayer } from './tellPayer';

/**
 * Mandate of a payer for the invoices of a company. Its code, or the signatures of a company, are bound to creditor, account, ceilings and
 * end; it then waits until the bank has activated it. An account that cannot be debited any more by then is an obstacle to each debit, not
 * to the mandate.
 */
export const directDebitMandate: ProductChangeOf<'GIVE_DIRECT_DEBIT_MANDATE'> = {
  check: async (request, transaction) => {
    const creditor = await creditorOf(request, transaction);
    if (creditor === undefined) {
      return refusal({ code: 'CREDITOR_NOT_FOUND' });
    }
    if (!isLastDayAllowed(request, transaction)) {
      return refusal({ code: 'MANDATE_DAY_NOT_ALLOWED' });
    }
    if (await hasOpenMandate(request, transaction)) {
      return refusal({ code: 'MANDATE_ALREADY_GIVEN' });
    }
    const { bank, caller } = transaction.context;
    const account = await readAccount(bank.database.pool, caller.customerId, request.accountId);
    if (account === undefined) {
      return refusal({ code: 'ACCOUNT_NOT_FOUND' });
    }
    const unusable = account.currency === 'KGS' ? debitRefusal(account) : 'CURRENCY_MISMATCH';
    if (unusable !== undefined) {
      return refusal({ code: unusable });
    }
    return success(mandateAsked({ ...request, creditorName: creditor.name, accountNumber: account.number }));
  },

  assess: async (request, transaction) => {
    const creditor = await creditorOf(request, transaction);
    const accountNumber = await accountNumberOf(request, transaction);
    return creditor === undefined || accountNumber === undefined
      ? undefined
      : { effect: 'loosens', ...givingOf({ ...request, creditorName: creditor.name, accountNumber }) };
  },

  make: async (request, transaction) => {
    const { connection, context } = transaction;
    const { caller, now } = context;
    // The last signature may come days after the request.
    if (!isLastDayAllowed(request, transaction)) {
      return 'OPERATION_IMPOSSIBLE';
    }
    const { rows } = await sql<{ id: bigint }>`
      insert into direct_debit_mandate (customer_id, user_id, creditor_id, account_id, ceiling, period, period_ceiling, valid_until, agreed_at)
        values (${caller.customerId}::bigint, ${caller.userId}::bigint, ${request.creditorId}::bigint, ${request.accountId}::bigint,
          ${request.ceiling.minor}, ${request.period}, ${request.periodCeiling.minor}, ${request.validUntil ?? null}::date, ${new Date(now)})
        on conflict do nothing returning id`.execute(connection);
    const [given] = rows;
    if (given === undefined) {
      return 'MANDATE_ALREADY_GIVEN';
    }
    // Those of a company who ask for changes and sign them are notified of each.
    if (caller.customerKind === 'I') {
      const creditor = await creditorOf(request, transaction);
      await tellPayer(connection, given.id, { content: mandateNotice('given', creditor?.name ?? ''), now });
    }
    return undefined;
  },
};

async function creditorOf(
  { creditorId }: MandateRequest,
  { connection, context: { caller } }: TransactionContext,
): Promise<Creditor | undefined> {
  return (await readCreditors(connection, caller.customerId)).find(({ id }) => id === creditorId);
}

async function accountNumberOf(
  { accountId }: MandateRequest,
  { connection, context: { caller } }: TransactionContext,
): Promise<string | undefined> {
  const account = await connection
    .selectFrom('account')
    .select('number')
    .where('id', '=', BigInt(accountId))
    .where('customer_id', '=', BigInt(caller.customerId))
    .executeTakeFirst();
  return account?.number;
}

function isLastDayAllowed({ validUntil }: MandateRequest, { context: { now } }: TransactionContext): boolean {
  return validUntil === undefined || mayEndOn(validUntil, bankDayOf(now));
}

/** True for an open mandate on any account of the payer: the company is debited once for an invoice, whichever users see the account. */
async function hasOpenMandate(
  { creditorId }: MandateRequest,
  { connection, context: { caller } }: TransactionContext,
): Promise<boolean> {
  const { rows } = await sql`
    select from public.direct_debit_mandate m where m.customer_id = ${caller.customerId}::bigint
      and m.creditor_id = ${creditorId}::bigint and m.ended_at is null`.execute(connection);
  return rows.length > 0;
}
