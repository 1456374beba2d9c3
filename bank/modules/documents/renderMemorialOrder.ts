import type { Content } from 'pdfmake/interfaces';

import { memorialOrder as cn } from '../../../src/locales/cn/documents.json';
import { memorialOrder as en } from '../../../src/locales/en/documents.json';
import { memorialOrder as kg } from '../../../src/locales/kg/documents.json';
import { memorialOrder as ru } from '../../../src/locales/ru/documents.json';
import type { TransactionKind } from '../../../src/domain/movements/movements';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { joinedParts } from '../../../src/domain/language/punctuation';
import { filled } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { StatementEntry } from '../../../src/domain/statement/Statement';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { cellRuns } from './fonts';
import {
  amountRow,
  block,
  field,
  ORDER_LINES,
  ORDER_WORDS,
  QUIET_INK,
  renderOrder,
  sideRows,
  wide,
} from './orderSheet';
import type { OrderProof, OrderSide } from './orderSheet';
import { KIND_WORDS, RECEIPT_WORDS } from './receiptWords';
import { entrySubject, STATEMENT_WORDS } from './statementWords';

const WORDS = localizedTexts({ ru, en, kg, cn });

/** Operation for which the bank took the amount. */
export interface OrderBasis {
  readonly kind: TransactionKind;
  readonly number: string;
  readonly day: BankDay;
  /** Amount and recipient of a payment; absent where the operation is the price itself. */
  readonly payment?: { readonly amount: Money; readonly recipient: string };
  /** True when the payment has a payment order, which is named in place of the kind. */
  readonly hasOrder: boolean;
}

/** Facts of a memorial order; plain data, because it is laid out on another thread. */
export interface MemorialOrderFacts extends OrderProof {
  /** Entry of the ledger by which the amount was taken; its reference is the number of the order. */
  readonly entry: StatementEntry;
  /** Company and its account. */
  readonly debit: Omit<OrderSide, 'bank' | 'bic'>;
  /** Account of the income of the bank. */
  readonly creditAccount: string;
  readonly basis: OrderBasis;
}

/**
 * The memorial order of a fee, or of a price of the bank, as a PDF of one A5 page. Number, amount, accounts and purpose are those of the entry in
 * statements, so that an accountant finds one by the other.
 */
export async function renderMemorialOrder(
  facts: MemorialOrderFacts,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { entry } = facts;
  const title = filled(WORDS.title[language], { number: entry.reference });
  return renderOrder(facts, { title, day: bankDayOf(entry.bookedAt), form: form(facts, language) }, language);
}

function form(facts: MemorialOrderFacts, language: Language): Content {
  const { entry, basis } = facts;
  const [debit, credit] = sidesOf(facts, language);
  const { amount, tax } = entry;
  const taken = money(-amount.minor, amount.currency);
  const purpose = entrySubject(entry, language);
  return {
    layout: ORDER_LINES,
    table: {
      widths: ['*', 170],
      dontBreakRows: true,
      body: [
        ...sideRows(debit, { who: WORDS.debit, bank: WORDS.bank }, language),
        ...sideRows(credit, { who: WORDS.credit, bank: WORDS.bank }, language),
        amountRow(taken, language),
        [
          field({ label: RECEIPT_WORDS.purpose, value: purpose || KIND_WORDS[basis.kind][language] }, language),
          field({ label: STATEMENT_WORDS.tax, value: tax.minor === 0n ? '' : formatMoney(tax, language) }, language),
        ],
        wide(field({ label: WORDS.basis, value: basisText(basis, language) }, language)),
        wide({ columns: [marks(entry, language)] }),
      ],
    },
  };
}

/** The company, and the bank on the side of its income; the bank has no taxpayer number here, as in statements. */
function sidesOf({ issuer, creditAccount, debit }: MemorialOrderFacts, language: Language) {
  const here = { bank: issuer.name[language], bic: issuer.bic };
  const name = filled(WORDS.income[language], { bank: issuer.name[language] });
  return [
    { ...debit, ...here },
    { ...here, name, inn: '', okpo: '', account: creditAccount },
  ] as const;
}

function basisText({ kind, number, day, payment, hasOrder }: OrderBasis, language: Language): string {
  const kindText = hasOrder ? WORDS.paymentOrder[language] : KIND_WORDS[kind][language];
  const document = filled(WORDS.order[language], { kind: kindText, number, day: formatDay(day, language) });
  const amount = payment && formatMoney(payment.amount, language);
  return joinedParts([document, amount, payment?.recipient, WORDS.tariffs[language]], language);
}

/** Moment of the booking, and the words that stand where a stamp would. */
function marks({ bookedAt }: StatementEntry, language: Language) {
  const { stack, width } = block(
    ORDER_WORDS.marks,
    [[WORDS.booked[language], formatDateTime(bookedAt, language)]],
    language,
  );
  return {
    width,
    stack: [
      ...stack,
      { text: cellRuns(WORDS.stamp[language], language), bold: true },
      { text: cellRuns(WORDS.electronic[language], language), fontSize: 6.5, color: QUIET_INK },
    ],
  };
}
