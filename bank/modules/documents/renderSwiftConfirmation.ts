import type { Content } from 'pdfmake/interfaces';

import { swiftConfirmation as cn } from '../../../src/locales/cn/documents.json';
import { swiftConfirmation as en } from '../../../src/locales/en/documents.json';
import { swiftConfirmation as kg } from '../../../src/locales/kg/documents.json';
import { swiftConfirmation as ru } from '../../../src/locales/ru/documents.json';
import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { sentences } from '../../../src/domain/language/sentences';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import { STAGE_WORDS } from '../../../src/domain/swift/stageWords';
import type { SwiftStep, SwiftTracking } from '../../../src/domain/swift/tracking';
import { formatDateTime } from '../../../src/domain/time/format';
import type { Instant } from '../../../src/domain/time/Instant';
import type { BankDetails } from '../../kernel/bankDetails';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { pageOfPages, RECEIPT_WORDS, STATUS_WORDS } from './receiptWords';
import { ruled } from './ruled';

/** A message that went out, with the reports of the banks on its way. */
export interface SentMessage extends SwiftTracking {
  readonly message: string;
}

/** Everything a confirmation of a transfer abroad says. */
export interface SwiftConfirmationFacts {
  readonly transaction: Transaction;
  readonly sent: SentMessage;
  readonly bank: BankDetails;
  /** The bank's clock when it is made. */
  readonly madeAt: Instant;
}

const WORDS = localizedTexts({ ru, en, kg, cn });

const PAGE_MARGIN = 36;
const LABEL_WIDTH = 150;
const QUIET_INK = '#444444';

/** The confirmation of a transfer abroad as a PDF: how it stands, the banks it has reached, and the message word for word. */
export async function renderSwiftConfirmation(
  facts: SwiftConfirmationFacts,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const { transaction, sent, bank, madeAt } = facts;
  const made = `${RECEIPT_WORDS.madeOn[language]} ${formatDateTime(madeAt, language)}`;
  const quiet = { fontSize: 7.5, color: QUIET_INK };
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title: WORDS.title[language], author: bank.name[language], creationDate: new Date(madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 9, lineHeight: 1.15 },
      footer: (page, pages) => ({
        margin: [PAGE_MARGIN, 12, PAGE_MARGIN, 0],
        ...quiet,
        columns: [
          { text: textRuns(made), width: '*' },
          { text: textRuns(pageOfPages(page, pages, language)), width: 'auto', alignment: 'right' },
        ],
      }),
      content: [
        { text: textRuns(`${bank.name[language]} · ${bank.swiftCode}`), fontSize: 10, color: QUIET_INK },
        { text: textRuns(WORDS.title[language]), fontSize: 15, bold: true, margin: [0, 2, 0, 12] },
        table(factsOf(transaction, sent, language), language),
        ...way(sent.steps, language),
        heading(WORDS.message[language]),
        ...sent.message
          .split('\r\n')
          .map((line): Content => ({ text: textRuns(line), fontSize: 8, preserveLeadingSpaces: true })),
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

type Row = readonly [label: string, value: string];

function factsOf(transaction: Transaction, sent: SentMessage, language: Language): readonly Row[] {
  const { debit, credit, status, senderName, recipientName, purpose, createdAt } = transaction;
  return [
    [RECEIPT_WORDS.status[language], STATUS_WORDS[status][language]],
    [WORDS.uetr[language], sent.reference],
    [RECEIPT_WORDS.dateAndTime[language], formatDateTime(createdAt, language)],
    [RECEIPT_WORDS.amount[language], formatMoney(debit.amount, language)],
    [RECEIPT_WORDS.sender[language], senderName],
    [RECEIPT_WORDS.debitAccount[language], groupAccountNumber(debit.accountNumber ?? '')],
    [RECEIPT_WORDS.recipient[language], recipientName],
    [RECEIPT_WORDS.creditAccount[language], groupAccountNumber(credit.accountNumber ?? '')],
    [RECEIPT_WORDS.purpose[language], purpose],
  ];
}

/** Nothing was reported yet when the answer of the network was lost. */
function way(steps: readonly SwiftStep[], language: Language): Content[] {
  const rows = steps.map(({ stage, at, note }): Row => {
    const words = STAGE_WORDS[stage][language];
    return [
      formatDateTime(at, language),
      sentences(
        [words, note].filter((part) => part !== ''),
        language,
      ),
    ];
  });
  return rows.length === 0 ? [] : [heading(WORDS.way[language]), table(rows, language)];
}

function heading(text: string): Content {
  return { text: textRuns(text), fontSize: 11, bold: true, margin: [0, 14, 0, 4] };
}

function table(rows: readonly Row[], language: Language): Content {
  return {
    layout: ruled(),
    table: {
      widths: [LABEL_WIDTH, '*'],
      dontBreakRows: true,
      body: rows.map(([label, value]) => [
        { text: cellRuns(label, language), color: QUIET_INK },
        { text: cellRuns(value, language) },
      ]),
    },
  };
}
