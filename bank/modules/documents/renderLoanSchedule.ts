import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import { formatAmount } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { formatDate, formatDay } from '../../../src/domain/time/format';
import type { Instant } from '../../../src/domain/time/Instant';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { factsOf, SCHEDULE_COLUMNS } from './loanScheduleFacts';
import type { ScheduleFacts } from './loanScheduleFacts';
import { INSTALMENT_WORDS, isFigure, LOAN_WORDS } from './loanWords';
import { pageOfPages, RECEIPT_WORDS } from './receiptWords';
import { FIGURE, FIGURES_TABLE } from './ruled';

const PAGE_MARGIN = 36;
const QUIET_INK = '#444444';

/** The schedule of a loan as a PDF of A4 pages, with text that can be selected and a head of the table on each. */
export async function renderLoanSchedule(
  facts: ScheduleFacts,
  madeAt: Instant,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = LOAN_WORDS.title[language];
  const amount = (value: Money) => ({ text: textRuns(formatAmount(value, language)), ...FIGURE });
  const body = facts.lines.map((line) => [
    { text: line.number.toString() },
    { text: cellRuns(formatDay(line.dueOn, language), language) },
    amount(line.principal),
    amount(line.interest),
    amount(line.amount),
    amount(line.paid),
    amount(line.left),
    { text: cellRuns(INSTALMENT_WORDS[line.state][language], language) },
  ]);
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: BANK_DETAILS.name[language], creationDate: new Date(madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 8, lineHeight: 1.15, color: '#000000' },
      footer: (page, pages) => ({
        margin: [PAGE_MARGIN, 12, PAGE_MARGIN, 0],
        fontSize: 7.5,
        color: QUIET_INK,
        columns: [
          { text: textRuns(`${RECEIPT_WORDS.madeOn[language]} ${formatDate(madeAt, language)}`), width: '*' },
          { text: textRuns(pageOfPages(page, pages, language)), width: 'auto', alignment: 'right' },
        ],
      }),
      content: [
        { text: textRuns(BANK_DETAILS.name[language]), fontSize: 10, color: QUIET_INK },
        { text: textRuns(title), fontSize: 16, bold: true, margin: [0, 2, 0, 8] },
        ...factsOf(facts, language).map((row) => ({ text: cellRuns(row, language), fontSize: 9 })),
        {
          layout: FIGURES_TABLE,
          margin: [0, 10, 0, 0],
          table: {
            headerRows: 1,
            widths: [22, 70, '*', '*', '*', '*', '*', 58],
            body: [
              SCHEDULE_COLUMNS.map((name) => ({
                text: cellRuns(LOAN_WORDS[name][language], language),
                bold: true,
                ...(isFigure(name) && FIGURE),
              })),
              ...body,
            ],
          },
        },
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}
