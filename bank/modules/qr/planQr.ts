import { randomInt } from 'node:crypto';

import type { MovementCode } from '../../../src/domain/movements/movements';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { INVOICE_FAILURES } from '../../../src/application/operations/transfers';
import { equal } from '../../../src/domain/money/Money';
import type { OperationDetails } from '../../../src/domain/operation/details';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import { elqrLinkIn, readElqr, singlePaymentOf } from '../../../src/domain/qr/elqr';
import type { ElqrCode, ElqrViolation } from '../../../src/domain/qr/elqr';
import { OWN_PROVIDER } from '../../../src/domain/qr/QrPayment';
import type { QrPayment } from '../../../src/domain/qr/QrPayment';
import { POINT_HASH } from '../../../src/domain/qr/QrPoint';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { feeFor } from '../../../src/domain/tariff/Tariff';
import { readTariff } from '../limits';
import type { CallContext } from '../../kernel/Handler';
import { OPERATION_LIFE_MS, paidAmong, planBankClient } from '../transfers';
import type { OperationPlan } from '../transfers';
import { expiryOf } from './ownCodeSeal';
import { pointNotice } from './pointNotice';

type InvoiceFailure = (typeof INVOICE_FAILURES)[number];
type QrFailure =
  | ElqrViolation
  | InvoiceFailure
  | 'OPERATION_IMPOSSIBLE'
  | 'ELQR_EXPIRED'
  | 'ELQR_AMOUNT_FIXED'
  | 'ELQR_OWN'
  | 'SALES_POINT_CLOSED'
  | 'RECIPIENT_NOT_FOUND';
type Planned = Promise<Result<OperationPlan, Failure<QrFailure | 'MAX_LIM_EXCEEDED' | 'TOO_MANY_REQUESTS'>>>;

/** Range of the references this bank gives payments at the operator: twelve digits, the first of them not zero. */
const REFERENCES = { from: 10 ** 11, below: 10 ** 12 } as const;

const CODE = 'MAKE_QR_PAYMENT' satisfies MovementCode;

const OWN_ACCOUNT = 'select from account where customer_id = $1 and number = $2';

/** Makes of the plan of a payment by a code of this bank one that pays an invoice, where the code is that of an invoice. */
type InvoicePlanner = (
  code: ElqrCode,
  plan: OperationPlan,
  context: CallContext,
) => Promise<Result<OperationPlan, Failure<InvoiceFailure>>>;

/** Makes the planner of payments by codes; invoices have a module of their own above this one. */
export function createQrPlanner(planInvoice: InvoicePlanner) {
  return (request: QrPayment, context: CallContext) => planQr(request, context, planInvoice);
}

/** Plan of a payment in soms to the payee of a code: to a customer of the bank at once, to others through the operator of the codes. */
async function planQr(request: QrPayment, context: CallContext, planInvoice: InvoicePlanner): Planned {
  const read = readElqr(request.qr);
  if (!read.ok) {
    return refusal({ code: read.failure });
  }
  const code = read.value;
  if (code.amount !== undefined && !code.amountEditable && !equal(code.amount, request.amount)) {
    return refusal({ code: 'ELQR_AMOUNT_FIXED' });
  }
  const paidOnce = claimOf(code);
  if (paidOnce !== undefined && (await paidAmong(context.bank.database, [paidOnce.key])).size > 0) {
    return refusal({ code: 'ELQR_EXPIRED' });
  }
  const planned = await (code.providerId === OWN_PROVIDER
    ? planInside({ code, request, planInvoice }, context)
    : planOutside(code, request, context));
  return planned.ok && paidOnce !== undefined ? success({ ...planned.value, paidOnce }) : planned;
}

/** Key of a dynamic code, which can be paid once. */
function claimOf(code: ElqrCode): OperationPlan['paidOnce'] {
  const payment = singlePaymentOf(code);
  return payment === undefined ? undefined : { key: `elqr ${payment}`, refusal: 'ELQR_EXPIRED' };
}

interface InsidePayment {
  readonly code: ElqrCode;
  readonly request: QrPayment;
  readonly planInvoice: InvoicePlanner;
}

async function planInside({ code, request, planInvoice }: InsidePayment, context: CallContext): Planned {
  const expiresAt = code.type === 'dynamic' ? expiryOf(context.bank.secrets, code) : undefined;
  if (code.type === 'dynamic' && expiresAt === undefined) {
    return refusal({ code: 'ELQR_TAMPERED' });
  }
  if (expiresAt !== undefined && expiresAt <= context.now) {
    return refusal({ code: 'ELQR_EXPIRED' });
  }
  const point = POINT_HASH.test(code.accountId) ? await findPayablePoint(code.accountId, context) : undefined;
  if (point === undefined && POINT_HASH.test(code.accountId)) {
    return refusal({ code: 'SALES_POINT_CLOSED' });
  }
  const accountNumber = point?.accountNumber ?? code.accountId;
  if (await isOwnAccount(accountNumber, context)) {
    return refusal({ code: 'ELQR_OWN' });
  }
  const { operationId, debitAccountId, amount } = request;
  const recipient = { by: 'account', value: accountNumber } as const;
  const planned = await planBankClient(
    { operationId, debitAccountId, recipient, amount, purpose: purposeOf(code, request) },
    context,
  );
  if (planned.ok) {
    const plan: OperationPlan = {
      ...planned.value,
      txnCode: CODE,
      terms: point === undefined ? termsOf(code, request) : termsAtPoint(point, code, request),
      counted: amount,
      ...(point !== undefined && { noticeOfPayee: pointNotice(point.name, amount) }),
      ...(expiresAt !== undefined && { confirmBefore: { at: expiresAt, refusal: 'ELQR_EXPIRED' } }),
    };
    return planInvoice(code, plan, context);
  }
  const { failure } = planned;
  switch (failure.code) {
    case 'RECIPIENT_NOT_FOUND':
    case 'MAX_LIM_EXCEEDED':
      return refusal({ ...failure, code: failure.code });
    case 'TOO_MANY_REQUESTS':
      return refusal(failure);
    default:
      throw new Error(`Soms cannot be refused by ${failure.code}`);
  }
}

async function planOutside(code: ElqrCode, request: QrPayment, context: CallContext): Planned {
  if (!context.bank.configuration.sandbox) {
    // No operator is connected to this bank.
    return refusal({ code: 'OPERATION_IMPOSSIBLE' });
  }
  const { debitAccountId, amount } = request;
  const tariff = await readTariff(context, { code: context.bank.movements.limitCodeOf(CODE), currency: 'KGS' });
  const fee = tariff && feeFor(tariff, amount);
  if (fee === undefined) {
    return refusal({ code: 'MAX_LIM_EXCEEDED' });
  }
  return success({
    txnCode: CODE,
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
    purpose: purposeOf(code, request),
    terms: termsOf(code, request, {
      network: 'ELQR',
      networkReference: randomInt(REFERENCES.from, REFERENCES.below).toString(),
    }),
    legs: [
      { account: debitAccountId, minor: -amount.minor },
      { class: 'RAIL_TRANSIT', currency: 'KGS', minor: amount.minor },
    ],
    counted: amount,
    expiresAt: context.now + OPERATION_LIFE_MS,
  });
}

/** Purpose of the payment: the payee's comment in the code, otherwise the purpose the payer entered. */
function purposeOf({ comment }: ElqrCode, { purpose }: QrPayment): string {
  return comment === '' ? purpose.trim() : comment;
}

/** Terms of the payment; the code itself is stored only where it is static and can be paid again. */
function termsOf(
  { type, providerId, transactionId }: ElqrCode,
  { qr }: QrPayment,
  network: OperationDetails = {},
): OperationTerms {
  const details = { ...network, qrProvider: providerId, ...(transactionId !== '' && { qrTransaction: transactionId }) };
  return type === 'static' ? { qr: elqrLinkIn(qr), details } : { details };
}

/** Terms of a payment at a point of sale, by which it is counted there. */
function termsAtPoint(point: PayablePoint, code: ElqrCode, request: QrPayment): OperationTerms {
  return { ...termsOf(code, request, { salesPoint: point.name }), qrPoint: code.accountId };
}

interface PayablePoint {
  readonly name: string;
  readonly accountNumber: string;
}

const PAYABLE_POINT = `select q.name, a.number as "accountNumber" from qr_point q join account a on a.id = q.account_id
  where q.hash = $1 and q.is_active and q.archived_at is null and a.record_status = 'O'`;

/** Point of sale of any company that takes payments now. */
async function findPayablePoint(hash: string, { bank }: CallContext): Promise<PayablePoint | undefined> {
  const { rows } = await bank.database.pool.query<PayablePoint>({
    name: 'payable-point',
    text: PAYABLE_POINT,
    values: [hash],
  });
  return rows[0];
}

async function isOwnAccount(number: string, { bank, caller }: CallContext): Promise<boolean> {
  const { rowCount } = await bank.database.pool.query({
    name: 'own-code',
    text: OWN_ACCOUNT,
    values: [caller.customerId, number],
  });
  return rowCount === 1;
}

/** Identifier by which the operator finds the payee: the first of these fields that is not empty. */
function payeeOf({ accountId, merchantId, transactionId, serviceCode }: ElqrCode): string {
  return [accountId, merchantId, transactionId, serviceCode].find((name) => name !== '') ?? '';
}
