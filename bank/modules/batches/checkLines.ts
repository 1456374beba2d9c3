import type { ReadLine } from '../../../src/domain/batch/BatchOrder';
import type {
  BatchViolation,
  BatchViolationCode,
  BatchField,
  BatchWarning,
} from '../../../src/domain/batch/batchFaults';
import type { BatchKind } from '../../../src/domain/batch/batchFormats';
import { PAYMENT_TWIN_DAYS } from '../../../src/domain/corporate/documentWarnings';
import { valueDatesFor } from '../../../src/domain/calendar/businessDays';
import { swiftDatesFor } from '../../../src/domain/transfer/swiftDates';
import { shownName } from '../../../src/domain/user/shownName';
import { nameAgainstShown } from '../../../src/domain/user/nameAgainstShown';
import type { Currency } from '../../../src/domain/money/Currency';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { CallContext } from '../../kernel/Handler';
import { yieldToEventLoop } from '../../kernel/yieldToEventLoop';
import { withGarbledNoted } from './garbledText';
import { readBanks, readHolidays, readPurposes } from '../payments';

/** A line that was read, with what the bank says of it. */
export interface CheckedLine extends ReadLine {
  readonly warnings: readonly BatchWarning[];
}

/** The account a batch is paid from. */
export interface DebitAccount {
  readonly id: string;
  readonly number: string;
  readonly currency: Currency;
}

interface AccountRow {
  readonly number: string;
  readonly usable: boolean;
  readonly currency: Currency;
  readonly kind: 'I' | 'C';
  readonly name: string;
}

const ACCOUNTS = `
  select a.number, a.record_status = 'O' and not a.dormant and not a.credit_stopped as usable, a.currency, c.kind, c.name ->> 'ru' as name
    from account a join customer c on c.id = a.customer_id
    where a.number = any ($1) and a.product = 'current' and a.account_class not like '3%'`;

/** Paid or sent so recently that the same again may be a mistake. */
const SALARY_REPEATED_AFTER_DAYS = 20;
const DAY_MS = 24 * 60 * 60 * 1000;

const PAID_SALARIES = `
  select distinct l.account_number || ' ' || l.amount as key
    from batch_line l join batch b on b.id = l.batch_id
    where l.outcome = 'paid' and l.account_number = any ($2) and b.customer_id = $1 and b.created_at >= $3`;

const PAYMENTS_MADE = `
  select distinct t.credit_number || ' ' || t.credit_amount as key
    from txn_of_customer h join txn t on t.id = h.txn_id join account a on a.id = t.debit_account_id and a.customer_id = $1
    where h.customer_id = $1 and h.created_at >= $3 and t.credit_number = any ($2) and t.status not in ('REJECTED', 'RETURNED', 'CANCELLED')`;

/** Number of lines checked before the event loop gets a turn. */
const LINES_AT_ONCE = 250;

/** Looks at every line with what only the bank knows: accounts, banks, purposes, days, and what was paid before. */
export async function checkLines(
  lines: readonly ReadLine[],
  { kind, debit }: PaidFrom,
  context: CallContext,
): Promise<readonly CheckedLine[]> {
  const [rules, before] = await Promise.all([
    rulesFor({ kind, debit }, lines, context),
    paidBefore(kind, lines, context),
  ]);
  const first = new Map<string, number>();
  const check = (line: ReadLine, index: number): CheckedLine => {
    const { order, row } = line;
    if (order === undefined) {
      return { ...line, warnings: [] };
    }
    const { faults, warnings } = rules(line, row);
    if (faults.length > 0) {
      return { row, written: line.written, faults, warnings: [] };
    }
    const same =
      kind === 'salary' ? order.accountNumber : `${order.accountNumber} ${order.amount.minor} ${order.purpose}`;
    const earlier = first.get(same);
    if (earlier === undefined) {
      first.set(same, index + 1);
    }
    const isRepeated = before.has(`${order.accountNumber} ${order.amount.minor}`);
    const repeated: readonly BatchWarning[] = [
      ...(earlier === undefined ? [] : [{ code: 'REPEATED_IN_BATCH' as const, line: earlier }]),
      ...(isRepeated ? [{ code: 'REPEATED_IN_HISTORY' as const }] : []),
    ];
    return { ...line, warnings: [...warnings, ...repeated] };
  };
  const checked: CheckedLine[] = [];
  for (const [index, line] of lines.entries()) {
    if (index % LINES_AT_ONCE === 0) {
      await yieldToEventLoop();
    }
    checked.push(check(withGarbledNoted(line), index));
  }
  return checked;
}

async function paidBefore(
  kind: BatchKind,
  lines: readonly ReadLine[],
  { bank, caller, now }: CallContext,
): Promise<ReadonlySet<string>> {
  const days = kind === 'salary' ? SALARY_REPEATED_AFTER_DAYS : PAYMENT_TWIN_DAYS.anyPurpose;
  const { rows } = await bank.database.pool.query<{ key: string }>(kind === 'salary' ? PAID_SALARIES : PAYMENTS_MADE, [
    caller.customerId,
    accountsOf(lines),
    new Date(now - days * DAY_MS),
  ]);
  return new Set(rows.map(({ key }) => key));
}

function accountsOf(lines: readonly ReadLine[]): readonly string[] {
  return lines.flatMap(({ order }) => order?.accountNumber ?? []);
}

type Rules = (
  line: ReadLine,
  row: number,
) => { readonly faults: readonly BatchViolation[]; readonly warnings: readonly BatchWarning[] };

interface PaidFrom {
  readonly kind: BatchKind;
  readonly debit: DebitAccount;
}

async function rulesFor({ kind, debit }: PaidFrom, lines: readonly ReadLine[], context: CallContext): Promise<Rules> {
  switch (kind) {
    case 'salary':
    case 'internal':
      return clientRules({ kind, debit }, await readAccounts(lines, context), bankDayOf(context.now));
    case 'clearing':
    case 'gross': {
      const { database } = context.bank;
      const [banks, purposes, holidays] = await Promise.all([
        readBanks(database),
        readPurposes(context),
        readHolidays(database),
      ]);
      const known = { bics: new Set(banks.map(({ bic }) => bic)), purposes: new Set(purposes.map(({ code }) => code)) };
      const days = valueDatesFor(kind, context.now, holidays);
      return networkRules(known, days);
    }
    case 'swift': {
      const holidays = await readHolidays(context.bank.database);
      return abroadRules(debit.currency, swiftDatesFor(debit.currency, context.now, holidays));
    }
    default:
      return kind satisfies never;
  }
}

async function readAccounts(
  lines: readonly ReadLine[],
  { bank }: CallContext,
): Promise<ReadonlyMap<string, AccountRow>> {
  const { rows } = await bank.database.pool.query<AccountRow>(ACCOUNTS, [accountsOf(lines)]);
  return new Map(rows.map((row) => [row.number, row]));
}

/** A found recipient is told by whether the shown name fits: who has the number learns no more than a transfer shows (docs/adr/0062). */
function clientRules({ kind, debit }: PaidFrom, accounts: ReadonlyMap<string, AccountRow>, today: BankDay): Rules {
  return ({ order }, row) => {
    const account = accounts.get(order?.accountNumber ?? '');
    const fault = (code: BatchViolationCode, field: BatchField = 'account') => ({
      faults: [{ row, field, code }],
      warnings: [],
    });
    if (account === undefined) {
      return fault('ACCOUNT_NOT_FOUND');
    }
    if (account.number === debit.number) {
      return fault('SAME_ACCOUNT');
    }
    if (!account.usable) {
      return fault('ACCOUNT_CLOSED');
    }
    if (account.currency !== debit.currency) {
      return fault('WRONG_VALUE');
    }
    // A transfer inside the bank is booked when it is signed, and cannot be dated otherwise.
    if (order?.valueDate !== undefined && order.valueDate !== today) {
      return fault('DAY_CLOSED', 'valueDate');
    }
    const differs =
      kind === 'salary' && nameAgainstShown(order?.recipientName ?? '', shownName(account)) === 'different';
    return { faults: [], warnings: differs ? [{ code: 'NAME_DIFFERS' }] : [] };
  };
}

interface KnownCodes {
  readonly bics: ReadonlySet<string>;
  readonly purposes: ReadonlySet<string>;
}

function networkRules({ bics, purposes }: KnownCodes, days: readonly BankDay[]): Rules {
  return ({ order }, row) => ({
    faults: [
      ...faultUnless(bics.has(order?.bic ?? ''), { row, field: 'bic', code: 'BANK_UNKNOWN' }),
      ...faultUnless(purposes.has(order?.purposeCode ?? ''), { row, field: 'knp', code: 'PURPOSE_CODE_UNKNOWN' }),
      ...faultUnless(isOpen(days, order?.valueDate), { row, field: 'valueDate', code: 'DAY_CLOSED' }),
    ],
    warnings: [],
  });
}

function abroadRules(currency: Currency, days: readonly BankDay[]): Rules {
  return ({ order }, row) => ({
    faults: [
      ...faultUnless(order?.amount.currency === currency, { row, field: 'currency', code: 'DIFFERS' }),
      ...faultUnless(isOpen(days, order?.valueDate), { row, field: 'valueDate', code: 'DAY_CLOSED' }),
    ],
    warnings: [],
  });
}

function isOpen(days: readonly BankDay[], day: BankDay | undefined): boolean {
  return day !== undefined && days.includes(day);
}

function faultUnless(
  isRight: boolean,
  fault: { readonly row: number; readonly field: BatchField; readonly code: BatchViolationCode },
): readonly BatchViolation[] {
  return isRight ? [] : [fault];
}
