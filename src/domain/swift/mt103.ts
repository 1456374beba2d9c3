import { fullSwiftCode } from '../bankDetails/swiftCode';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import { isCyrillicCurrency } from './characters';
import type { Charges } from './charges';
import { rur6 } from './rur6';
import { latinText } from './transliterate';

/** Data of a transfer for its MT103 message; fields not used in its currency are empty. */
export interface Mt103Order {
  /** Reference of this bank, at most sixteen characters. */
  readonly reference: string;
  /** Unique end-to-end transaction reference, a UUID. */
  readonly uetr: string;
  /** SWIFT code of this bank; `correspondent` is that of the bank the message is sent to. */
  readonly senderBank: string;
  readonly correspondent: string;
  readonly valueDate: BankDay;
  /** Interbank settlement amount; `instructed` is the requested one. With BEN they differ by the fee. */
  readonly settled: Money;
  readonly instructed: Money;
  readonly charges: Charges;
  readonly senderFee: Money;
  readonly debitAccountNumber: string;
  readonly senderName: string;
  readonly bankCode: string;
  readonly bankName: string;
  readonly intermediaryBank: string;
  readonly creditAccountNumber: string;
  readonly recipientName: string;
  readonly recipientAddress: string;
  readonly recipientCountry: string;
  readonly correspondentAccount: string;
  readonly operationCode: string;
  readonly inn: string;
  readonly kpp: string;
  readonly bin: string;
  readonly kbe: string;
  readonly knp: string;
  readonly purpose: string;
}

const LINE = 35;
const LINES_OF_PURPOSE = 4;
/** Code words of field 72 for information to the beneficiary, and for its continuation lines. */
const FOR_RECIPIENT = '/BNF/';
const CONTINUED = '//';

/** Customer credit transfer MT103 of an order, with all blocks; every line fits its field. */
export function mt103(order: Mt103Order): string {
  const sender = `F01${logicalTerminal(order.senderBank)}0000000000`;
  const header = `{1:${sender}}{2:I103${logicalTerminal(order.correspondent)}N}{3:{121:${order.uetr}}}`;
  return [`${header}{4:`, ...fieldsOf(order), '-}'].join('\r\n');
}

function fieldsOf(order: Mt103Order): readonly string[] {
  const [purpose, rest] = purposeOf(order);
  return [
    `:20:${order.reference}`,
    ':23B:CRED',
    `:32A:${order.valueDate.slice(2).replaceAll('-', '')}${amountOf(order.settled)}`,
    `:33B:${amountOf(order.instructed)}`,
    ...lines(':50K:', [
      `/${order.debitAccountNumber}`,
      ...folded(carried(order.senderName, order)).slice(0, 3),
      'KYRGYZ REPUBLIC',
    ]),
    ...(order.intermediaryBank === '' ? [] : [`:56A:${order.intermediaryBank}`]),
    ...bankOf(order),
    ...lines(':59:', recipientOf(order)),
    ...lines(':70:', purpose),
    `:71A:${order.charges}`,
    ...(order.charges === 'BEN' ? [`:71F:${amountOf(order.senderFee)}`] : []),
    ...(rest.length === 0 ? [] : lines(':72:', rest)),
  ];
}

function bankOf(order: Mt103Order): readonly string[] {
  const { settled, bankCode, correspondentAccount, bankName } = order;
  return settled.currency === 'RUB'
    ? lines(':57D:', [`//RU${bankCode}.${correspondentAccount}`, ...folded(carried(bankName, order))])
    : [`:57A:${bankCode}`];
}

function recipientOf(order: Mt103Order): readonly string[] {
  const name = carried(order.recipientName, order);
  // The country comes first, because an address that is too long is truncated at the end.
  const address = carried(`${order.recipientCountry}, ${order.recipientAddress}`, order);
  const account = `/${order.creditAccountNumber}`;
  switch (order.settled.currency) {
    case 'RUB': {
      const kpp = order.kpp === '' ? '' : `.KPP${order.kpp}`;
      return [account, `INN${order.inn}${kpp}`, ...folded(name).slice(0, 2), ...folded(address).slice(0, 1)];
    }
    case 'KZT':
      return [
        account,
        ...folded(`/NAME/${name}`).slice(0, 1),
        `/IDN/${order.bin}`,
        `/IRS/${order.kbe.charAt(0)}`,
        `/SECO/${order.kbe.charAt(1)}`,
      ];
    default:
      return [account, ...folded(name).slice(0, 2), ...folded(address).slice(0, 2)];
  }
}

/** Lines of field 70 for the purpose, and lines of field 72 for the part that does not fit. */
function purposeOf(order: Mt103Order): readonly [purpose: readonly string[], rest: readonly string[]] {
  const text = carried(order.purpose, order);
  const marks = { RUB: `'(VO${order.operationCode})'`, KZT: `/KNP/${order.knp}/ASSIGN/` };
  const { currency } = order.settled;
  const all = folded(`${currency === 'RUB' || currency === 'KZT' ? marks[currency] : ''}${text}`);
  const rest = all.slice(LINES_OF_PURPOSE).join('');
  const [begun = '', ...more] = folded(`${FOR_RECIPIENT}${rest}`, LINE - CONTINUED.length);
  return [all.slice(0, LINES_OF_PURPOSE), rest === '' ? [] : [begun, ...more.map((line) => `${CONTINUED}${line}`)]];
}

/** Converts a text to the character set of the message: Russian reversibly by SWIFT-RUR6, everything else by transliteration. */
function carried(text: string, { settled }: Mt103Order): string {
  return isCyrillicCurrency(settled.currency) ? rur6(text) : latinText(text).toUpperCase();
}

/** Lines of a field; the first one follows the field tag. */
function lines(name: string, [first = '', ...others]: readonly string[]): readonly string[] {
  return [`${name}${first}`, ...others];
}

/** Splits a text into lines of at most `width` characters; none begins with a character that would end the field. */
function folded(text: string, width = LINE): readonly string[] {
  const cut: string[] = [];
  for (let rest = text; rest !== '';) {
    const line = `${/^[:-]/.test(rest) ? ' ' : ''}${rest}`;
    cut.push(line.slice(0, width));
    rest = line.slice(width);
  }
  return cut;
}

/** Currency and amount, with a comma before the decimals. */
function amountOf({ minor, currency }: Money): string {
  return `${currency}${minor / 100n},${(minor % 100n).toString().padStart(2, '0')}`;
}

/** Logical terminal of a bank, twelve characters: eight of the SWIFT code, the terminal letter, the branch. */
function logicalTerminal(code: string): string {
  const full = fullSwiftCode(code);
  return `${full.slice(0, 8)}A${full.slice(8)}`;
}
