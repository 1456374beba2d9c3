import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { countedInSoms, readTariff } from '../limits';
import { findRecipient } from './findRecipient';
import type { MovementCode } from '../../../src/domain/movements/movements';
import type { FoundRecipient } from './findRecipient';
import { OPERATION_LIFE_MS } from './OperationPlan';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { Result } from '../../../src/domain/result/Result';
import type { BankClientTransfer } from '../../../src/domain/transfer/BankClientTransfer';
import type { CallContext } from '../../kernel/Handler';
import type { OperationPlan } from './OperationPlan';

const CODE = 'MAKE_BANK_CLIENT_TRANSFER' satisfies MovementCode;

type PlanFailure = Failure<
  'RECIPIENT_NOT_FOUND' | 'EXCHANGE_RATE_NOT_FOUND' | 'MAX_LIM_EXCEEDED' | 'TOO_MANY_REQUESTS'
>;

/** Money to another customer of the bank, who is shown by the same name until the money has gone, and afterwards. */
export async function planBankClient(
  request: BankClientTransfer,
  context: CallContext,
): Promise<Result<OperationPlan, PlanFailure>> {
  const { recipient, amount } = request;
  const found = await findRecipient({ recipient, currency: amount.currency }, context);
  if (!found.ok) {
    return found;
  }
  const terms = recipient.by === 'card' ? { details: { cardNumber: maskedCardNumber(recipient.value) } } : {};
  return planToClient(request, { ...found.value, terms }, context);
}

/** A customer of the bank who has been found, and what else is agreed on. */
interface FoundClient extends FoundRecipient {
  readonly terms: OperationTerms;
}

/** The movement to a customer of the bank, however he was found. */
export async function planToClient(
  { amount, debitAccountId, purpose }: Pick<BankClientTransfer, 'amount' | 'debitAccountId' | 'purpose'>,
  recipient: FoundClient,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'EXCHANGE_RATE_NOT_FOUND' | 'MAX_LIM_EXCEEDED'>>> {
  const [tariff, counted] = await Promise.all([
    readTariff(context, { code: context.bank.movements.limitCodeOf(CODE), currency: amount.currency }),
    countedInSoms(amount, context),
  ]);
  if (counted === undefined) {
    return refusal({ code: 'EXCHANGE_RATE_NOT_FOUND' });
  }
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: CODE,
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'client',
      accountId: recipient.accountId,
      customerId: recipient.customerId,
      name: recipient.shownName,
    },
    amount,
    fee,
    credited: amount,
    purpose,
    terms: recipient.terms,
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { account: recipient.accountId, minor: amount.minor },
    ],
    counted: money(counted, 'KGS'),
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}
