import type { Failure } from '../../../src/application/operations/failureCodes';
import type { CertificateOrder } from '../../../src/domain/shop/CertificateOrder';
import { refusal } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from '../transfers';
import { certificateAccounts, certificateLoans } from './certificateSubjects';
import { planPrice } from './planPrice';
import { readPrice } from './shopProducts';

type Refusal = Failure<'PRODUCT_NOT_OFFERED' | 'ACCOUNT_NOT_FOUND' | 'LOAN_NOT_FOUND'>;

/** Plan of an order for a certificate about accounts or loans of the caller's customer. The price does not depend on their number. */
export async function planCertificate(
  order: CertificateOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Refusal>> {
  const { productType, debitAccountId, accountNumbers, language } = order;
  const { database } = context.bank;
  const { customerId } = context.caller;
  const price = await readPrice(context, productType);
  if (price === undefined) {
    return refusal({ code: 'PRODUCT_NOT_OFFERED' });
  }
  const isLoans = productType === 'makeLoanStatementRequest';
  const known = await (isLoans ? certificateLoans : certificateAccounts)(database, customerId, accountNumbers);
  if (known.length < accountNumbers.length) {
    return refusal({ code: isLoans ? 'LOAN_NOT_FOUND' : 'ACCOUNT_NOT_FOUND' });
  }
  return planPrice(
    {
      txnCode: isLoans ? 'MAKE_LOAN_STATEMENT_REQUEST' : 'MAKE_ACCOUNT_STATEMENT_REQUEST',
      debitAccountId,
      price,
      details: {
        ...(isLoans && { loanStatementType: order.loanStatementType }),
        statementLanguage: language,
      },
      statementAccounts: accountNumbers,
    },
    context,
  );
}
