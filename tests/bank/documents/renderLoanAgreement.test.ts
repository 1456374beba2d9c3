import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';

import { renderLoanAgreement } from '../../../bank/modules/documents/renderLoanAgreement';
import { LANGUAGES } from '../../../src/domain/language/Language';
import type { Language } from '../../../src/domain/language/Language';
import type { DigitalLoan, LoanCalculation } from '../../../src/domain/loan/digital/DigitalLoan';
import { money } from '../../../src/domain/money/Money';
import { bankDayOf } from '../../../src/domain/time/Instant';

const MADE_AT = Date.UTC(2026, 10, 23, 6, 0);
const MONTHS = 12;

async function pagesOf(language: Language): Promise<readonly string[]> {
  const som = (minor: bigint) => money(minor, 'KGS');
  const day = bankDayOf(MADE_AT);
  const application: DigitalLoan = {
    id: '1',
    status: 'approved',
    asked: som(3_000_000n),
    approved: som(3_000_000n),
    termMonths: MONTHS,
    rate: 2500,
    penaltyRate: 2500,
    accountId: '1',
    accountNumber: '1280016000000114',
    askedAt: MADE_AT,
    decidedAt: MADE_AT,
    validUntil: undefined,
    reason: undefined,
    loanId: undefined,
    contractNumber: undefined,
  };
  const calculation: LoanCalculation = {
    amount: som(3_000_000n),
    termMonths: MONTHS,
    paidOutOn: day,
    rate: 2500,
    effectiveRate: 2807,
    instalment: som(285_014n),
    interest: som(420_163n),
    total: som(3_420_163n),
    lines: Array.from({ length: MONTHS }, (_, index) => ({
      number: index + 1,
      dueOn: day,
      principal: som(250_000n),
      interest: som(35_014n),
      amount: som(285_014n),
      left: som(BigInt(MONTHS - 1 - index) * 250_000n),
    })),
  };
  const borrower = { name: 'Асанов Айбек Маратович', inn: '21503198500123' };
  const { text } = await extractText(
    await getDocumentProxy(await renderLoanAgreement({ application, calculation, borrower }, MADE_AT, language)),
  );
  return text.map((page) => page.replaceAll(/\s/g, ''));
}

test.each(LANGUAGES)(
  'an agreement in %s says on every page which of how many it is, and has none with nothing of the schedule',
  async (language) => {
    const pages = await pagesOf(language);
    pages.forEach((page, index) => {
      const foot = {
        ru: `Страница${index + 1}из${pages.length}`,
        kg: `${pages.length}барактын${index + 1}-барагы`,
        en: `Page${index + 1}of${pages.length}`,
        cn: `第${index + 1}页，共${pages.length}页`,
      };
      expect(page).toContain(foot[language]);
      expect(page).toMatch(/2,?850[.,]14/);
    });
  },
);

test.each([
  ['ru', ['Срок12месяцев', 'Пенязапросрочку25%годовых']],
  ['en', ['Term12months', 'Latepaymentpenalty25%ayear']],
  ['kg', ['Мөөнөтү12ай', 'Кечиккендикүчүнтуумжылдык25%']],
  ['cn', ['期限12个月', '逾期罚息年利率25%']],
] as const)('an agreement in %s states the term and the penalty with their units', async (language, rows) => {
  const [page = ''] = await pagesOf(language);
  rows.forEach((row) => expect(page).toContain(row));
});
