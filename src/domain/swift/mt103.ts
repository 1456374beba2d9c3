import { fullSwiftCode } from '../bankDetails/swiftCode';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import { isCyrillicCurrency } from './characters';
import type { Charges } from './charges';
import { rur6 } from './rur6';
import { transliterated } from './transliterate';

/** A transfer as the message about it needs it; what its currency does not need is empty. */
export interface Mt103Order {
  /** At most sixteen characters, by which this bank knows the transfer. */
  readonly reference: string;
  /** Unique end-to-end transaction reference, a UUID. */
  readonly uetr: string;
  /** SWIFT codes of this bank and of its correspondent, to which the message goes. */
  readonly senderBank: string;
  readonly correspondent: string;
  readonly valueDate: BankDay;
  /** What is settled between the banks, and what was asked for; with BEN the fee lies between them. */
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
/** Words of the field for the banks that are meant for the recipient, and the beginning of its further lines. */
const FOR_RECIPIENT = '/BNF/';
const CONTINUED = '//';

/** The customer credit transfer MT103 that carries an order, all its blocks; every line fits its field. */
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
  // The country stands first: what does not fit is cut off at the end.
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

/** What fits into the field of the purpose, and what of it goes into the field for the banks. */
function purposeOf(order: Mt103Order): readonly [purpose: readonly string[], rest: readonly string[]] {
  const text = carried(order.purpose, order);
  const marks = { RUB: `'(VO${order.operationCode})'`, KZT: `/KNP/${order.knp}/ASSIGN/` };
  const { currency } = order.settled;
  const all = folded(`${currency === 'RUB' || currency === 'KZT' ? marks[currency] : ''}${text}`);
  const rest = all.slice(LINES_OF_PURPOSE).join('');
  const [begun = '', ...more] = folded(`${FOR_RECIPIENT}${rest}`, LINE - CONTINUED.length);
  return [all.slice(0, LINES_OF_PURPOSE), rest === '' ? [] : [begun, ...more.map((line) => `${CONTINUED}${line}`)]];
}

/** A text in the letters of the message: Russian is written so that it can be read back, everything else in Latin letters. */
function carried(text: string, { settled }: Mt103Order): string {
  return isCyrillicCurrency(settled.currency) ? rur6(text) : transliterated(text).toUpperCase();
}

/** Lines of a field; the first stands beside its name. */
function lines(name: string, [first = '', ...others]: readonly string[]): readonly string[] {
  return [`${name}${first}`, ...others];
}

/** A text cut into lines of at most so many characters; none begins with a sign that would end the field. */
function folded(text: string, width = LINE): readonly string[] {
  const cut: string[] = [];
  for (let rest = text; rest !== '';) {
    const line = `${/^[:-]/.test(rest) ? ' ' : ''}${rest}`;
    cut.push(line.slice(0, width));
    rest = line.slice(width);
  }
  return cut;
}

/** Currency and amount with a comma before its decimals. */
function amountOf({ minor, currency }: Money): string {
  return `${currency}${minor / 100n},${(minor % 100n).toString().padStart(2, '0')}`;
}

/** A bank by twelve characters: its place, the terminal, its branch. */
function logicalTerminal(code: string): string {
  const full = fullSwiftCode(code);
  return `${full.slice(0, 8)}A${full.slice(8)}`;
}
