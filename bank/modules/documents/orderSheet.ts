import type { Content, TableCell } from 'pdfmake/interfaces';

import { paymentOrder as cn } from '../../../src/locales/cn/documents.json';
import { paymentOrder as en } from '../../../src/locales/en/documents.json';
import { paymentOrder as kg } from '../../../src/locales/kg/documents.json';
import { paymentOrder as ru } from '../../../src/locales/ru/documents.json';
import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { amountInWords } from '../../../src/domain/money/amountInWords';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { BankDetails } from '../../kernel/bankDetails';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { RECEIPT_WORDS } from './receiptWords';

/** Words that orders have in common. */
export const ORDER_WORDS = localizedTexts({ ru, en, kg, cn });

/** One side of an order; what the bank does not know is empty. */
export interface OrderSide {
  readonly name: string;
  readonly inn: string;
  readonly okpo: string;
  readonly account: string;
  readonly bank: string;
  readonly bic: string;
}

/** Issuer of an order, and how a reader verifies it. */
export interface OrderProof {
  readonly issuer: BankDetails;
  /** The bank's clock when the document is made. */
  readonly madeAt: Instant;
  /** Verification code of the receipt of the same operation, and the address that verifies it. */
  readonly code: string;
  readonly checkAddress: string;
}

const PAGE_MARGIN = 36;
const CODE_SIZE_PT = 54;
const LINE_PT = 0.6;
export const QUIET_INK = '#444444';

/** Lines of the form of an order. */
export const ORDER_LINES = {
  hLineWidth: () => LINE_PT,
  vLineWidth: () => LINE_PT,
  paddingTop: () => 2,
  paddingBottom: () => 2,
};

interface OrderBody {
  readonly title: string;
  readonly day: BankDay;
  readonly form: Content;
}

/** An order as a PDF of one A5 page: number and date above the form, the verification code below it. */
export async function renderOrder(
  proof: OrderProof,
  { title, day, form }: OrderBody,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A5',
      pageOrientation: 'landscape',
      pageMargins: PAGE_MARGIN,
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: proof.issuer.name[language], creationDate: new Date(proof.madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 8.5, lineHeight: 1.1, color: '#000000' },
      content: [heading(title, day, language), form, foot(proof, language)],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

function heading(title: string, day: BankDay, language: Language): Content {
  const date = `${ORDER_WORDS.date[language]} ${formatDay(day, language)}`;
  return {
    columns: [
      { text: textRuns(title), fontSize: 13, bold: true, width: '*' },
      { text: textRuns(date), width: 'auto', margin: [0, 4, 0, 0] },
    ],
    margin: [0, 0, 0, 6],
  };
}

/** Two rows of a side: its name and taxpayer number, its bank and account. */
export function sideRows(
  { name, inn, okpo, account, bank, bic }: OrderSide,
  { who, bank: bankLabel }: { readonly who: LocalizedText; readonly bank: LocalizedText },
  language: Language,
): readonly TableCell[][] {
  const numbers = joinedParts([inn, okpo === '' ? '' : `${ORDER_WORDS.okpo[language]} ${okpo}`], language);
  const place = joinedParts([bank, `${ORDER_WORDS.bic[language]} ${bic}`], language);
  return [
    [field({ label: who, value: name }, language), field({ label: ORDER_WORDS.inn, value: numbers }, language)],
    [
      field({ label: bankLabel, value: place }, language),
      field({ label: ORDER_WORDS.account, value: groupAccountNumber(account) }, language),
    ],
  ];
}

/** The amount in words, where the language spells it, and in figures. */
export function amountRow(amount: Money, language: Language): TableCell[] {
  const spelled = language === 'ru' || language === 'kg' ? amountInWords(amount, language) : '';
  return [
    field({ label: ORDER_WORDS.inWords, value: spelled }, language),
    field({ label: ORDER_WORDS.amount, value: formatMoney(amount, language), bold: true }, language),
  ];
}

/** A row of one cell. */
export function wide(content: TableCell): TableCell[] {
  return [{ ...Object(content), colSpan: 2 }, {}];
}

interface Particular {
  readonly label: LocalizedText;
  readonly value: string;
  readonly bold?: boolean;
}

/** A particular below its small label. */
export function field({ label, value, bold = false }: Particular, language: Language): TableCell {
  return {
    stack: [
      { text: cellRuns(label[language], language), fontSize: 6.5, color: QUIET_INK },
      { text: cellRuns(value === '' ? '—' : value, language), bold },
    ],
  };
}

/** Labelled lines below a small title; a line without a value is left out. */
export function block(
  title: LocalizedText,
  lines: readonly (readonly [string, string | undefined])[],
  language: Language,
): { readonly width: '*'; readonly stack: Content[] } {
  return {
    width: '*',
    stack: [
      { text: cellRuns(title[language], language), fontSize: 6.5, color: QUIET_INK },
      ...lines.flatMap(([label, value]) =>
        value === undefined ? [] : [{ text: cellRuns(`${label}: ${value}`, language), fontSize: 7.5 }],
      ),
    ],
  };
}

function foot({ code, checkAddress, madeAt, issuer }: OrderProof, language: Language): Content {
  const made = `${RECEIPT_WORDS.madeOn[language]} ${formatDateTime(madeAt, language)}`;
  const lines = [issuer.name[language], `${RECEIPT_WORDS.code[language]} ${code}`, made];
  return {
    columns: [
      {
        width: '*',
        fontSize: 6.5,
        color: QUIET_INK,
        stack: lines.map((line) => ({ text: textRuns(line) })),
        margin: [0, 4, 0, 0],
      },
      { width: 'auto', qr: checkAddress, fit: CODE_SIZE_PT, eccLevel: 'L' },
    ],
    margin: [0, 6, 0, 0],
  };
}
