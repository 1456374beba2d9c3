import { PAYMENT_DAYS_AHEAD } from '../../../src/domain/batch/orderDay';
import { valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { PAYMENT_DUPLICATE_DAYS } from '../../../src/domain/corporate/documentWarnings';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import type { Currency } from '../../../src/domain/money/Currency';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { swiftDatesFor } from '../../../src/domain/transfer/swiftDates';
import type { CallContext } from '../../kernel/Handler';
import type { CreditedParties } from './batchReading';
import { readBanks, readHolidays, readPurposes } from '../directories';

/** The account a batch is paid from. */
export interface DebitAccount {
  readonly id: string;
  readonly number: string;
  readonly currency: Currency;
}

export interface PaidFrom {
  readonly kind: BatchKind;
  readonly debit: DebitAccount;
}

/** Facts only the bank knows about the lines of a batch: plain data, for the thread that checks them. */
export interface BatchFacts {
  readonly today: BankDay;
  /** JSON text of the accounts that are credited within the bank; see `AccountRow`. */
  readonly accounts: string;
  /** JSON text of account numbers with amounts that were paid recently. */
  readonly paidBefore: string;
  /** JSON text of the accounts by INN to which the last salaries of these people went. */
  readonly lastAccounts: string;
  readonly bics: readonly string[];
  readonly purposes: readonly string[];
  /** Days on which the network of the payments is open, the earliest first; none within the bank. */
  readonly days: readonly BankDay[];
}

const CREDITED = `array(select jsonb_array_elements_text($1::jsonb))`;

const ACCOUNTS = `
  select coalesce(json_agg(json_build_object('number', a.number, 'currency', a.currency, 'kind', c.kind, 'name', c.name ->> 'ru',
      'usable', a.record_status = 'O' and not a.dormant and not a.credit_stopped)), '[]')::text as found
    from account a join customer c on c.id = a.customer_id
    where a.number = any (${CREDITED}) and a.product = 'current' and a.account_class not like '3%'`;

/** Paid or sent so recently that the same again may be a mistake. */
const SALARY_REPEATED_AFTER_DAYS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const PAID_SALARIES = `
  select coalesce(json_agg(distinct l.account_number || ' ' || l.amount), '[]')::text as found
    from batch_line l join batch b on b.id = l.batch_id
    where l.outcome = 'paid' and l.account_number = any (${CREDITED}) and b.customer_id = $2 and b.created_at >= $3`;

const PAYMENTS_MADE = `
  select coalesce(json_agg(distinct t.credit_number || ' ' || t.credit_amount), '[]')::text as found
    from txn_of_customer h join txn t on t.id = h.txn_id join account a on a.id = t.debit_account_id and a.customer_id = $2
    where h.customer_id = $2 and h.created_at >= $3 and t.credit_number = any (${CREDITED})
      and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED')`;

/** Accounts of each INN in the last batch in which this company has paid it. */
const LAST_ACCOUNTS = `
  select coalesce(json_object_agg(i.inn, paid.accounts), '{}')::text as found
    from jsonb_array_elements_text($1::jsonb) i (inn)
      cross join lateral (
        select l.batch_id from batch_line l join batch b on b.id = l.batch_id and b.customer_id = $2
          where l.outcome = 'paid' and l.wanted ->> 'inn' = i.inn order by l.batch_id desc limit 1) last
      cross join lateral (
        select jsonb_agg(l.account_number) as accounts from batch_line l
          where l.outcome = 'paid' and l.wanted ->> 'inn' = i.inn and l.batch_id = last.batch_id) paid`;

/** Reads what the bank knows of the parties a batch credits. */
export async function batchFacts(
  { kind, debit }: PaidFrom,
  credited: CreditedParties,
  context: CallContext,
): Promise<BatchFacts> {
  const { bank, caller, now } = context;
  const isWithinBank = kind === 'salary' || kind === 'internal';
  const isOfNetwork = kind === 'clearing' || kind === 'gross';
  const days = kind === 'salary' ? SALARY_REPEATED_AFTER_DAYS : PAYMENT_DUPLICATE_DAYS.anyPurpose;
  const found = async (text: string, values: readonly unknown[]) => {
    const { rows } = await bank.database.pool.query<{ found: string }>(text, [...values]);
    return rows[0]?.found ?? '[]';
  };
  const [accounts, paidBefore, lastAccounts, banks, purposes, openDays] = await Promise.all([
    isWithinBank ? found(ACCOUNTS, [credited.accounts]) : '[]',
    found(kind === 'salary' ? PAID_SALARIES : PAYMENTS_MADE, [
      ...[credited.accounts, caller.customerId, new Date(now - days * DAY_MS)],
    ]),
    kind === 'salary' ? found(LAST_ACCOUNTS, [credited.inns, caller.customerId]) : '{}',
    isOfNetwork ? readBanks(bank.database) : [],
    isOfNetwork ? readPurposes(context) : [],
    readOpenDays({ kind, debit }, context),
  ]);
  return {
    today: bankDayOf(now),
    accounts,
    paidBefore,
    lastAccounts,
    bics: banks.map(({ bic }) => bic),
    purposes: purposes.map(({ code }) => code),
    days: openDays,
  };
}

/** Days on which a batch can be paid through its network, the earliest first; none for a batch that stays within the bank. */
export async function readOpenDays(
  { kind, debit }: Pick<PaidFrom, 'kind'> & { readonly debit: Pick<DebitAccount, 'currency'> },
  { bank, now }: CallContext,
): Promise<readonly BankDay[]> {
  if (kind === 'salary' || kind === 'internal') {
    return [];
  }
  const open = { now, holidays: await readHolidays(bank.database), daysAhead: PAYMENT_DAYS_AHEAD };
  return kind === 'swift' ? swiftDatesFor(debit.currency, open) : valueDatesFor(kind, open);
}
