import type { Content, TableCell } from 'pdfmake/interfaces';

import { paymentOrder as cn } from '../../../src/locales/cn/documents.json';
import { paymentOrder as en } from '../../../src/locales/en/documents.json';
import { paymentOrder as kg } from '../../../src/locales/kg/documents.json';
import { paymentOrder as ru } from '../../../src/locales/ru/documents.json';
import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { statusTone } from '../../../src/domain/history/classify';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { filled } from '../../../src/domain/language/template';
import { amountInWords } from '../../../src/domain/money/amountInWords';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { BankDetails } from '../../kernel/bankDetails';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { signerRows } from './receiptCompany';
import { RECEIPT_WORDS, STATUS_WORDS } from './receiptWords';

const WORDS = localizedTexts({ ru, en, kg, cn });

/** One side of a payment order; what the bank does not know is empty. */
export interface OrderSide {
  readonly name: string;
  readonly inn: string;
  readonly okpo: string;
  readonly account: string;
  readonly bank: string;
  readonly bic: string;
}

/** Facts of a payment order; plain data, because it is laid out on another thread. */
export interface PaymentOrderFacts {
  readonly transaction: Transaction;
  readonly number: string;
  /** Day the payer gave the document, which may be before the day it was paid. */
  readonly day: BankDay;
  readonly amount: Money;
  readonly payer: OrderSide;
  readonly payee: OrderSide;
  readonly issuer: BankDetails;
  /** The bank's clock when the document is made. */
  readonly madeAt: Instant;
  /** Verification code of the receipt of the same payment, and the address that verifies it. */
  readonly code: string;
  readonly checkAddress: string;
}

const PAGE_MARGIN = 36;
const CODE_SIZE_PT = 54;
const QUIET_INK = '#444444';
const LINE_PT = 0.6;

/**
 * The payment order of one payment as a PDF of one A5 page. It has the particulars of the uniform form of the National Bank (Instruction about
 * procedure for filling of payment documents, No. 36/5 of 25 July 2007) in its order: number and date, both sides with their banks, the amount in
 * figures and in words, the purpose with its code, signatures and marks of the bank.
 */
export async function renderPaymentOrder(
  facts: PaymentOrderFacts,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = filled(WORDS.title[language], { number: facts.number });
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A5',
      pageOrientation: 'landscape',
      pageMargins: PAGE_MARGIN,
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: facts.issuer.name[language], creationDate: new Date(facts.madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 8.5, lineHeight: 1.1, color: '#000000' },
      content: [heading(facts, title, language), form(facts, language), foot(facts, language)],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

function heading({ day }: PaymentOrderFacts, title: string, language: Language): Content {
  return {
    columns: [
      { text: textRuns(title), fontSize: 13, bold: true, width: '*' },
      { text: textRuns(`${WORDS.date[language]} ${formatDay(day, language)}`), width: 'auto', margin: [0, 4, 0, 0] },
    ],
    margin: [0, 0, 0, 6],
  };
}

function form(facts: PaymentOrderFacts, language: Language): Content {
  const { transaction, payer, payee, amount } = facts;
  const spelled = language === 'ru' || language === 'kg' ? amountInWords(amount, language) : '';
  const wide = (content: TableCell): TableCell[] => [{ ...Object(content), colSpan: 2 }, {}];
  return {
    layout: { hLineWidth: () => LINE_PT, vLineWidth: () => LINE_PT, paddingTop: () => 2, paddingBottom: () => 2 },
    table: {
      widths: ['*', 170],
      dontBreakRows: true,
      body: [
        ...sideRows(payer, { who: WORDS.payer, bank: WORDS.bank }, language),
        ...sideRows(payee, { who: WORDS.payee, bank: WORDS.payeeBank }, language),
        [
          field({ label: WORDS.inWords, value: spelled }, language),
          field({ label: WORDS.amount, value: formatMoney(amount, language), bold: true }, language),
        ],
        [
          field({ label: RECEIPT_WORDS.purpose, value: transaction.purpose }, language),
          field({ label: RECEIPT_WORDS.purposeCode, value: transaction.terms?.purposeCode ?? '' }, language),
        ],
        wide({ columns: [signatures(transaction, language), marks(transaction, language)], columnGap: 12 }),
      ],
    },
  };
}

function sideRows(
  { name, inn, okpo, account, bank, bic }: OrderSide,
  { who, bank: bankLabel }: { readonly who: LocalizedText; readonly bank: LocalizedText },
  language: Language,
): readonly TableCell[][] {
  const numbers = joinedParts([inn, okpo === '' ? '' : `${WORDS.okpo[language]} ${okpo}`], language);
  const place = joinedParts([bank, `${WORDS.bic[language]} ${bic}`], language);
  return [
    [field({ label: who, value: name }, language), field({ label: WORDS.inn, value: numbers }, language)],
    [
      field({ label: bankLabel, value: place }, language),
      field({ label: WORDS.account, value: groupAccountNumber(account) }, language),
    ],
  ];
}

interface Particular {
  readonly label: LocalizedText;
  readonly value: string;
  readonly bold?: boolean;
}

/** A particular below its small label. */
function field({ label, value, bold = false }: Particular, language: Language): TableCell {
  return {
    stack: [
      { text: cellRuns(label[language], language), fontSize: 6.5, color: QUIET_INK },
      { text: cellRuns(value === '' ? '—' : value, language), bold },
    ],
  };
}

function block(title: LocalizedText, lines: readonly (readonly [string, string | undefined])[], language: Language) {
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

function signatures(transaction: Transaction, language: Language) {
  const rows = signerRows(transaction, language).map(([label, value]) => [label[language], value] as const);
  const { stack, width } = block(WORDS.signatures, rows, language);
  return {
    width,
    stack: [...stack, { text: cellRuns(WORDS.electronic[language], language), fontSize: 6.5, color: QUIET_INK }],
  };
}

/** Moments at the bank; the state stands where a stamp would. */
function marks({ createdAt, status, signers, terms }: Transaction, language: Language) {
  const { stack, width } = block(
    WORDS.marks,
    [
      [WORDS.received[language], signers && formatDateTime(signers.sentAt, language)],
      [WORDS.debited[language], formatDateTime(createdAt, language)],
      [RECEIPT_WORDS.valueDate[language], terms?.valueDate && formatDay(terms.valueDate, language)],
    ],
    language,
  );
  const state = statusTone(status) === 'done' ? WORDS.stamp : STATUS_WORDS[status];
  return { width, stack: [...stack, { text: cellRuns(state[language], language), bold: true }] };
}

function foot({ code, checkAddress, madeAt, issuer }: PaymentOrderFacts, language: Language): Content {
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
