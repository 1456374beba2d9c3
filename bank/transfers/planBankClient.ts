import { money } from '../../src/domain/money/Money';
import { refusal, success } from '../../src/domain/result/Result';
import { feeFor } from '../../src/domain/tariff/Tariff';
import { maskedName } from '../../src/domain/user/maskedName';
import { countedInSoms } from '../limits/countedInSoms';
import { readTariff } from '../limits/readTariffs';
import { feeLegs, OPERATION_LIFE_MS } from './OperationPlan';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { OperationTerms } from '../../src/domain/operation/OperationTerms';
import type { Result } from '../../src/domain/result/Result';
import type { BankClientTransfer } from '../../src/domain/transfer/BankClientTransfer';
import type { CallContext } from '../operations/Handler';
import type { OperationPlan } from './OperationPlan';

type PlanFailure = Failure<'RECIPIENT_NOT_FOUND' | 'EXCHANGE_RATE_NOT_FOUND' | 'MAX_LIM_EXCEEDED' | 'TOO_MANY_REQUESTS'>;

interface FoundRow {
  readonly refusal: null;
  readonly account_id: bigint;
  readonly customer_id: bigint;
  readonly customer_kind: 'I' | 'C';
  readonly name: string;
}

interface NotFoundRow {
  readonly refusal: 'RECIPIENT_NOT_FOUND' | 'TOO_MANY_REQUESTS';
}

/** Money to another customer of the bank, who is shown by a masked name until the money has gone, and afterwards. */
export async function planBankClient(request: BankClientTransfer, context: CallContext): Promise<Result<OperationPlan, PlanFailure>> {
  const recipient = await findRecipient(request, context);
  if (recipient.refusal !== null) {
    return refusal({ code: recipient.refusal });
  }
  return planToClient(
    request,
    {
      accountId: recipient.account_id.toString(),
      customerId: recipient.customer_id.toString(),
      customerKind: recipient.customer_kind,
      name: recipient.name,
      terms: {},
    },
    context,
  );
}

/** A customer of the bank who has been found, and what else is agreed on. */
interface FoundClient {
  readonly accountId: string;
  readonly customerId: string;
  readonly customerKind: 'I' | 'C';
  readonly name: string;
  readonly terms: OperationTerms;
}

/** The movement to a customer of the bank, however he was found. */
export async function planToClient(
  { amount, debitAccountId, purpose }: Pick<BankClientTransfer, 'amount' | 'debitAccountId' | 'purpose'>,
  recipient: FoundClient,
  context: CallContext,
): Promise<Result<OperationPlan, Failure<'EXCHANGE_RATE_NOT_FOUND' | 'MAX_LIM_EXCEEDED'>>> {
  const [tariff, counted] = await Promise.all([
    readTariff(context, { code: 'BANK_CLIENT', currency: amount.currency }),
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
    txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'client',
      accountId: recipient.accountId,
      customerId: recipient.customerId,
      // What a company is called is no secret.
      name: recipient.customerKind === 'C' ? recipient.name : maskedName(recipient.name),
    },
    amount,
    fee,
    credited: amount,
    purpose,
    terms: recipient.terms,
    legs: [
      { account: debitAccountId, minor: -(amount.minor + fee.minor) },
      { account: recipient.accountId, minor: amount.minor },
      ...feeLegs(fee),
    ],
    limit: { code: 'BANK_CLIENT', counted: money(counted, 'KGS') },
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

async function findRecipient(request: BankClientTransfer, { bank, caller, now }: CallContext): Promise<FoundRow | NotFoundRow> {
  const { by, value } = request.recipient;
  const { rows } = await bank.database.pool.query<FoundRow | NotFoundRow>({
    name: 'find-recipient',
    text: 'select * from find_recipient($1, $2, $3, $4, $5)',
    values: [caller.userId, by, value, request.amount.currency, new Date(now)],
  });
  return rows[0] ?? { refusal: 'RECIPIENT_NOT_FOUND' };
}
