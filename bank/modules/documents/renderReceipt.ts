import type { Content } from 'pdfmake';
import type { Column } from 'pdfmake/interfaces';

import { groupAccountNumber, groupedNumbers } from '../../../src/domain/account/accountNumber';
import { formatRate } from '../../../src/domain/exchange/mainRates';
import { isMaskedCardNumber } from '../../../src/domain/card/cardNumber';
import type {
  RelatedTransaction,
  Transaction,
  TransactionSide,
  TransactionStatus,
} from '../../../src/domain/history/Transaction';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { amountInWords } from '../../../src/domain/money/amountInWords';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { equal } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import { confirmationFactsAs, confirmationText } from '../../../src/domain/operation/confirmationText';
import { shownRecipient } from '../../../src/domain/operation/shownRecipient';
import { detailsOf } from '../../../src/domain/operation/details';
import { detailText } from '../../../src/domain/operation/detailText';
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
import { payerRows, signerRows } from './receiptCompany';
import { rowsTable } from './receiptRows';
import type { Row } from './receiptRows';
import { band, bandHeading, fitBeside, sides, stateLine } from './receiptSheet';
import type { SheetSide } from './receiptSheet';

/** Details that have rows of their own. */
const SAID_OF_THE_NETWORK: ReadonlySet<DetailName> = new Set(['network', 'networkReference', 'transferSystem']);

const PAGE_MARGIN = 36;
const TOP_MARGIN = 17;
/** Side of the QR code with the verification address. */
const CODE_SIZE_PT = 76;
/** Height left to the rows of the first page below the amount, and the part of it that both sides take. */
const HEIGHT_OF_ROWS_PT = 325;
const SIDES_PT = 60;
const INK = '#000000';
const QUIET_INK = '#444444';

/**
 * The receipt of one operation as a PDF of one A5 page (more when the texts are long): a sheet one would send, black on white below the
 * band of the bank, with text that can be selected and searched. It repeats the words and the fingerprint the customer confirmed.
 */
export async function renderReceipt(facts: ReceiptFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const buffer = await documentMaker().createPdf(receiptDefinition(facts, language)).getBuffer();
  return new Uint8Array(buffer);
}

function receiptDefinition(facts: ReceiptFacts, language: Language): DocumentDefinition {
  const title = `${RECEIPT_WORDS.receipt[language]} ${RECEIPT_WORDS.number[language]} ${facts.transaction.id}`;
  return {
    pageSize: 'A5',
    pageMargins: [PAGE_MARGIN, TOP_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
    language: LANGUAGE_TAGS[language],
    displayTitle: true,
    info: { title, author: facts.bank.name[language], creationDate: new Date(facts.madeAt) },
    defaultStyle: { font: DEFAULT_FONT, fontSize: 9, lineHeight: 1.15, color: INK },
    background: (page, { width }) => band(page, width),
    footer: (page, pages) => footer(facts, language, pageOfPages(page, pages, language)),
    content: [
      bandHeading(facts.bank.name[language], title),
      { columns: [amountBlock(facts, language), codeBlock(facts, language)], columnGap: 12 },
      ...particulars(facts, language),
    ],
  };
}

/** The address of the verification page as a code for a camera. */
function codeBlock({ checkAddress }: ReceiptFacts, language: Language): Column {
  const caption = { text: cellRuns(RECEIPT_WORDS.scan[language], language), fontSize: 6.5, color: QUIET_INK };
  return {
    stack: [
      { qr: checkAddress, fit: CODE_SIZE_PT, eccLevel: 'L', alignment: 'right' },
      { ...caption, alignment: 'right', noWrap: true, margin: [0, 2, 0, 0] },
    ],
    width: 'auto',
  };
}

/** Both sides beside each other above the rows; as rows of their own when a name is too long for half a page. */
function particulars(facts: ReceiptFacts, language: Language): readonly Content[] {
  const both = sidesOf(facts);
  const rows = rowsOf(facts, language);
  return fitBeside(both)
    ? [...sides(both, language), rowsTable(rows, HEIGHT_OF_ROWS_PT - SIDES_PT, language)]
    : [
        { text: '', margin: [0, 6, 0, 0] },
        rowsTable([...both.flatMap(sideRows), ...rows], HEIGHT_OF_ROWS_PT, language),
      ];
}

function sideRows({ label, name, accountLabel, account }: SheetSide): readonly Row[] {
  return [
    [label, name],
    [accountLabel, account],
  ];
}

/** The heading and the kind, the amount, in words as well where the domain can spell it, and the state. */
function amountBlock({ transaction, kind, title }: ReceiptFacts, language: Language): Content {
  const when = `${formatDateTime(transaction.createdAt, language)}, ${RECEIPT_WORDS.bishkekTime[language]}`;
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
      stateLine(transaction.status, STATUS_WORDS[transaction.status][language], when),
    ],
  };
}

/** Amount of the operation; `undefined` when none is known, and for an order that costs nothing. */
function mainAmount(transaction: Transaction): Money | undefined {
  const amount = transaction.debit.amount ?? transaction.credit.amount;
  return amount?.minor === 0n ? undefined : amount;
}

function rowsOf(facts: ReceiptFacts, language: Language): readonly Row[] {
  const { transaction } = facts;
  return [
    [RECEIPT_WORDS.amount, amountText(mainAmount(transaction), language)],
    [RECEIPT_WORDS.creditedAmount, creditedElsewhere(transaction, language)],
    ...costRows(transaction, language),
    [RECEIPT_WORDS.returnOf, transaction.returnOf && relatedText(transaction.returnOf, language)],
    [RECEIPT_WORDS.returned, transaction.returnedBy?.map((related) => relatedText(related, language)).join('; ')],
    ...payerRows(facts, language),
    ...networkRows(facts, language),
    ...termRows(facts, language),
    [RECEIPT_WORDS.purpose, transaction.purpose],
    [RECEIPT_WORDS.confirmed, confirmedWords(facts, language)],
    ...signerRows(transaction, language),
    [RECEIPT_WORDS.fingerprint, transaction.fingerprint],
    [RECEIPT_WORDS.reference, transaction.operationId],
    [RECEIPT_WORDS.code, facts.code],
  ];
}

/** Sender and recipient, each with the account or the card. */
function sidesOf({ transaction }: ReceiptFacts): readonly [from: SheetSide, to: SheetSide] {
  const { debit, credit, senderName, recipientName } = transaction;
  return [
    {
      label: RECEIPT_WORDS.sender,
      name: senderName,
      accountLabel: isCard(debit) ? RECEIPT_WORDS.debitCard : RECEIPT_WORDS.debitAccount,
      account: accountOf(debit),
    },
    {
      label: RECEIPT_WORDS.recipient,
      name: shownRecipient(transaction.txnCode, recipientName),
      accountLabel: isCard(credit) ? RECEIPT_WORDS.creditCard : RECEIPT_WORDS.creditAccount,
      account: isToSystem(transaction) ? undefined : accountOf(credit),
    },
  ];
}

/** States in which nothing has left the account, unless it came back. */
const REFUSED: ReadonlySet<TransactionStatus> = new Set(['DECLINED', 'REJECTED', 'CANCELLED']);

/** Rows of the fee and the total. Money received from outside has none, because only its sender may have paid a fee. */
function costRows(transaction: Transaction, language: Language): readonly Row[] {
  const { debit, fee, totalDebited, returnOf, returnedBy, status } = transaction;
  const isUntouched = REFUSED.has(status) && returnedBy === undefined;
  if (returnOf !== undefined) {
    return fee === undefined || fee.minor === 0n ? [] : [[KIND_WORDS.feeReturn, amountText(fee, language)]];
  }
  return debit.accountNumber === undefined
    ? []
    : [
        [RECEIPT_WORDS.fee, fee?.minor === 0n ? RECEIPT_WORDS.noFee[language] : amountText(fee, language)],
        [RECEIPT_WORDS.total, isUntouched ? undefined : amountText(totalDebited, language)],
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
  const { rate, rateBase, rateQuote, bic, valueDate, purposeCode, documentNumber, statementAccounts } = terms;
  const hasRate = rate !== undefined && rateBase !== undefined && rateQuote !== undefined;
  return [
    [RECEIPT_WORDS.rate, hasRate ? `1 ${rateBase} = ${formatRate(rate, language)} ${rateQuote}` : undefined],
    [RECEIPT_WORDS.recipientBank, bic],
    [RECEIPT_WORDS.valueDate, valueDate && formatDay(valueDate, language)],
    [RECEIPT_WORDS.purposeCode, purposeCode],
    [RECEIPT_WORDS.documentNumber, documentNumber],
    [DETAIL_WORDS.statementAccounts, statementAccounts && groupedNumbers(statementAccounts, language)],
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
