import iconv from 'iconv-lite';

import { plainAmount } from '../../../../src/domain/export/csvOf';
import { money } from '../../../../src/domain/money/Money';
import type { StatementEntry } from '../../../../src/domain/statement/Statement';
import { nearestRussian } from '../../../../src/domain/swift/nearestRussian';
import { formatTime, writtenDay } from '../../../../src/domain/time/format';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import { entrySubject, absolute } from '../../documents';
import type { StatementFacts } from '../../documents';
import type { MakeWriter } from './StatementWriter';

export const WINDOWS = 'win1251';

/**
 * The statement in the format accounting programs exchange with banks (1CClientBankExchange 1.03): lines `Name=value`, CRLF. The encoding
 * is said in the third line. In windows-1251 letters it has not become the nearest Russian or Latin ones.
 */
export function oneCWriter(encoding: 'Windows' | 'UTF-8'): MakeWriter {
  return (facts) => {
    const safe = encoding === 'Windows' ? inWindows : (text: string) => text;
    return {
      begin: () => lines(headLines(facts, encoding), safe),
      entries: (page) => page.map((entry) => lines(documentLines(entry, facts), safe)).join(''),
      end: () => 'КонецФайла\r\n',
    };
  };
}

type Line = string | readonly [name: string, value: string];

function lines(all: readonly Line[], safe: (text: string) => string): string {
  return all.map((line) => `${typeof line === 'string' ? line : `${line[0]}=${safe(oneLine(line[1]))}`}\r\n`).join('');
}

function headLines({ statement, bank }: StatementFacts, encoding: string): readonly Line[] {
  const amount = (minor: bigint) => plainAmount(money(minor, statement.currency), '.');
  const period: readonly Line[] = [
    ['ДатаНачала', writtenDay(statement.from)],
    ['ДатаКонца', writtenDay(statement.to)],
    ['РасчСчет', statement.accountNumber],
  ];
  return [
    '1CClientBankExchange',
    ['ВерсияФормата', '1.03'],
    ['Кодировка', encoding],
    ['Отправитель', bank.name.ru],
    ['Получатель', ''],
    ['ДатаСоздания', writtenDay(bankDayOf(statement.madeAt))],
    ['ВремяСоздания', `${formatTime(statement.madeAt)}:00`],
    ...period,
    'СекцияРасчСчет',
    ...period,
    ['НачальныйОстаток', amount(statement.opening.minor)],
    ['ВсегоПоступило', amount(statement.credited.minor)],
    ['ВсегоСписано', amount(statement.debited.minor)],
    ['КонечныйОстаток', amount(statement.closing.minor)],
    'КонецРасчСчет',
  ];
}

interface Side {
  readonly account: string;
  readonly name: string;
  readonly inn: string;
  readonly bankName: string;
  readonly bic: string;
}

/** One side of a document, by the layout: the account, the day it was booked on, who, and where. */
function sideLines(
  side: 'Плательщик' | 'Получатель',
  { account, name, inn, bankName, bic }: Side,
  booked: readonly Line[],
): readonly Line[] {
  return [
    [`${side}Счет`, account],
    ...booked,
    [side, name],
    [`${side}ИНН`, inn],
    [`${side}1`, name],
    [`${side}РасчСчет`, account],
    [`${side}Банк1`, bankName],
    [`${side}БИК`, bic],
  ];
}

function documentLines(entry: StatementEntry, { statement, bank, ownerInn }: StatementFacts): readonly Line[] {
  const day = writtenDay(bankDayOf(entry.bookedAt));
  const isFee = entry.kind === 'fee' || entry.kind === 'feeReturn';
  const here = { bankName: bank.name.ru, bic: bank.bic };
  const own: Side = { ...here, account: statement.accountNumber, name: statement.owner.ru, inn: ownerInn };
  const other: Side = isFee
    ? { ...here, account: entry.counterpartyAccount, name: bank.name.ru, inn: '' }
    : {
        account: entry.counterpartyAccount,
        name: entry.counterpartyName,
        inn: entry.counterpartyInn,
        bankName: entry.counterpartyBank,
        bic: entry.counterpartyBic,
      };
  const outgoing = entry.amount.minor < 0n;
  return [
    `СекцияДокумент=${isFee ? 'Банковский ордер' : 'Платежное поручение'}`,
    ['Номер', numberOf(entry)],
    ['Дата', entry.documentDate === undefined ? day : writtenDay(entry.documentDate)],
    ['Сумма', plainAmount(money(absolute(entry.amount.minor), entry.amount.currency), '.')],
    ...sideLines('Плательщик', outgoing ? own : other, outgoing ? [['ДатаСписано', day]] : []),
    ...sideLines('Получатель', outgoing ? other : own, outgoing ? [] : [['ДатаПоступило', day]]),
    ['НазначениеПлатежа', entrySubject(entry, 'ru')],
    'КонецДокумента',
  ];
}

/** Number of a document. Fees and returns have one of their own: 1C takes two documents of one number, day and amount for the same. */
function numberOf({ kind, documentNumber, reference }: StatementEntry): string {
  return kind === 'movement' && documentNumber !== '' ? documentNumber : reference;
}

/** A value ends with its line. */
function oneLine(text: string): string {
  return text.replace(/[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g, ' ').trim(); // eslint-disable-line no-control-regex -- these would end the line
}

/** Characters of windows-1251 but for the no-break space. */
const IN_WINDOWS = new RegExp(
  `^[${iconv
    .decode(Buffer.from(Array.from({ length: 256 }, (_, byte) => byte)), WINDOWS)
    .replace(/[\ufffd\u00a0]/g, '')
    .replace(/[\\\]^-]/g, '\\$&')}]$`,
);
/** Most texts have none of these, and are not taken apart. */
const ELSEWHERE = /[^\t-\r -~а-яА-ЯёЁ№«»—–]/u;

function inWindows(text: string): string {
  return ELSEWHERE.test(text) ? nearestRussian(text, IN_WINDOWS) : text;
}
