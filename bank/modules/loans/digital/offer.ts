import type { LoanCalculationQuery, LoanOfferQuery } from '../../../../src/application/operations/digitalLoans';
import type { Failure } from '../../../../src/application/operations/failureCodes';
import { calculateLoan } from '../../../../src/domain/loan/digital/calculation';
import { decideLoan, mostBorne } from '../../../../src/domain/loan/digital/creditScore';
import { isOpen, isWithin } from '../../../../src/domain/loan/digital/DigitalLoan';
import type { LoanCalculation, LoanOffer } from '../../../../src/domain/loan/digital/DigitalLoan';
import { money } from '../../../../src/domain/money/Money';
import { refusal, success } from '../../../../src/domain/result/Result';
import type { Result } from '../../../../src/domain/result/Result';
import { bankDayOf } from '../../../../src/domain/time/Instant';
import type { CallContext, GuestContext } from '../../../kernel/Handler';
import { readApplications } from './applications';
import { scoreCustomer } from './creditGrounds';
import { findTerm, readTerms } from './terms';

type Offered = Result<LoanOffer, Failure<'LOAN_TERM_NOT_FOUND'>>;

/** Terms of online loans in a currency for who is not known as a borrower: a visitor, or a user of a company. */
export async function termsFor({ currency }: LoanOfferQuery, { bank }: Pick<GuestContext, 'bank'>): Promise<Offered> {
  const terms = await readTerms(bank.database.kysely, currency);
  return terms.length === 0
    ? refusal({ code: 'LOAN_TERM_NOT_FOUND' })
    : success({
        currency,
        terms: terms.map((term) => ({ ...term, likely: undefined })),
        income: undefined,
        monthlyDebt: undefined,
        failureCode: undefined,
        openId: undefined,
      });
}

/** Terms of online loans in a currency, and the bank's answer today to an application for the largest amount. */
export async function offerOf({ currency }: LoanOfferQuery, { bank, caller, now }: CallContext): Promise<Offered> {
  const { kysely } = bank.database;
  const terms = await readTerms(kysely, currency);
  if (terms.length === 0) {
    return refusal({ code: 'LOAN_TERM_NOT_FOUND' });
  }
  const score = await scoreCustomer(bank, caller.customerId, now);
  const day = bankDayOf(now);
  const decisions = terms.map((term) => decideLoan(score, term, { minor: term.highest.minor, day }));
  const refused = decisions.flatMap((decision) => ('refused' in decision ? [decision.refused] : []));
  const applications = await readApplications(kysely, { customerId: caller.customerId, now });
  return success({
    currency,
    terms: terms.map((term) => {
      const most = score.inArrears ? 0n : mostBorne(score, term, { upTo: term.highest.minor, day });
      return { ...term, likely: most >= term.lowest.minor ? money(most, currency) : undefined };
    }),
    income: money(score.income, currency),
    monthlyDebt: money(score.monthlyDebt, currency),
    failureCode: refused.length === terms.length ? refused.at(-1) : undefined,
    openId: applications.find(({ status }) => isOpen(status))?.id,
  });
}

/** Cost and schedule of a loan paid out today. */
export async function calculationOf(
  { amount, termMonths }: LoanCalculationQuery,
  { bank, now }: Pick<GuestContext, 'bank' | 'now'>,
): Promise<Result<LoanCalculation, Failure<'LOAN_TERM_NOT_FOUND' | 'LOAN_AMOUNT_NOT_OFFERED'>>> {
  const term = await findTerm(bank.database.kysely, amount.currency, termMonths);
  if (term === undefined) {
    return refusal({ code: 'LOAN_TERM_NOT_FOUND' });
  }
  return isWithin(term, amount)
    ? success(calculateLoan(term, amount, bankDayOf(now)))
    : refusal({ code: 'LOAN_AMOUNT_NOT_OFFERED' });
}
