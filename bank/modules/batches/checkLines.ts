import type { BatchOrder, ReadLine } from '../../../src/domain/batch/BatchOrder';
import type {
  BatchViolation,
  BatchViolationCode,
  BatchField,
  BatchWarning,
  BatchWarningCode,
} from '../../../src/domain/batch/batchFaults';
import { orderDayFault, paymentDay } from '../../../src/domain/batch/orderDay';
import type { Currency } from '../../../src/domain/money/Currency';
import { nameAgainstShown } from '../../../src/domain/user/nameAgainstShown';
import { shownName } from '../../../src/domain/user/shownName';
import type { Reading } from '../../kernel/InputReader';
import type { BatchFacts, PaidFrom } from './batchFacts';
import { linesIn } from './batchReading';
import type { LineOfFile } from './batchReading';
import { withGarbledNoted } from './garbledText';

/** A line that was read, with what the bank says of it. */
interface CheckedLine extends LineOfFile {
  readonly warnings: readonly BatchWarning[];
}

interface AccountRow {
  readonly number: string;
  readonly usable: boolean;
  readonly currency: Currency;
  readonly kind: 'I' | 'C';
  readonly name: string;
}

interface LinesToCheck extends PaidFrom {
  /** As `BATCH_FILES` has read them. */
  readonly lines: Uint8Array;
  readonly facts: BatchFacts;
}

/**
 * Checks every line of a batch with what only the bank knows: accounts, banks, purposes, days, and what was paid before. Answers JSON text
 * of the rows to be stored.
 */
export const BATCH_LINES: Reading<LinesToCheck, string> = {
  name: 'batch lines',
  read: ({ lines, facts, ...paidFrom }) =>
    JSON.stringify(checked(linesIn(lines), paidFrom, facts).map((line, index) => rowOf(line, index + 1))),
};

function checked(lines: readonly LineOfFile[], { kind, debit }: PaidFrom, facts: BatchFacts): readonly CheckedLine[] {
  const rules = rulesFor({ kind, debit }, facts);
  const before = new Set<string>(JSON.parse(facts.paidBefore));
  const first = new Map<string, number>();
  return lines.map((read, index): CheckedLine => {
    const line: LineOfFile = { ...withGarbledNoted(read), file: read.file };
    const { order, row } = line;
    if (order === undefined) {
      return { ...line, warnings: [] };
    }
    const { faults, warnings, day } = rules(line, row);
    if (faults.length > 0) {
      return { row, file: line.file, written: line.written, faults, warnings: [] };
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
    return { ...line, order: { ...order, ...day }, warnings: [...warnings, ...repeated] };
  });
}

const POSSIBLE_SECOND_PAYMENT: readonly BatchWarningCode[] = ['REPEATED_IN_BATCH', 'REPEATED_IN_HISTORY'];

/** Lines without faults are selected from the start; a possible second payment waits to be selected by the user. */
function rowOf({ file, row, written, faults, warnings, order }: CheckedLine, number: number): object {
  const common = { number, file, file_row: row, written, faults, warnings };
  if (order === undefined) {
    return { ...common, chosen: false };
  }
  const { amount, ...wanted } = order;
  const chosen = warnings.every(({ code }) => !POSSIBLE_SECOND_PAYMENT.includes(code));
  return { ...common, wanted, account_number: order.accountNumber, amount: amount.minor.toString(), chosen };
}

interface CheckedRules {
  readonly faults: readonly BatchViolation[];
  readonly warnings: readonly BatchWarning[];
  /** The day the order is paid, and the date it has, where they differ. */
  readonly day?: Pick<BatchOrder, 'valueDate' | 'orderDate'>;
}

type Rules = (line: ReadLine, row: number) => CheckedRules;

function rulesFor({ kind, debit }: PaidFrom, facts: BatchFacts): Rules {
  switch (kind) {
    case 'salary':
    case 'internal':
      return clientRules({ kind, debit }, accountsIn(facts.accounts), facts);
    case 'clearing':
    case 'gross':
      return networkRules({ bics: new Set(facts.bics), purposes: new Set(facts.purposes) }, facts);
    case 'swift':
      return abroadRules(debit.currency, facts);
    default:
      return kind satisfies never;
  }
}

function accountsIn(json: string): ReadonlyMap<string, AccountRow> {
  const rows: readonly AccountRow[] = JSON.parse(json);
  return new Map(rows.map((row) => [row.number, row]));
}
/**
 * Rules for a recipient in this bank. Only a mismatch of the shown name is reported, so a caller learns no more than a transfer shows
 * (bank/modules/transfers/README.md).
 */
function clientRules(
  { kind, debit }: PaidFrom,
  accounts: ReadonlyMap<string, AccountRow>,
  { today, lastAccounts }: BatchFacts,
): Rules {
  const last: Readonly<Record<string, readonly string[]>> = JSON.parse(lastAccounts);
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
    const written = order?.valueDate;
    // A transfer inside the bank is booked when it is signed, so it cannot wait for its date.
    const dayFault = written === undefined ? undefined : written > today ? 'DAY_CLOSED' : orderDayFault(written, today);
    if (dayFault !== undefined) {
      return fault(dayFault, 'valueDate');
    }
    const differs =
      kind === 'salary' && nameAgainstShown(order?.recipientName ?? '', shownName(account)) === 'different';
    return {
      faults: [],
      warnings: [
        ...(differs ? [{ code: 'NAME_DIFFERS' as const }] : []),
        ...accountChanged(account.number, last[order?.inn ?? '']),
        ...(written === undefined || written === today
          ? []
          : [{ code: 'PAID_WHEN_SIGNED' as const, days: { written, paidOn: today } }]),
      ],
    };
  };
}

/** Warns of an account to which the last salary of the same person did not go. */
function accountChanged(account: string, before: readonly string[] | undefined): readonly BatchWarning[] {
  return before === undefined || before.includes(account)
    ? []
    : [{ code: 'ACCOUNT_CHANGED', accountBefore: before[0] }];
}

interface KnownCodes {
  readonly bics: ReadonlySet<string>;
  readonly purposes: ReadonlySet<string>;
}

function networkRules({ bics, purposes }: KnownCodes, facts: BatchFacts): Rules {
  return ({ order }, row) =>
    withPaymentDay({ order, row }, facts, [
      ...faultUnless(bics.has(order?.bic ?? ''), { row, field: 'bic', code: 'BANK_UNKNOWN' }),
      ...faultUnless(purposes.has(order?.purposeCode ?? ''), { row, field: 'knp', code: 'PURPOSE_CODE_UNKNOWN' }),
    ]);
}

function abroadRules(currency: Currency, facts: BatchFacts): Rules {
  return ({ order }, row) =>
    withPaymentDay(
      { order, row },
      facts,
      faultUnless(order?.amount.currency === currency, { row, field: 'currency', code: 'DIFFERS' }),
    );
}

/** Finds the first open day not before the date of an order, which keeps its date and gets a warning where the days differ. */
function withPaymentDay(
  { order, row }: Pick<ReadLine, 'order' | 'row'>,
  { days, today }: BatchFacts,
  found: readonly BatchViolation[],
): CheckedRules {
  const written = order?.valueDate ?? today;
  const paidOn = paymentDay(written, days);
  const code = orderDayFault(written, today) ?? (paidOn === undefined ? 'DAY_TOO_FAR' : undefined);
  const faults = code === undefined ? found : [...found, { row, field: 'valueDate' as const, code }];
  return paidOn === undefined || paidOn === written
    ? { faults, warnings: [] }
    : {
        faults,
        warnings: [{ code: 'DAY_MOVED', days: { written, paidOn } }],
        day: { valueDate: paidOn, orderDate: written },
      };
}

function faultUnless(
  isRight: boolean,
  fault: { readonly row: number; readonly field: BatchField; readonly code: BatchViolationCode },
): readonly BatchViolation[] {
  return isRight ? [] : [fault];
}
