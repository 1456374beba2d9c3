import { originBound } from '../networks/originBound';
import { confirmationFactsOf, confirmationText, smsText } from '../../src/domain/operation/confirmationText';
import { localized } from '../../src/domain/language/localized';
import { money } from '../../src/domain/money/Money';
import { refusal, success } from '../../src/domain/result/Result';
import { codeHash, generateCode, maskedPhone } from './oneTimeCodes';
import { capsOf, sendFailure } from './subjectCodes';
import type { IssueRow, SendRefusal } from './subjectCodes';
import type { OperationReference } from '../../src/application/operations/accounts';
import type { Failure } from '../../src/application/operations/failureCodes';
import type { ConfirmationFacts } from '../../src/domain/operation/ConfirmationFacts';
import type { CodeSent } from '../../src/domain/operation/OperationOutcome';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { Currency } from '../../src/domain/money/Currency';
import type { Result } from '../../src/domain/result/Result';
import type { Instant } from '../../src/domain/time/Instant';
import type { Caller, CallContext } from '../kernel/Handler';
import { ledgerOf } from '../ledger/ledger';

interface OperationRow {
  readonly txn_code: string;
  readonly debit_number: string;
  readonly credit_number: string;
  readonly credit_name: string;
  readonly credited: bigint;
  readonly credited_currency: Currency;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: Currency;
  readonly fingerprint: string;
  readonly phone: string;
  readonly state: 'created' | 'booked';
  readonly expires_at: Instant;
}

interface NoOperation {
  readonly txn_code: null;
}

type CodeRefusal = 'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT' | SendRefusal['code'];

/** Hash of a code, bound to the operation it confirms. */
export function operationCodeHash(context: CallContext, operationId: OperationId, code: string): Buffer {
  return codeHash(context.bank.secrets, { kind: 'operation', id: subjectOf(context.caller, operationId) }, code);
}

function subjectOf(caller: Caller, operationId: OperationId): string {
  return `${caller.customerId}/${operationId}`;
}

/**
 * Sends a code for a waiting operation of the caller, the first time or again. The message carries the words of the confirmation, so the
 * customer sees on the phone what the code would book.
 */
export async function sendOperationCode(
  request: OperationReference,
  context: CallContext,
): Promise<Result<CodeSent, Failure<CodeRefusal>>> {
  const operation = await readOperation(request.operationId, context);
  if (operation === undefined) {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  if (context.caller.otpType !== 'SMS') {
    return readyForDevice(operation, context);
  }
  const { language } = context.caller;
  const facts = await factsOf(operation, context);
  const code = generateCode();
  const text = smsText(
    { code, confirmationText: confirmationText(facts, language), fingerprint: operation.fingerprint },
    language,
  );
  const message = originBound(text, code, context.bank.configuration.publicAddress);
  const { caller, referenceId, now, bank } = context;
  const issued = await ledgerOf(bank.database).issueCode.call<IssueRow<CodeRefusal>>([
    caller.customerId,
    caller.userId,
    request.operationId,
    operationCodeHash(context, request.operationId, code),
    message,
    referenceId,
    new Date(now),
    capsOf(bank.configuration),
  ]);
  if (issued.refusal !== null) {
    return refusal(sendFailure(issued.refusal, issued));
  }
  return success({
    otpType: 'SMS',
    isLastSmsTry: issued.is_last === true,
    sendsLeft: issued.sends_left ?? 0,
    phone: maskedPhone(operation.phone),
    expiresAt: issued.valid_until ?? context.now,
    resendAfterSeconds: issued.resend_after_seconds,
  });
}

/** State of an operation whose user confirms with a device: no message is sent, and the device confirms as long as the operation waits. */
function readyForDevice(
  operation: OperationRow,
  { caller, now }: CallContext,
): Result<CodeSent, Failure<'OPERATION_NOT_FOUND' | 'OPERATION_TIME_OUT'>> {
  if (operation.state === 'booked') {
    return refusal({ code: 'OPERATION_NOT_FOUND' });
  }
  return operation.expires_at <= now
    ? refusal({ code: 'OPERATION_TIME_OUT' })
    : success({
        otpType: caller.otpType,
        isLastSmsTry: true,
        sendsLeft: 0,
        phone: '',
        expiresAt: operation.expires_at,
        resendAfterSeconds: 0,
      });
}

async function readOperation(
  operationId: OperationId,
  { bank, caller }: CallContext,
): Promise<OperationRow | undefined> {
  const row = await ledgerOf(bank.database).findForCode.call<OperationRow | NoOperation>([
    caller.customerId,
    caller.userId,
    operationId,
  ]);
  return row.txn_code === null ? undefined : row;
}

async function factsOf(operation: OperationRow, { bank, caller }: CallContext): Promise<ConfirmationFacts> {
  const { txn_code: txnCode, credit_name: stored } = operation;
  const isToProvider = bank.movements.paymentOf(txnCode)?.namesFrom === 'providers';
  const names = isToProvider ? await bank.names.providers.read(bank.database, [stored]) : undefined;
  const name = names?.get(stored);
  return confirmationFactsOf(
    {
      txnCode,
      amount: money(operation.amount, operation.currency),
      credited: money(operation.credited, operation.credited_currency),
      fee: money(operation.fee, operation.currency),
      debitAccountNumber: operation.debit_number,
      creditAccountNumber: operation.credit_number,
      recipientName: name === undefined ? stored : localized(name, caller.language),
    },
    bank.movements,
  );
}
