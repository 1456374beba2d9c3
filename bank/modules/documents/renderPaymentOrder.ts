import type { Content } from 'pdfmake/interfaces';

import { statusTone } from '../../../src/domain/history/classify';
import type { Transaction } from '../../../src/domain/history/Transaction';
import type { Language } from '../../../src/domain/language/Language';
import { filled } from '../../../src/domain/language/template';
import type { Money } from '../../../src/domain/money/Money';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import type { BankDay } from '../../../src/domain/time/Instant';
import { cellRuns } from './fonts';
import {
  amountRow,
  block,
  field,
  ORDER_LINES,
  ORDER_WORDS as WORDS,
  QUIET_INK,
  renderOrder,
  sideRows,
  wide,
} from './orderSheet';
import type { OrderProof, OrderSide } from './orderSheet';
import { signerRows } from './receiptCompany';
import { RECEIPT_WORDS, STATUS_WORDS } from './receiptWords';

/** Facts of a payment order; plain data, because it is laid out on another thread. */
export interface PaymentOrderFacts extends OrderProof {
  readonly transaction: Transaction;
  readonly number: string;
  /** Day the payer gave the document, which may be before the day it was paid. */
  readonly day: BankDay;
  readonly amount: Money;
  readonly payer: OrderSide;
  readonly payee: OrderSide;
}

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
  return renderOrder(facts, { title, day: facts.day, form: form(facts, language) }, language);
}

function form(facts: PaymentOrderFacts, language: Language): Content {
  const { transaction, payer, payee, amount } = facts;
  return {
    layout: ORDER_LINES,
    table: {
      widths: ['*', 170],
      dontBreakRows: true,
      body: [
        ...sideRows(payer, { who: WORDS.payer, bank: WORDS.bank }, language),
        ...sideRows(payee, { who: WORDS.payee, bank: WORDS.payeeBank }, language),
        amountRow(amount, language),
        [
          field({ label: RECEIPT_WORDS.purpose, value: transaction.purpose }, language),
          field({ label: RECEIPT_WORDS.purposeCode, value: transaction.terms?.purposeCode ?? '' }, language),
        ],
        wide({ columns: [signatures(transaction, language), marks(transaction, language)], columnGap: 12 }),
      ],
    },
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
