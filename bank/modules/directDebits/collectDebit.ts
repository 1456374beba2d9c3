import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { MAX_DEBIT_ATTEMPTS } from '../../../src/domain/invoice/mandateRules';
import type { DebitObstacle } from '../../../src/domain/invoice/DirectDebit';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { isPastExpiry } from '../../../src/domain/user/Passport';
import type { Database } from '../../db/Database';
import type { Tables } from '../../db/Tables';
import { failedNotice, paidNotice, retriedNotice } from './directDebitNotices';
import type { NoticedDebit } from './directDebitNotices';
import { soms } from './mandateRepository';
import { tellPayer } from './tellPayer';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 50;

/** Debits whose time has come, the oldest first. */
export async function dueDebits(database: Database, now: Instant): Promise<readonly bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select id from direct_debit where state = 'announced' and next_attempt_at <= ${new Date(now)}
      order by next_attempt_at, id limit ${BATCH}`.execute(database.kysely);
  return rows.map(({ id }) => id);
}

interface DueDebit {
  readonly id: bigint;
  readonly mandate_id: bigint;
  readonly tries: number;
  readonly amount: bigint;
  readonly number: string;
  readonly creditor: string;
  readonly passport_expires_on: BankDay | null;
  readonly valid_until: BankDay | null;
}

interface Outcome {
  readonly outcome: string;
  readonly collected: bigint | null;
}

/**
 * Makes a debit and its notification in one transaction, so a process that dies in the middle has done both or neither. A debit that
 * another process is making is skipped.
 */
export function collectDebit(database: Database, id: bigint, now: Instant): Promise<void> {
  return database.kysely.transaction().execute(async (connection) => {
    const { rows } = await sql<DueDebit>`
      select d.id, d.mandate_id, d.tries, d.amount, i.number, c.name ->> 'ru' as creditor, p.passport_expires_on, m.valid_until
        from direct_debit d join direct_debit_mandate m on m.id = d.mandate_id join invoice i on i.id = d.invoice_id
          join customer c on c.id = m.creditor_id join customer p on p.id = m.customer_id
        where d.id = ${id} and d.state = 'announced' and d.next_attempt_at <= ${new Date(now)}
        for no key update of d skip locked`.execute(connection);
    const [due] = rows;
    if (due === undefined) {
      return;
    }
    if (isPastExpiry(due.passport_expires_on ?? undefined, bankDayOf(now))) {
      await failed(connection, due, { obstacle: 'passportExpired', now });
      return;
    }
    const { rows: outcomes } = await sql<Outcome>`
      select outcome, collected from collect_direct_debit(${id}, ${new Date(now)})`.execute(connection);
    const [{ outcome, collected } = { outcome: 'cancelled', collected: null }] = outcomes;
    if (outcome === 'done') {
      const content = paidNotice({ ...noticed(due, bankDayOf(now)), amount: soms(collected ?? due.amount) });
      await tellPayer(connection, due.mandate_id, { content, now });
    } else if (outcome !== 'cancelled' && outcome !== 'over') {
      await failed(connection, due, { obstacle: obstacleOf(outcome), now });
    }
  });
}

/** Obstacle of a debit by the refusal of the ledger. */
function obstacleOf(refusal: string): DebitObstacle {
  if (refusal === 'INSUFFICIENT_FUNDS') {
    return 'insufficientFunds';
  }
  return refusal.startsWith('ACCOUNT_CREDIT') || refusal === 'ACCOUNT_NO_CREDIT'
    ? 'creditorUnavailable'
    : 'accountUnavailable';
}

/** Has a debit tried again a day later while attempts are left and the mandate is good for that day, and tells the payer. */
async function failed(
  connection: Kysely<Tables>,
  due: DueDebit,
  { obstacle, now }: { readonly obstacle: DebitObstacle; readonly now: Instant },
): Promise<void> {
  const next = addDays(bankDayOf(now), 1);
  const tries = due.tries + 1;
  const isLast = tries >= MAX_DEBIT_ATTEMPTS || (due.valid_until !== null && due.valid_until < next);
  await sql`update direct_debit set state = ${isLast ? 'failed' : 'announced'}, tries = ${tries}, obstacle = ${obstacle},
      day = ${isLast ? bankDayOf(now) : next}::date, next_attempt_at = ${new Date(now + DAY_MS)}, changed_at = ${new Date(now)}
    where id = ${due.id}`.execute(connection);
  const content = isLast ? failedNotice(noticed(due, next), obstacle) : retriedNotice(noticed(due, next), obstacle);
  await tellPayer(connection, due.mandate_id, { content, now });
}

function noticed({ creditor, number, amount }: DueDebit, day: BankDay): NoticedDebit {
  return { creditor, number, amount: soms(amount), day };
}
