import type { LoanOffer, LoanProduct } from '../directory/BankDirectories';
import type { LoanCalculation } from '../loan/digital/DigitalLoan';
import { parseAmount } from '../money/parseAmount';
import type { Money } from '../money/Money';
import type { Currency } from '../money/Currency';
import type { OperationId } from '../operation/OperationId';
import type { BankDay } from '../time/Instant';
import { definedOnly, Filled, Purpose, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { isTermOffered, loanOfferOf, lowestCost, outsideOf } from './LoanApplication';
import type { LoanApplication } from './LoanApplication';
import { readWholeNumber } from '../text/identifiers';
import { plainLine } from '../text/plainText';

const BETWEEN = ':';

/** Draft of an application for a loan; amounts and the term are texts as typed. */
export class LoanApplicationDraft {
  /** Loan and its currency as one text, so that the draft can be stored as typed. */
  @Filled('LOAN_REQUIRED')
  loanOffer = '';

  amountText = '';

  loanMonths = '';

  @Purpose()
  @Filled('LOAN_PURPOSE')
  loanPurpose = '';

  incomeText = '';

  constructor(values: Readonly<Partial<LoanApplicationDraft>> = {}) {
    this.loanOffer = values.loanOffer ?? '';
    this.amountText = values.amountText ?? '';
    this.loanMonths = values.loanMonths ?? '';
    this.loanPurpose = values.loanPurpose ?? '';
    this.incomeText = values.incomeText ?? '';
  }
}

/** Text of the choice of a loan in a currency. */
export function offerChoice(productId: string, currency: Currency): string {
  return `${productId}${BETWEEN}${currency}`;
}

/** Conditions of the loan a draft has chosen; `undefined` until one is. */
export function chosenLoan(
  { loanOffer }: Pick<LoanApplicationDraft, 'loanOffer'>,
  products: readonly LoanProduct[],
): LoanOffer | undefined {
  const [productId = '', currency = ''] = loanOffer.split(BETWEEN);
  return loanOfferOf(products, productId, currency);
}

/** First violation of each field; empty when the application can be created. */
export function loanApplicationViolations(
  draft: LoanApplicationDraft,
  products: readonly LoanProduct[],
): Violations<LoanApplicationDraft> {
  const offer = chosenLoan(draft, products);
  return {
    ...definedOnly({
      loanOffer: offer === undefined ? ('LOAN_REQUIRED' as const) : undefined,
      amountText: amountViolation(draft, offer),
      loanMonths:
        offer !== undefined && isTermOffered(offer, monthsOf(draft)) ? undefined : ('LOAN_OUT_OF_BOUNDS' as const),
      incomeText: unreadableAmount(draft.incomeText, 'KGS'),
    }),
    ...validate(draft),
  };
}

/** Application made from a draft; `undefined` when the draft is not valid. */
export function loanApplicationOf(
  draft: LoanApplicationDraft,
  products: readonly LoanProduct[],
  operationId: OperationId,
): LoanApplication | undefined {
  const offer = chosenLoan(draft, products);
  const amount = offer && amountIn(draft.amountText, offer.currency);
  const monthlyIncome = amountIn(draft.incomeText, 'KGS');
  const [productId = ''] = draft.loanOffer.split(BETWEEN);
  return amount === undefined || monthlyIncome === undefined || !isSound(loanApplicationViolations(draft, products))
    ? undefined
    : {
        productType: 'makeLoanApplication',
        operationId,
        productId,
        amount,
        termMonths: monthsOf(draft),
        purpose: plainLine(draft.loanPurpose),
        monthlyIncome,
      };
}

/** Cost of the loan a draft asks for, at its lowest rate; `undefined` until loan, amount and term are within the conditions. */
export function costOf(
  draft: LoanApplicationDraft,
  products: readonly LoanProduct[],
  today: BankDay,
): LoanCalculation | undefined {
  const offer = chosenLoan(draft, products);
  const amount = offer && amountIn(draft.amountText, offer.currency);
  const months = monthsOf(draft);
  return offer !== undefined &&
    amount !== undefined &&
    outsideOf(offer, amount) === undefined &&
    isTermOffered(offer, months)
    ? lowestCost(offer, { amount, months, day: today })
    : undefined;
}

function amountViolation(
  { amountText }: LoanApplicationDraft,
  offer: LoanOffer | undefined,
): ValidationCode | undefined {
  const currency = offer?.currency ?? 'KGS';
  const amount = amountIn(amountText, currency);
  if (amount === undefined) {
    return unreadableAmount(amountText, currency);
  }
  return offer !== undefined && outsideOf(offer, amount) !== undefined ? 'LOAN_OUT_OF_BOUNDS' : undefined;
}

function amountIn(text: string, currency: Currency): Money | undefined {
  const parsed = parseAmount(text, currency);
  return parsed.ok ? parsed.value : undefined;
}

function monthsOf({ loanMonths }: LoanApplicationDraft): number {
  return readWholeNumber(loanMonths) ?? 0;
}
