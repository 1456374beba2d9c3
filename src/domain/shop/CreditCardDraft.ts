import { compare } from '../money/Money';
import type { Money } from '../money/Money';
import { parseAmount } from '../money/parseAmount';
import type { OperationId } from '../operation/OperationId';
import { definedOnly, Filled, unreadableAmount } from '../transfer/movementRules';
import { isSound, validate } from '../validation/validate';
import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { holderOf } from './cardHolder';
import { CREDIT_LIMIT, CREDIT_MONTHS } from './CardOrder';
import type { CreditCardApplication } from './CardOrder';
import { holderViolation } from './CardOrderDraft';

const USUAL_MONTHS = '24';

/** Draft of an application for a credit card; amounts and the term are texts as typed or chosen. */
export class CreditCardDraft {
  amountText = '';

  creditMonths = USUAL_MONTHS;

  incomeText = '';

  holderName = '';

  @Filled('CARD_BRANCH_REQUIRED')
  cardBranch = '';

  constructor(values: Readonly<Partial<CreditCardDraft>> = {}) {
    this.amountText = values.amountText ?? '';
    this.creditMonths = values.creditMonths ?? USUAL_MONTHS;
    this.incomeText = values.incomeText ?? '';
    this.holderName = values.holderName ?? '';
    this.cardBranch = values.cardBranch ?? '';
  }
}

/** First violation of each field; empty when the application can be created. */
export function creditCardViolations(draft: CreditCardDraft): Violations<CreditCardDraft> {
  return {
    ...definedOnly({
      amountText: limitViolation(draft.amountText),
      incomeText: unreadableAmount(draft.incomeText, 'KGS'),
      holderName: holderViolation(draft.holderName),
    }),
    ...validate(draft),
  };
}

/** Application made from a draft; `undefined` when the draft is not valid. */
export function creditCardOf(draft: CreditCardDraft, operationId: OperationId): CreditCardApplication | undefined {
  const limit = inSoms(draft.amountText);
  const monthlyIncome = inSoms(draft.incomeText);
  const termMonths = CREDIT_MONTHS.find((months) => months.toString() === draft.creditMonths);
  return limit === undefined ||
    monthlyIncome === undefined ||
    termMonths === undefined ||
    !isSound(creditCardViolations(draft))
    ? undefined
    : {
        productType: 'makeCreditCardApplication',
        operationId,
        limit,
        termMonths,
        monthlyIncome,
        holder: holderOf(draft.holderName),
        branchId: draft.cardBranch,
      };
}

function limitViolation(text: string): ValidationCode | undefined {
  const limit = inSoms(text);
  if (limit === undefined) {
    return unreadableAmount(text, 'KGS');
  }
  return compare(limit, CREDIT_LIMIT.minimum) < 0 || compare(limit, CREDIT_LIMIT.maximum) > 0
    ? 'LOAN_OUT_OF_BOUNDS'
    : undefined;
}

function inSoms(text: string): Money | undefined {
  const parsed = parseAmount(text, 'KGS');
  return parsed.ok ? parsed.value : undefined;
}
