import { LANGUAGE_TAGS } from '../../src/domain/language/Language';
import type { Language } from '../../src/domain/language/Language';
import type { ScheduleLine } from '../../src/domain/loan/LoanSchedule';
import { formatAmount, formatMoney } from '../../src/domain/money/formatAmount';
import type { Money } from '../../src/domain/money/Money';
import { formatDate, formatDay } from '../../src/domain/time/format';
import type { Instant } from '../../src/domain/time/Instant';
import { BANK_DETAILS } from './bankDetails';
import { baselineStrut, DEFAULT_FONT, documentMaker, fontRuns } from './fonts';
import type { FontRun } from './fonts';
import { INSTALMENT_WORDS, LOAN_WORDS } from './loanWords';
import { RECEIPT_WORDS } from './receiptWords';

const PAGE_MARGIN = 36;
const QUIET_INK = '#444444';

/** What the document of a schedule says of its loan. */
export interface ScheduleFacts {
  readonly contractNumber: string;
  readonly disbursed: Money;
  readonly outstanding: Money;
  /** As it is written: `22.00 %`. */
  readonly rate: string;
  readonly lines: readonly ScheduleLine[];
}

/** The columns of a schedule, in both of its files. */
export const SCHEDULE_COLUMNS = ['number', 'day', 'principal', 'interest', 'amount', 'paid', 'left', 'state'] as const;

/** The schedule of a loan as a PDF of A4 pages, with text that can be selected and a head of the table on each. */
export async function renderLoanSchedule(facts: ScheduleFacts, madeAt: Instant, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const title = LOAN_WORDS.title[language];
  const amount = (value: Money) => ({ text: fontRuns(formatAmount(value, language)), alignment: 'right' as const });
  const body = facts.lines.map((line) => [
    { text: line.number.toString() },
    { text: formatDay(line.dueOn) },
    amount(line.principal),
    amount(line.interest),
    amount(line.amount),
    amount(line.paid),
    amount(line.left),
    { text: runs(INSTALMENT_WORDS[line.state][language], language) },
  ]);
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A4',
      pageMargins: PAGE_MARGIN,
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: BANK_DETAILS.name[language], creationDate: new Date(madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 8, lineHeight: 1.15, color: '#000000' },
      content: [
        { text: fontRuns(BANK_DETAILS.name[language]), fontSize: 10, color: QUIET_INK },
        { text: fontRuns(title), fontSize: 16, bold: true, margin: [0, 2, 0, 8] },
        ...factsOf(facts, language).map((row) => ({ text: runs(row, language), fontSize: 9 })),
        {
          layout: 'lightHorizontalLines',
          margin: [0, 10, 0, 0],
          table: {
            headerRows: 1,
            widths: [22, 54, '*', '*', '*', '*', '*', 58],
            body: [SCHEDULE_COLUMNS.map((name) => ({ text: runs(LOAN_WORDS[name][language], language), bold: true })), ...body],
          },
        },
        { text: fontRuns(`${RECEIPT_WORDS.madeOn[language]} ${formatDate(madeAt)}`), fontSize: 7.5, color: QUIET_INK, margin: [0, 12, 0, 0] },
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

/** The lines above the table. */
export function factsOf({ contractNumber, disbursed, outstanding, rate }: ScheduleFacts, language: Language): readonly string[] {
  return [
    `${LOAN_WORDS.contract[language]}: ${contractNumber}`,
    `${LOAN_WORDS.disbursed[language]}: ${formatMoney(disbursed, language)}`,
    `${LOAN_WORDS.rate[language]}: ${rate}`,
    `${LOAN_WORDS.outstanding[language]}: ${formatMoney(outstanding, language)}`,
  ];
}

function runs(text: string, language: Language): FontRun[] {
  return language === 'cn' ? [...fontRuns(text), ...baselineStrut()] : fontRuns(text);
}
