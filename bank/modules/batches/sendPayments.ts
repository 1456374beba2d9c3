import { bankCodeOf } from '../../../src/domain/directory/AbroadDirectories';
import { createHash } from 'node:crypto';

import type { Failure } from '../../../src/application/operations/failureCodes';
import type { BatchOrder } from '../../../src/domain/batch/BatchOrder';
import { paymentDay } from '../../../src/domain/batch/orderDay';
import { swiftRecipientOf } from '../../../src/domain/batch/swiftPlt';
import { money } from '../../../src/domain/money/Money';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { shownName } from '../../../src/domain/user/shownName';
import { DOCUMENT_LIFE } from '../corporate';
import { actSource } from '../../confirmations/recordAct';
import type { CallContext } from '../../kernel/Handler';
import { moneyHandler, planOtherBank, planToClient } from '../transfers';
import { planSwift } from '../swift';
import { findBankAbroad } from '../swift';
import { readOpenDays } from './batchFacts';
import { storedId } from './batchRepository';
import type { WantedOrder } from './batchRepository';
import type { BatchSubmission } from './BatchSubmission';

/** Payments made at the same time; more would take too many connections from other callers. */
const AT_ONCE = 4;

const MAX_BANK_NAME_LENGTH = 50;

interface PaymentLine {
  readonly number: number;
  readonly amount: bigint;
  readonly wanted: WantedOrder;
}

const TAKE =
  'select number, amount, wanted from batch_line where batch_id = $1 and sending_id = $2 and chosen order by number';

/** Makes a document of a line, once, and only by the sending that has claimed the line. */
const MARK = `
  with mine as (
    update batch_line set chosen = false, refusal = null, refusal_data = null, operation_id = $4
      where batch_id = $1 and sending_id = $2 and number = $3 and chosen
      returning number)
  select send_to_be_signed($5, $6, $4, $7::interval, $8, $9, p_source => $10) from mine`;

const REFUSE = `
  update batch_line set chosen = false, refusal = $4, refusal_data = $5
    where batch_id = $1 and sending_id = $2 and number = $3 and chosen`;

/** Makes a document of each line, as a form would, and sends it to be signed; what cannot be made says why and holds up no other. */
export async function sendPayments(sending: BatchSubmission, context: CallContext): Promise<undefined> {
  const { rows } = await context.bank.database.pool.query<PaymentLine>(TAKE, [
    sending.batch.id.toString(),
    sending.id.toString(),
  ]);
  const { kind, currency } = sending.batch;
  const openDays = await readOpenDays({ kind, debit: { currency } }, context);
  const lines = rows.values();
  const work = async (): Promise<void> => {
    for (const line of lines) {
      await sendLine(line, { ...sending, openDays }, context);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

interface DatedSubmission extends BatchSubmission {
  readonly openDays: readonly BankDay[];
}

async function sendLine(
  line: PaymentLine,
  { id, batch, request, openDays }: DatedSubmission,
  context: CallContext,
): Promise<void> {
  const { caller, referenceId, now } = context;
  const { pool } = context.bank.database;
  const operationId = documentId(request.operationId, line.number);
  const order: BatchOrder = { ...line.wanted, amount: money(line.amount, batch.currency) };
  const refused = await created({ batch, order, operationId, openDays }, context);
  const place = [batch.id.toString(), id.toString(), line.number];
  if (refused !== undefined) {
    await pool.query(REFUSE, [...place, refused.code, refused.data ?? null]);
    return;
  }
  await pool.query(MARK, [
    ...place,
    operationId,
    caller.customerId,
    caller.userId,
    DOCUMENT_LIFE,
    referenceId,
    new Date(now),
    actSource(context),
  ]);
}

/** Number of an order, and the date written on it. */
interface DatedOrder {
  readonly documentNumber: string;
  readonly orderDate: BankDay;
}

const CLIENT = `
  select a.id::text as "accountId", a.customer_id::text as "customerId", c.kind, c.name ->> 'ru' as name
    from account a join customer c on c.id = a.customer_id where a.number = $1`;

/** A transfer to a customer of the bank under the number of its line; who is asked about was counted when the batch was handed in. */
const transferToClient = ({ documentNumber, orderDate }: DatedOrder, today: BankDay) =>
  moneyHandler('MAKE_BANK_CLIENT_TRANSFER', async (request, context) => {
    const { rows } = await context.bank.database.pool.query<{
      accountId: string;
      customerId: string;
      kind: 'I' | 'C';
      name: string;
    }>({
      name: 'client-by-account',
      text: CLIENT,
      values: [request.recipient.value],
    });
    const [found] = rows;
    if (found === undefined) {
      return refusal({ code: 'RECIPIENT_NOT_FOUND' });
    }
    return planToClient(
      request,
      {
        ...found,
        shownName: shownName(found),
        terms: {
          ...(documentNumber !== '' && { documentNumber }),
          ...(orderDate !== today && { details: { orderDate } }),
        },
      },
      context,
    );
  });

const transferToOtherBank = ({ orderDate }: DatedOrder) =>
  moneyHandler('MAKE_OTHER_BANK_TRANSFER', (request, context) => planOtherBank(request, context, orderDate));

/** A transfer abroad; a line of a batch comes without the documents a form may attach. */
const transferAbroad = ({ orderDate }: DatedOrder) =>
  moneyHandler('MAKE_SWIFT_TRANSFER', (request, context) => planSwift(request, context, orderDate));

interface Document {
  readonly batch: BatchSubmission['batch'];
  readonly order: BatchOrder;
  readonly operationId: OperationId;
  /** Days on which the network of the batch is open, the earliest first. */
  readonly openDays: readonly BankDay[];
}

async function created(
  { batch, order, operationId, openDays }: Document,
  context: CallContext,
): Promise<Failure | undefined> {
  const { recipientName, accountNumber, amount, purpose, documentNumber } = order;
  const common = { operationId, debitAccountId: batch.debitAccountId, amount, purpose };
  const today = bankDayOf(context.now);
  const wanted = order.valueDate ?? today;
  // The day found when the file was handed in may be over by now.
  const valueDate = paymentDay(wanted, openDays) ?? wanted;
  const dated = { documentNumber, orderDate: order.orderDate ?? wanted };
  const payment = { ...common, valueDate, documentNumber };
  switch (batch.kind) {
    case 'internal': {
      const answer = await transferToClient(dated, today)(
        { ...common, recipient: { by: 'account', value: accountNumber } },
        context,
      );
      return answer.ok ? undefined : answer.failure;
    }
    case 'clearing':
    case 'gross': {
      const { bic, inn, purposeCode } = order;
      const to = {
        paymentSystem: batch.kind,
        bic,
        creditAccountNumber: accountNumber,
        recipientName,
        inn,
        purposeCode,
      };
      const answer = await transferToOtherBank(dated)({ ...payment, ...to }, context);
      return answer.ok ? undefined : answer.failure;
    }
    case 'swift': {
      const charges = order.abroad?.charges ?? 'SHA';
      const abroad = await findBankAbroad(context.bank.database, bankCodeOf(order.abroad?.bankCode ?? ''));
      const recipient = swiftRecipientOf(
        order,
        abroad === undefined ? order.abroad?.bankCode : abroad.name.slice(0, MAX_BANK_NAME_LENGTH),
      );
      const answer = await transferAbroad(dated)({ ...payment, ...recipient, charges, files: [] }, context);
      return answer.ok ? undefined : answer.failure;
    }
    case 'salary':
      throw new Error('A salary is one document');
    default:
      return batch.kind satisfies never;
  }
}

/** The id of the document a line becomes: the same whenever the sending is repeated. */
function documentId(sending: OperationId, line: number): OperationId {
  const digits = createHash('sha256').update(`${sending} ${line}`).digest('hex');
  return storedId(
    [
      digits.slice(0, 8),
      digits.slice(8, 12),
      `8${digits.slice(13, 16)}`,
      `8${digits.slice(17, 20)}`,
      digits.slice(20, 32),
    ].join('-'),
  );
}
