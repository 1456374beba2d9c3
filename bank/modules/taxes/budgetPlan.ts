import type { Failure } from '../../../src/application/operations/failureCodes';
import type { taxPaymentOperations } from '../../../src/application/operations/taxPayments';
import type { Money } from '../../../src/domain/money/Money';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { budgetPurpose } from '../../../src/domain/tax/budgetPurpose';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { readTariff } from '../limits';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS } from '../transfers';
import type { OperationPlan } from '../transfers';

export type BudgetCode = keyof typeof taxPaymentOperations;

interface BudgetRow {
  readonly account_number: string;
  readonly purpose_code: string;
  readonly purpose_name: LocalizedText;
  readonly name: string;
}

/** A payment of a debt to the budget. */
export interface BudgetOrder {
  readonly code: BudgetCode;
  readonly debitAccountId: string;
  readonly amount: Money;
  readonly details: OperationDetails;
  /** Key and refusal of a payment that can be made only once. */
  readonly paidOnce?: OperationPlan['paidOnce'];
}

const TREASURY_BIC = '440001';

const RECIPIENT = 'select account_number, purpose_code, purpose_name, name from budget_recipient where txn_code = $1';

/**
 * Plan of a payment in soms to the treasury: the money leaves the account at once and waits in transit until the treasury has credited it.
 */
export async function planBudgetOrder(
  order: BudgetOrder,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'MAX_LIM_EXCEEDED'>>> {
  const { code, debitAccountId, amount } = order;
  const { rows } = await context.bank.database.pool.query<BudgetRow>({
    name: 'budget-recipient',
    text: RECIPIENT,
    values: [code],
  });
  const [recipient] = rows;
  if (recipient === undefined) {
    throw new Error(`It is not said where ${code} goes`);
  }
  const tariff = await readTariff(context, { code: context.bank.movements.limitCodeOf(code), currency: 'KGS' });
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: code,
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'budget',
      accountNumber: recipient.account_number,
      name: recipient.name,
      sendNotBefore: context.now,
    },
    amount,
    fee,
    credited: amount,
    purpose: budgetPurpose(recipient.purpose_name, order.details, 'ru'),
    terms: { bic: TREASURY_BIC, purposeCode: recipient.purpose_code, details: order.details },
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: 'KGS', minor: amount.minor },
    ],
    counted: amount,
    ...(order.paidOnce && { paidOnce: order.paidOnce }),
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}
