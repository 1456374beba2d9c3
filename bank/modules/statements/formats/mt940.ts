import { plainAmount } from '../../../../src/domain/export/csvOf';
import type { Currency } from '../../../../src/domain/money/Currency';
import type { EntryKind, StatementEntry } from '../../../../src/domain/statement/Statement';
import { latinText } from '../../../../src/domain/swift/transliterate';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import type { BankDay } from '../../../../src/domain/time/Instant';
import { entrySubject, absolute } from '../../documents';
import type { StatementFacts } from '../../documents';
import type { MakeWriter } from './StatementWriter';

/** A message of MT940 holds at most 2 000 characters, its blocks included. */
const MAX_MESSAGE_LENGTH = 2000;
const LINE = 65;
const MAX_LINES = 6;
const MAX_REFERENCE_LENGTH = 16;
/** The largest number of field 28C, after which numbers begin again. */
const MAX_STATEMENT_NUMBER = 99_999;
const NEW_LINE = '\r\n';

/**
 * The statement as SWIFT MT940 in Latin letters, in as many messages as it takes: the first opens with :60F:, the last closes with
 * :62F:, and those between carry the balance over from one to the next (:62M:, :60M:).
 */
export const mt940Writer: MakeWriter = (facts) => new Mt940Writer(facts);

class Mt940Writer {
  private sequence = 1;
  private body = '';
  /** The balance after the entries written, and the day of the latest. */
  private balance: bigint;
  private day: BankDay;

  constructor(private readonly facts: StatementFacts) {
    this.balance = facts.statement.opening.minor;
    this.day = facts.statement.from;
  }

  begin(): string {
    this.body = this.opening('60F');
    return '';
  }

  entries(page: readonly StatementEntry[]): string {
    return page.map((entry) => this.entry(entry)).join('');
  }

  end(): string {
    const { closing, to } = this.facts.statement;
    this.day = to;
    this.balance = closing.minor;
    return this.message('62F');
  }

  private entry(entry: StatementEntry): string {
    const written = entryLines(entry);
    const room =
      MAX_MESSAGE_LENGTH - this.header.length - this.balanceLine('62M').length - '-}'.length - 2 * NEW_LINE.length;
    const full = this.body.length + written.length > room ? this.carriedOver() : '';
    this.body += written;
    this.balance = entry.balanceAfter.minor;
    this.day = bankDayOf(entry.bookedAt);
    return full;
  }

  /** Ends a message that is full, and begins the next one with its balance. */
  private carriedOver(): string {
    const message = this.message('62M');
    this.sequence += 1;
    this.body = this.opening('60M');
    return message;
  }

  private message(closing: '62M' | '62F'): string {
    return `${this.header}${this.body}${this.balanceLine(closing)}-}${NEW_LINE}`;
  }

  private get header(): string {
    const address = this.facts.bank.swiftCode.padEnd(8, 'X');
    return `{1:F01${address}AXXX0000000000}{2:I940${address}XXXXN}{4:${NEW_LINE}`;
  }

  private opening(balance: '60F' | '60M'): string {
    const { statement } = this.facts;
    return (
      [
        `:20:${statement.code.replaceAll('-', '').slice(0, MAX_REFERENCE_LENGTH)}`,
        `:25:${statement.accountNumber}`,
        `:28C:${((statement.number - 1) % MAX_STATEMENT_NUMBER) + 1}/${this.sequence}`,
        '',
      ].join(NEW_LINE) + this.balanceLine(balance)
    );
  }

  private balanceLine(tag: '60F' | '60M' | '62F' | '62M'): string {
    const { currency } = this.facts.statement;
    return `:${tag}:${this.balance < 0n ? 'D' : 'C'}${shortDay(this.day)}${currency}${amount(this.balance, currency)}${NEW_LINE}`;
  }
}

/** Transaction types of SWIFT: transfer, charges, returned item. */
const TYPES: Readonly<Record<EntryKind, string>> = { movement: 'TRF', fee: 'CHG', return: 'RTI', feeReturn: 'CHG' };

/** Credit or debit; what gives back a debit is its reversal. */
function markOf({ amount: { minor }, kind }: StatementEntry): string {
  const isReversal = kind === 'return' || kind === 'feeReturn';
  return isReversal ? (minor < 0n ? 'RC' : 'RD') : minor < 0n ? 'D' : 'C';
}

function entryLines(entry: StatementEntry): string {
  const day = shortDay(bankDayOf(entry.bookedAt));
  const owner =
    characters(entry.payment?.number ?? entry.documentNumber)
      .replaceAll('/', '-')
      .slice(0, MAX_REFERENCE_LENGTH)
      .trim() || 'NONREF';
  const said = amount(entry.amount.minor, entry.amount.currency);
  const movement = `:61:${day}${day.slice(2)}${markOf(entry)}${said}N${TYPES[entry.kind]}${owner}//${entry.reference}`;
  return `${movement}${NEW_LINE}${informationLines(entry)}`;
}

/**
 * The words of an entry: who, from or to which account, what for, and for a fee or a return the reference of its payment; six lines of 65
 * characters hold the most.
 */
function informationLines(entry: StatementEntry): string {
  const { counterpartyName, counterpartyAccount, payment } = entry;
  const reference = payment === undefined || payment.reference === '' ? '' : `REF ${payment.reference}`;
  const words = [counterpartyName, counterpartyAccount, reference, entrySubject(entry, 'en')]
    .map((part) => characters(part).replace(/ +/g, ' ').trim())
    .filter((part) => part !== '')
    .join(' / ');
  return [...wrapped(`:86:${words || 'NOTPROVIDED'}`), ''].join(NEW_LINE);
}

/**
 * Lines that make the text again when they are put together, as readers of MT940 do. A line neither begins nor ends with a blank, which
 * networks and readers drop, and none begins like a field or like the end of a message.
 */
function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  let rest = text;
  let most = LINE + ':86:'.length;
  while (rest !== '' && lines.length < MAX_LINES) {
    const length = rest.length <= most ? rest.length : lengthOfLine(rest, most);
    lines.push(rest.slice(0, length).trimEnd());
    rest = rest.slice(length).replace(/^[ :-]+/, '');
    most = LINE;
  }
  return lines;
}

/** The largest length at which a text can be cut within a word; at most the given one where every word is a single character. */
function lengthOfLine(text: string, most: number): number {
  for (let length = most; length > most / 2; length -= 1) {
    if (text.charAt(length - 1) !== ' ' && !/[ :-]/.test(text.charAt(length))) {
      return length;
    }
  }
  return most;
}

function characters(text: string): string {
  return latinText(text);
}

function amount(minor: bigint, currency: Currency): string {
  return plainAmount({ minor: absolute(minor), currency }, ',');
}

/** `YYMMDD`. */
function shortDay(day: BankDay): string {
  return day.slice(2).replaceAll('-', '');
}
