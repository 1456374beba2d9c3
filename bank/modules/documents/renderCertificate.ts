import type { Content } from 'pdfmake';

import { groupAccountNumber } from '../../../src/domain/account/accountNumber';
import { LANGUAGE_TAGS } from '../../../src/domain/language/Language';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { filled } from '../../../src/domain/language/template';
import { formatAmount, formatMoney } from '../../../src/domain/money/formatAmount';
import { formatPercent } from '../../../src/domain/money/formatPercent';
import type { Money } from '../../../src/domain/money/Money';
import { nominalOf } from '../../../src/domain/shop/Bonds';
import type { CertificateSubject } from '../../../src/domain/shop/Certificate';
import { formatDateTime, formatDay } from '../../../src/domain/time/format';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import { BANK_DETAILS } from '../../kernel/bankDetails';
import { CERTIFICATE_WORDS } from './certificateWords';
import { documentMaker } from './documentMaker';
import { cellRuns, DEFAULT_FONT, textRuns } from './fonts';
import { LOAN_WORDS } from './loanWords';
import { pageOfPages, RECEIPT_WORDS } from './receiptWords';
import { FIGURE, FIGURES_TABLE, ruled } from './ruled';

const PAGE_MARGIN = 48;
const CODE_SIZE_PT = 84;
const QUIET_INK = '#444444';

interface CertifiedLoan {
  readonly number: string;
  readonly contractNumber: string;
  readonly openedOn: BankDay;
  readonly maturesOn: BankDay;
  readonly disbursed: Money;
  readonly principal: Money;
  readonly interest: Money;
  readonly penalty: Money;
  readonly owed: Money;
  readonly instalments: readonly {
    readonly number: number;
    readonly dueOn: BankDay;
    readonly amount: Money;
    readonly paid: Money;
  }[];
}

interface CertifiedBonds {
  readonly name: LocalizedText;
  readonly isin: string;
  readonly maturesOn: BankDay;
  readonly couponRate: number;
  readonly couponsPerYear: number;
  readonly count: number;
  readonly nominal: Money;
  readonly paid: Money;
}

/** Facts of a certificate about accounts, loans or bonds of a customer. */
export interface CertificateFacts {
  readonly subject: CertificateSubject;
  /** Number of the application it was ordered by. */
  readonly number: string;
  readonly owner: LocalizedText;
  readonly inn: string;
  /** Day whose balances it states. */
  readonly day: BankDay;
  readonly accounts: readonly { readonly number: string; readonly openedOn: BankDay; readonly balance: Money }[];
  readonly loans: readonly CertifiedLoan[];
  readonly bonds: readonly CertifiedBonds[];
  readonly madeAt: Instant;
  readonly code: string;
  readonly checkAddress: string;
}

/** A certificate as a PDF of A4 pages in the language it was ordered in, with text that can be selected and the code it is verified by. */
export async function renderCertificate(facts: CertificateFacts, language: Language): Promise<Uint8Array<ArrayBuffer>> {
  const bankName = BANK_DETAILS.name[language];
  const title = `${CERTIFICATE_WORDS[`${facts.subject}Title`][language]} ${CERTIFICATE_WORDS.numberSign[language]} ${facts.number}`;
  const made = `${RECEIPT_WORDS.madeOn[language]} ${formatDateTime(facts.madeAt, language)}`;
  const buffer = await documentMaker()
    .createPdf({
      pageSize: 'A4',
      pageMargins: [PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN, PAGE_MARGIN + 12],
      language: LANGUAGE_TAGS[language],
      displayTitle: true,
      info: { title, author: bankName, creationDate: new Date(facts.madeAt) },
      defaultStyle: { font: DEFAULT_FONT, fontSize: 10, lineHeight: 1.2, color: '#000000' },
      footer: (page, pages) => ({
        margin: [PAGE_MARGIN, 12, PAGE_MARGIN, 0],
        fontSize: 7.5,
        color: QUIET_INK,
        columns: [
          { text: textRuns(made), width: '*' },
          { text: textRuns(pageOfPages(page, pages, language)), width: 'auto', alignment: 'right' },
        ],
      }),
      content: [
        { text: textRuns(bankName), fontSize: 11, bold: true },
        { text: cellRuns(BANK_DETAILS.address[language], language), fontSize: 8.5, color: QUIET_INK },
        { text: textRuns(title), fontSize: 16, bold: true, margin: [0, 18, 0, 12] },
        { text: cellRuns(statementOf(facts, language), language), margin: [0, 0, 0, 12] },
        ...PARTS[facts.subject](facts, language),
        proof(facts, language),
      ],
    })
    .getBuffer();
  return new Uint8Array(buffer);
}

/** Tables of a certificate by what it is about. */
const PARTS: Readonly<Record<CertificateSubject, (facts: CertificateFacts, language: Language) => readonly Content[]>> =
  {
    accounts: (facts, language) => [accountsTable(facts, language)],
    loans: loanParts,
    bonds: ({ bonds }, language) => bonds.map((bought) => bondTable(bought, language)),
  };

/** The sentence by which the bank certifies what the tables hold. */
function statementOf({ subject, owner, inn, day }: CertificateFacts, language: Language): string {
  return filled(CERTIFICATE_WORDS[`${subject}Statement`][language], {
    bank: BANK_DETAILS.name[language],
    owner: owner[language],
    inn,
    day: formatDay(day, language),
  });
}

function head(label: LocalizedText, language: Language, isFigure: boolean) {
  return { text: cellRuns(label[language], language), bold: true, ...(isFigure && FIGURE) };
}

function accountsTable({ accounts }: CertificateFacts, language: Language): Content {
  return {
    layout: FIGURES_TABLE,
    table: {
      headerRows: 1,
      widths: ['*', 110, 140],
      body: [
        [
          head(CERTIFICATE_WORDS.account, language, false),
          head(CERTIFICATE_WORDS.openedOn, language, false),
          head(CERTIFICATE_WORDS.balance, language, true),
        ],
        ...accounts.map(({ number, openedOn, balance }) => [
          { text: groupAccountNumber(number) },
          { text: cellRuns(formatDay(openedOn, language), language) },
          { text: textRuns(formatMoney(balance, language)), ...FIGURE },
        ]),
      ],
    },
  };
}

const SUMS = ['disbursed', 'principal', 'interest', 'penalty', 'owed'] as const;

function loanParts({ loans }: CertificateFacts, language: Language): readonly Content[] {
  return loans.flatMap((loan) => {
    const heading = filled(CERTIFICATE_WORDS.loan[language], {
      contract: loan.contractNumber,
      account: groupAccountNumber(loan.number),
      from: formatDay(loan.openedOn, language),
      to: formatDay(loan.maturesOn, language),
    });
    const sums: Content = {
      layout: ruled(),
      table: {
        widths: ['*', 140],
        body: SUMS.map((sum) => [
          { text: cellRuns(CERTIFICATE_WORDS[sum][language], language), bold: sum === 'owed' },
          { text: textRuns(formatMoney(loan[sum], language)), bold: sum === 'owed', ...FIGURE },
        ]),
      },
    };
    return [
      { text: cellRuns(heading, language), bold: true, margin: [0, 8, 0, 4] },
      sums,
      ...(loan.instalments.length === 0 ? [] : [instalmentsTable(loan, language)]),
    ];
  });
}

function instalmentsTable({ instalments }: CertifiedLoan, language: Language): Content {
  return {
    layout: FIGURES_TABLE,
    fontSize: 8.5,
    margin: [0, 10, 0, 0],
    table: {
      headerRows: 1,
      widths: [30, '*', 120, 120],
      body: [
        [
          head(LOAN_WORDS.number, language, false),
          head(LOAN_WORDS.day, language, false),
          head(LOAN_WORDS.amount, language, true),
          head(LOAN_WORDS.paid, language, true),
        ],
        ...instalments.map(({ number, dueOn, amount, paid }) => [
          { text: number.toString() },
          { text: cellRuns(formatDay(dueOn, language), language) },
          { text: textRuns(formatAmount(amount, language)), ...FIGURE },
          { text: textRuns(formatAmount(paid, language)), ...FIGURE },
        ]),
      ],
    },
  };
}

function bondTable(bought: CertifiedBonds, language: Language): Content {
  const { name, isin, count, nominal, couponRate, couponsPerYear, maturesOn, paid } = bought;
  const rows: readonly (readonly [label: LocalizedText, value: string])[] = [
    [CERTIFICATE_WORDS.issue, name[language]],
    [CERTIFICATE_WORDS.isin, isin],
    [CERTIFICATE_WORDS.count, count.toString()],
    [CERTIFICATE_WORDS.nominal, formatMoney(nominal, language)],
    [CERTIFICATE_WORDS.wholeNominal, formatMoney(nominalOf(bought, count), language)],
    [CERTIFICATE_WORDS.coupon, formatPercent(couponRate, language)],
    [CERTIFICATE_WORDS.coupons, couponsPerYear.toString()],
    [CERTIFICATE_WORDS.matures, formatDay(maturesOn, language)],
    [CERTIFICATE_WORDS.paid, formatMoney(paid, language)],
  ];
  return {
    layout: ruled(),
    table: {
      widths: ['*', 240],
      body: rows.map(([label, value]) => [
        { text: cellRuns(label[language], language) },
        { text: cellRuns(value, language), ...FIGURE },
      ]),
    },
  };
}

/** The code with the address at which the certificate is verified, for a camera and for a reader. */
function proof({ code, checkAddress }: CertificateFacts, language: Language): Content {
  return {
    unbreakable: true,
    margin: [0, 24, 0, 0],
    columnGap: 14,
    columns: [
      { qr: checkAddress, fit: CODE_SIZE_PT, eccLevel: 'L', width: 'auto' },
      {
        stack: [
          { text: cellRuns(CERTIFICATE_WORDS.made[language], language) },
          { text: cellRuns(CERTIFICATE_WORDS.check[language], language), color: QUIET_INK, margin: [0, 4, 0, 0] },
          { text: textRuns(code), bold: true, margin: [0, 4, 0, 0] },
          { text: textRuns(checkAddress), fontSize: 8, color: QUIET_INK, margin: [0, 4, 0, 0] },
        ],
        width: '*',
      },
    ],
  };
}
