import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import type { DigitalLoan, LoanCalculation } from '../../../src/domain/loan/digital/DigitalLoan';
import { formatAmount, formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { formatPercent } from '../../../src/domain/money/formatPercent';
import { formatDate, formatDay } from '../../../src/domain/time/format';
import type { Instant } from '../../../src/domain/time/Instant';
import { monthsText, yearlyText } from '../../../src/domain/operation/detailText';
import { AGREEMENT_CLAUSES, AGREEMENT_WORDS } from './agreementWords';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { isFigure, LOAN_WORDS } from './loanWords';
import { pageOfPages, RECEIPT_WORDS } from './receiptWords';
import { FIGURE, FIGURES_TABLE, ruled } from './ruled';

const PAGE_MARGIN = 48;
const TERM_WIDTH = 190;
const QUIET_INK = '#444444';

/** Facts of an agreement: the borrower, the loan and its cost. */
interface AgreementFacts {
  readonly application: DigitalLoan;
  readonly calculation: LoanCalculation;
  readonly borrower: { readonly name: string; readonly inn: string };
}

/** The agreement of an online loan as a PDF of A4 pages: its terms, its clauses and its schedule. */
export async function renderLoanAgreement(
  facts: AgreementFacts,
  madeAt: Instant,
  language: Language,
): Promise<Uint8Array<ArrayBuffer>> {
  const title = AGREEMENT_WORDS.title[language];
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: BANK_DETAILS.name[language], creationDate: new Date(madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 9, lineHeight: 1.2, color: '#000000' },
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
        { text: textRuns(title), fontSize: 16, bold: true, margin: [0, 2, 0, 10] },
        {
          layout: ruled(),
          table: {
            widths: [TERM_WIDTH, '*'],
            body: termsOf(facts, language).map(([name, value]) => [
              { text: cellRuns(AGREEMENT_WORDS[name][language], language), color: QUIET_INK },
              { text: cellRuns(value, language) },
            ]),
          },
        },
        {
          ol: AGREEMENT_CLAUSES.map((clause) => ({ text: cellRuns(clause[language], language), margin: [0, 0, 0, 4] })),
          margin: [0, 14, 0, 0],
        },
        { text: textRuns(AGREEMENT_WORDS.schedule[language]), fontSize: 12, bold: true, margin: [0, 12, 0, 4] },
        scheduleOf(facts.calculation, language),
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

type Term = readonly [name: keyof typeof AGREEMENT_WORDS, value: string];

function termsOf({ application, calculation, borrower }: AgreementFacts, language: Language): readonly Term[] {
  const rate = (basisPoints: number) => formatPercent(basisPoints, language);
  return [
    ['application', application.id],
    ['madeOn', formatDay(calculation.paidOutOn, language)],
    ['lender', `${BANK_DETAILS.name[language]}, ${BANK_DETAILS.address[language]}`],
    ['borrower', `${borrower.name}, ${AGREEMENT_WORDS.inn[language]} ${borrower.inn}`],
    ['amount', formatMoney(calculation.amount, language)],
    ['term', monthsText(calculation.termMonths, language)],
    ['rate', rate(calculation.rate)],
    ['effectiveRate', rate(calculation.effectiveRate)],
    ['penaltyRate', yearlyText(application.penaltyRate, language)],
    ['instalment', formatMoney(calculation.instalment, language)],
    ['interest', formatMoney(calculation.interest, language)],
    ['total', formatMoney(calculation.total, language)],
    ['account', groupAccountNumber(application.accountNumber)],
  ];
}

const COLUMNS = ['number', 'day', 'principal', 'interest', 'amount', 'left'] as const;

function scheduleOf({ lines }: LoanCalculation, language: Language) {
  const amount = (value: Money) => ({ text: textRuns(formatAmount(value, language)), ...FIGURE });
  return {
    layout: FIGURES_TABLE,
    fontSize: 8,
    table: {
      headerRows: 1,
      widths: [24, 76, '*', '*', '*', '*'],
      body: [
        COLUMNS.map((name) => ({
          text: cellRuns(LOAN_WORDS[name][language], language),
          bold: true,
          ...(isFigure(name) && FIGURE),
        })),
        ...lines.map((line) => [
          { text: line.number.toString() },
          { text: cellRuns(formatDay(line.dueOn, language), language) },
          amount(line.principal),
          amount(line.interest),
          amount(line.amount),
          amount(line.left),
        ]),
      ],
    },
  };
}
