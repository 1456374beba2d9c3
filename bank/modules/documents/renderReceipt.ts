import type { Content } from 'pdfmake';

import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { formatRate } from '../../../src/domain/exchange/mainRates';
import { isMaskedCardNumber } from '../../../src/domain/card/cardNumber';
import type { RelatedTransaction, Transaction, TransactionSide } from '../../../src/domain/history/Transaction';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { amountInWords } from '../../../src/domain/money/amountInWords';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { equal } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { confirmationFactsAs, confirmationText } from '../../../src/domain/operation/confirmationText';
import { detailsOf, detailText } from '../../../src/domain/operation/details';
import type { DetailName } from '../../../src/domain/operation/details';
import { DETAIL_WORDS } from '../../../src/domain/operation/detailWords';
import { NETWORK_WORDS } from '../../../src/domain/operation/networkWords';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import { formatDate, formatDateTime, formatDay } from '../../../src/domain/time/format';
import { groupedTransferCode } from '../../../src/domain/transfer/moneyTransferStage';
import { documentMaker } from './documentMaker';
import type { DocumentDefinition } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { operationTitle } from './operationTitles';
import { KIND_WORDS, pageOfPages, RECEIPT_WORDS, STATUS_WORDS } from './receiptWords';
import type { ReceiptFacts } from './receiptFacts';
import { ruled } from './ruled';

type Row = readonly [label: LocalizedText, value: string | undefined];

/** Details that have rows of their own. */
const SAID_OF_THE_NETWORK: ReadonlySet<DetailName> = new Set(['network', 'networkReference', 'transferSystem']);

const PAGE_MARGIN = 36;
/** Side of the QR code with the verification address. */
const CODE_SIZE_PT = 76;
const INK = '#000000';
const QUIET_INK = '#444444';

/**
 * The receipt of one operation as a PDF of one A5 page (more when the texts are long): black on white, with text that can be
 * selected and searched. It repeats the words and the fingerprint the customer confirmed.
 */
export async function renderReceipt(facts: ReceiptFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await documentMaker().createPdf(receiptDefinition(facts, language)).getBuffer();
  return new Uint8Array(buffer);
}

function receiptDefinition(facts: ReceiptFacts, language: Language): DocumentDefinition {
  const title = `${RECEIPT_WORDS.receipt[language]} ${RECEIPT_WORDS.number[language]} ${facts.transaction.id}`;
  return {
    pageSize: 'A5',
    pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
    language: LANGUAGE_TAGS[language],
    displayTitle: true,
    info: { title, author: facts.bank.name[language], creationDate: new Date(facts.madeAt) },
    defaultStyle: { font: DEFAULT_FONT, fontSize: 9, lineHeight: 1.15, color: INK },
    footer: (page, pages) => footer(facts, language, pageOfPages(page, pages, language)),
    content: [
      {
        columns: [
          { stack: [heading(facts.bank.name[language], title), amountBlock(facts, language)] },
          { qr: facts.checkAddress, fit: CODE_SIZE_PT, eccLevel: 'L', width: 'auto' },
        ],
        columnGap: 12,
      },
      rowsTable(rowsOf(facts, language), language),
    ],
  };
}

function heading(bankName: string, title: string): Content {
  return {
    stack: [
      { text: textRuns(bankName), fontSize: 10, color: QUIET_INK },
      { text: textRuns(title), fontSize: 15, bold: true, margin: [0, 2, 0, 0] },
    ],
    margin: [0, 0, 0, 4],
  };
}

/** The heading and the kind, and the amount, in words as well where the domain can spell it. */
function amountBlock({ transaction, kind, title }: ReceiptFacts, language: Language): Content {
  const amount = mainAmount(transaction);
  const spelled = amount !== undefined && (language === 'ru' || language === 'kg');
  return {
    stack: [
      { text: textRuns(operationTitle({ title, kind }, language)), fontSize: 10, bold: true },
      ...(title.names === 'kind' ? [] : [{ text: textRuns(KIND_WORDS[kind][language]), fontSize: 10 }]),
      {
        text: textRuns(formatMoney(amount, language)),
        fontSize: 24,
        bold: true,
        lineHeight: 1.05,
        margin: [0, 2, 0, 0],
      },
      ...(spelled ? [{ text: textRuns(amountInWords(amount, language)), fontSize: 9, color: QUIET_INK }] : []),
    ],
    margin: [0, 0, 0, 4],
  };
}

function mainAmount(transaction: Transaction): Money | undefined {
  return transaction.debit.amount ?? transaction.credit.amount;
}

function rowsOf(facts: ReceiptFacts, language: Language): readonly Row[] {
  const { transaction } = facts;
  const created = transaction.createdAt;
  const when = `${formatDateTime(created, language)}, ${RECEIPT_WORDS.bishkekTime[language]}`;
  return [
    [RECEIPT_WORDS.status, STATUS_WORDS[transaction.status][language]],
    [RECEIPT_WORDS.dateAndTime, when],
    [isCard(transaction.debit) ? RECEIPT_WORDS.debitCard : RECEIPT_WORDS.debitAccount, accountOf(transaction.debit)],
    [RECEIPT_WORDS.sender, transaction.senderName],
    [
      isCard(transaction.credit) ? RECEIPT_WORDS.creditCard : RECEIPT_WORDS.creditAccount,
      isToSystem(transaction) ? undefined : accountOf(transaction.credit),
    ],
    [RECEIPT_WORDS.recipient, transaction.recipientName],
    [RECEIPT_WORDS.amount, amountText(mainAmount(transaction), language)],
    [RECEIPT_WORDS.creditedAmount, creditedElsewhere(transaction, language)],
    ...costRows(transaction, language),
    [RECEIPT_WORDS.returnOf, transaction.returnOf && relatedText(transaction.returnOf, language)],
    [RECEIPT_WORDS.returned, transaction.returnedBy?.map((related) => relatedText(related, language)).join('; ')],
    ...networkRows(facts, language),
    ...termRows(facts, language),
    [RECEIPT_WORDS.purpose, transaction.purpose],
    [RECEIPT_WORDS.confirmed, confirmedWords(facts, language)],
    [RECEIPT_WORDS.fingerprint, transaction.fingerprint],
    [RECEIPT_WORDS.reference, transaction.operationId],
    [RECEIPT_WORDS.code, facts.code],
  ];
}

/** Rows of the fee and the total. Money received from outside has none, because its sender paid the fee, if anybody did. */
function costRows({ debit, fee, totalDebited, returnOf }: Transaction, language: Language): readonly Row[] {
  if (returnOf !== undefined) {
    return fee === undefined || fee.minor === 0n ? [] : [[KIND_WORDS.feeReturn, amountText(fee, language)]];
  }
  return debit.accountNumber === undefined
    ? []
    : [
        [RECEIPT_WORDS.fee, amountText(fee, language)],
        [RECEIPT_WORDS.total, amountText(totalDebited, language)],
      ];
}

function relatedText({ number, createdAt }: RelatedTransaction, language: Language): string {
  return `${RECEIPT_WORDS.number[language]} ${number}, ${formatDate(createdAt, language)}`;
}

/** True for a transfer to a money-transfer system, which has a row of its own instead of an account. */
function isToSystem({ credit, terms }: Transaction): boolean {
  return credit.accountNumber !== undefined && credit.accountNumber === terms?.details?.transferSystem;
}

/** Rows of the network that carries the payment and of its reference there. A money transfer is referred to by its control number. */
function networkRows({ transaction, movement }: ReceiptFacts, language: Language): readonly Row[] {
  const { progress, terms } = transaction;
  const { transferSystem, network, networkReference } = terms?.details ?? {};
  const name: Row =
    transferSystem === undefined
      ? [DETAIL_WORDS.network, network ?? (progress && NETWORK_WORDS[progress.network][language])]
      : [DETAIL_WORDS.transferSystem, transferSystem];
  const reference = progress?.reference ?? networkReference;
  if (reference === undefined || transferSystem === undefined || movement?.isCollected !== true) {
    return [name, [DETAIL_WORDS.networkReference, reference]];
  }
  return [name, [DETAIL_WORDS.transferCode, groupedTransferCode(reference)]];
}

function termRows({ transaction, movement }: ReceiptFacts, language: Language): readonly Row[] {
  const terms: OperationTerms = transaction.terms ?? {};
  const { rate, rateBase, rateQuote, bic, valueDate, purposeCode, documentNumber } = terms;
  const hasRate = rate !== undefined && rateBase !== undefined && rateQuote !== undefined;
  return [
    [RECEIPT_WORDS.rate, hasRate ? `1 ${rateBase} = ${formatRate(rate, language)} ${rateQuote}` : undefined],
    [RECEIPT_WORDS.recipientBank, bic],
    [RECEIPT_WORDS.valueDate, valueDate && formatDay(valueDate, language)],
    [RECEIPT_WORDS.purposeCode, purposeCode],
    [RECEIPT_WORDS.documentNumber, documentNumber],
    ...detailsOf(terms.details, movement?.details).flatMap(({ name, value }) =>
      SAID_OF_THE_NETWORK.has(name) ? [] : [[DETAIL_WORDS[name], detailText(name, value, language)] as const],
    ),
  ];
}

function isCard({ accountNumber }: TransactionSide): boolean {
  return accountNumber !== undefined && isMaskedCardNumber(accountNumber);
}

/** An account, an IBAN or a card in groups of digits; a subscriber's number stays as it is on the bill. */
function accountOf({ accountNumber }: TransactionSide): string | undefined {
  return accountNumber === undefined || accountNumber.length < SHORTEST_GROUPED
    ? accountNumber
    : groupAccountNumber(accountNumber);
}

function amountText(amount: Money | undefined, language: Language): string | undefined {
  return amount === undefined ? undefined : formatMoney(amount, language);
}

/** Credited amount, when it is not the debited one. */
function creditedElsewhere({ debit, credit }: Transaction, language: Language): string | undefined {
  const same = debit.amount === undefined || credit.amount === undefined || equal(debit.amount, credit.amount);
  return same ? undefined : amountText(credit.amount, language);
}

/** Words of the operation; absent without a fingerprint, because then the customer confirmed none. */
function confirmedWords({ transaction, movement }: ReceiptFacts, language: Language): string | undefined {
  const { debit, credit, fee, recipientName } = transaction;
  if (transaction.fingerprint === '' || debit.amount === undefined || fee === undefined) {
    return undefined;
  }
  if (debit.accountNumber === undefined || credit.accountNumber === undefined) {
    return undefined;
  }
  const accounts = { debitAccountNumber: debit.accountNumber, creditAccountNumber: credit.accountNumber };
  const credited = credit.amount ?? debit.amount;
  return confirmationText(
    confirmationFactsAs(movement?.confirmedAs, { amount: debit.amount, credited, fee, recipientName, ...accounts }),
    language,
  );
}

const SHORTEST_GROUPED = 15;
const MAX_ROOMY_ROWS = 13;
const ROOMY = { labelWidth: 118, padding: 4, fontSize: 9, lineHeight: 1.15 };
const CLOSE = { labelWidth: 136, fontSize: 8, lineHeight: 1 };
const CLOSE_LINE_PT = 10.9;
const CLOSEST_PT = 0.5;
/** Number of rows whose label or value takes a second line. */
const SECOND_LINES = 5;
const HEIGHT_OF_ROWS_PT = 380;

/** A payment with many particulars is set closer, so that it fits on one page like the others. */
function settingOf(rows: number): typeof ROOMY {
  if (rows <= MAX_ROOMY_ROWS) {
    return ROOMY;
  }
  const left = HEIGHT_OF_ROWS_PT - (rows + SECOND_LINES) * CLOSE_LINE_PT;
  return { ...CLOSE, padding: Math.min(ROOMY.padding, Math.max(CLOSEST_PT, (left / rows - 0.5) / 2)) };
}

function rowsTable(rows: readonly Row[], language: Language): Content {
  const shown = rows.filter(([, value]) => value !== undefined && value !== '');
  const { labelWidth, padding, ...text } = settingOf(shown.length);
  return {
    layout: ruled(padding),
    ...text,
    table: {
      widths: [labelWidth, '*'],
      dontBreakRows: true,
      body: shown.map(([label, value]) => [
        { text: cellRuns(label[language], language), color: QUIET_INK },
        { text: cellRuns(value ?? '', language), color: INK },
      ]),
    },
  };
}

function footer(facts: ReceiptFacts, language: Language, pages: string): Content {
  const made = `${RECEIPT_WORDS.madeOn[language]} ${formatDateTime(facts.madeAt, language)}`;
  return {
    margin: [PAGE_MARGIN, 12, PAGE_MARGIN, 0],
    fontSize: 7.5,
    color: QUIET_INK,
    columns: [
      { text: textRuns(made), width: '*' },
      { text: textRuns(pages), width: 'auto', alignment: 'right' },
    ],
  };
}
