import type { Failure } from '../../src/application/operations/failureCodes';
import { equal } from '../../src/domain/money/Money';
import type { OperationDetails } from '../../src/domain/operation/details';
import { readElqr } from '../../src/domain/qr/elqr';
import type { ElqrCode, ElqrProblem } from '../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../src/domain/qr/QrPayment';
import type { QrPayment } from '../../src/domain/qr/QrPayment';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import { feeFor } from '../../src/domain/tariff/Tariff';
import { readTariff } from '../limits/readTariffs';
import type { CallContext } from '../operations/Handler';
import { feeLegs, OPERATION_LIFE_MS } from '../transfers/OperationPlan';
import type { OperationPlan } from '../transfers/OperationPlan';
import { planBankClient } from '../transfers/planBankClient';

type QrFailure = ElqrProblem | 'OPERATION_IMPOSSIBLE' | 'ELQR_EXPIRED' | 'ELQR_AMOUNT_FIXED' | 'RECIPIENT_NOT_FOUND';
type Planned = Promise<Result<OperationPlan, Failure<QrFailure | 'MAX_LIM_EXCEEDED' | 'TOO_MANY_REQUESTS'>>>;

/** A dynamic code is paid once; whether it was is known by what has gone through this bank and has not come back. */
const PAID = `
  select from txn where txn_code = 'MAKE_QR_PAYMENT' and status not in ('REJECTED', 'RETURNED')
    and terms -> 'details' ->> 'qrTransaction' = $1 limit 1`;

/** Soms to whom a code names: a customer of the bank at once, anybody else through the operator of the codes. */
export async function planQr(request: QrPayment, context: CallContext): Planned {
  const read = readElqr(request.qr);
  if (!read.ok) {
    return refusal({ code: read.failure });
  }
  const code = read.value;
  if (code.amount !== undefined && !code.amountEditable && !equal(code.amount, request.amount)) {
    return refusal({ code: 'ELQR_AMOUNT_FIXED' });
  }
  if (code.type === 'dynamic' && (await isPaid(code, context))) {
    return refusal({ code: 'ELQR_EXPIRED' });
  }
  return code.providerId === OWN_PROVIDER ? planInside(code, request, context) : planOutside(code, request, context);
}

async function planInside(code: ElqrCode, { operationId, debitAccountId, amount }: QrPayment, context: CallContext): Planned {
  const recipient = { by: 'account', value: code.accountId } as const;
  const planned = await planBankClient({ operationId, debitAccountId, recipient, amount, purpose: code.comment }, context);
  if (planned.ok) {
    return success({ ...planned.value, txnCode: 'MAKE_QR_PAYMENT', terms: { details: detailsOf(code) }, limit: { code: 'QR', counted: amount } });
  }
  const { failure } = planned;
  switch (failure.code) {
    case 'RECIPIENT_NOT_FOUND':
    case 'MAX_LIM_EXCEEDED':
    case 'TOO_MANY_REQUESTS':
      return refusal({ ...failure, code: failure.code });
    default:
      throw new Error(`Soms cannot be refused by ${failure.code}`);
  }
}

async function planOutside(code: ElqrCode, { debitAccountId, amount }: QrPayment, context: CallContext): Planned {
  if (!context.bank.configuration.sandbox) {
    // No operator is connected to this bank.
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const tariff = await readTariff(context, { code: 'QR', currency: 'KGS' });
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: 'MAKE_QR_PAYMENT',
    debit: { from: 'own', accountId: debitAccountId },
    credit: {
      to: 'outside',
      rail: 'elqr',
      accountNumber: payeeOf(code),
      name: code.serviceName === '' ? code.providerName : code.serviceName,
      sendNotBefore: context.now,
    },
    amount,
    fee,
    credited: amount,
    purpose: code.comment,
    terms: { details: detailsOf(code) },
    legs: [
      { account: debitAccountId, minor: -(amount.minor + fee.minor) },
      { class: 'RAIL_TRANSIT', currency: 'KGS', minor: amount.minor },
      ...feeLegs(fee),
    ],
    limit: { code: 'QR', counted: amount },
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

function detailsOf({ providerId, transactionId }: ElqrCode): OperationDetails {
  return { qrProvider: providerId, ...(transactionId !== '' && { qrTransaction: transactionId }) };
}

/** What the operator finds the payee by. */
function payeeOf({ accountId, merchantId, transactionId, serviceCode }: ElqrCode): string {
  return [accountId, merchantId, transactionId, serviceCode].find((name) => name !== '') ?? '';
}

async function isPaid({ transactionId }: ElqrCode, { bank }: CallContext): Promise<boolean> {
  if (transactionId === '') {
    return false;
  }
  const { rowCount } = await bank.database.pool.query({ name: 'paid-code', text: PAID, values: [transactionId] });
  return rowCount === 1;
}
