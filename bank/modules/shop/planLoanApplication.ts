import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Money } from '../../../src/domain/money/Money';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { isTermOffered, loanOfferOf, lowestCost, outsideOf } from '../../../src/domain/shop/LoanApplication';
import type { LoanApplication } from '../../../src/domain/shop/LoanApplication';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { encodeAmount } from '../../../src/infrastructure/registry/codecs';
import { percentText } from '../../../src/infrastructure/registry/percent';
import type { CallContext } from '../../kernel/Handler';
import { readLoanProducts } from '../directories';
import type { OperationPlan } from '../transfers';
import { planFree } from './planPrice';

type Refusal = Failure<'PRODUCT_NOT_OFFERED' | 'MIN_LIM_NOT_REACHED' | 'MAX_LIM_EXCEEDED'>;

/** Plan of an application for a loan within the conditions of the directory, which names the customers it is for, with its cost at the lowest rate. */
export async function planLoanApplication(
  { productId, amount, termMonths, purpose, monthlyIncome }: LoanApplication,
  context: CallContext,
): Promise<Result<OperationPlan, Refusal>> {
  const { bank, caller, now } = context;
  const products = await readLoanProducts(bank.database, caller.customerKind);
  const offer = loanOfferOf(products, productId, amount.currency);
  if (offer === undefined || !isTermOffered(offer, termMonths)) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const outside = outsideOf(offer, amount);
  if (outside !== undefined) {
    return refusal({ code: outside === 'below' ? 'MIN_LIM_NOT_REACHED' : 'MAX_LIM_EXCEEDED' });
  }
  const { instalment } = lowestCost(offer, { amount, months: termMonths, day: bankDayOf(now) });
  return planFree(
    {
      txnCode: 'MAKE_LOAN_APPLICATION',
      details: {
        loanProduct: productId,
        loanAmount: writtenAmount(amount),
        loanMonths: termMonths.toString(),
        loanRateFrom: percentText(offer.rateFrom),
        loanInstalment: writtenAmount(instalment),
        loanPurpose: purpose,
        monthlyIncome: writtenAmount(monthlyIncome),
      },
    },
    context,
  );
}

function writtenAmount(amount: Money): string {
  return `${encodeAmount(amount)} ${amount.currency}`;
}
