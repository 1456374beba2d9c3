import type { OperationReference } from '../../src/application/operations/accounts';
import type { FailureCodeOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { Failure } from '../../src/application/operations/failureCodes';
import { refusedUntil } from '../../src/application/operations/failureWith';
import type { OperationConfirmation } from '../../src/application/operations/transfers';
import type { CodeSent } from '../../src/domain/operation/OperationOutcome';
import { refusal, success } from '../../src/domain/result/Result';
import type { Result } from '../../src/domain/result/Result';
import type { ConfirmationKind } from '../db/Tables';
import type { CallContext } from '../kernel/Handler';
import { recordAudit } from './recordAudit';
import { authTypeOf } from './authType';
import { CodeChecker } from './CodeChecker';
import type { CodeVerdict } from './CodeChecker';
import { userOwner } from './codeOwner';
import type { Confirmable, ConfirmationContext, ConfirmingCall, GoneFailure } from './Confirmable';
import { confirmOperation } from './confirmOperation';
import type { IsDeviceCode } from './confirmOperation';
import { findAmong, markConfirmed, readConfirmation, subjectOf } from './confirmationRepository';
import type { Confirmation, ConfirmedKind } from './confirmationRepository';
import { codeHash } from './oneTimeCodes';
import type { CodeSubject } from './oneTimeCodes';
import { sendOperationCode } from './operationCodes';
import { lacksDemandedToken } from './tokenOnly';
import { unfinishedRefusal } from './openConfirmation';
import { sendCode } from './sendCode';
import { untilAnotherBegins } from './subjectCodes';
import type { SendRefusal } from './subjectCodes';

/** The member of each kind. */
export interface Members {
  readonly profile: Confirmable<'CONFIRM_UTILITY_OPERATION'>;
  readonly product: Confirmable<'CONFIRM_ACCOUNT_OPERATION'>;
  readonly schedule: Confirmable<'CONFIRM_ACCOUNT_OPERATION'>;
  readonly document: Confirmable<'CONFIRM_CONFIRM_OPERATION'>;
}

/** Codes of the factor a user confirms with. */
export interface Factors {
  /** Checks a code of the factor and uses it up. */
  readonly checkFactor: (
    checker: CodeChecker,
    subject: { readonly userId: string; readonly subject: CodeSubject },
    code: string,
  ) => Promise<CodeVerdict>;
  readonly isDeviceCode: IsDeviceCode;
}

type MembersOf<Call extends ConfirmingCall> = Readonly<Partial<Record<ConfirmationKind, Confirmable<Call>>>>;

type Refused<Call extends ConfirmingCall> = Failure<
  | FailureCodeOf<Call>
  | GoneFailure['code']
  | 'CONFIRMATIONS_ON_HOLD'
  | 'OTP_TRIES_LIMIT_EXCEEDED'
  | 'INCORRECT_OTP'
  | 'OTP_EXPIRED'
  | 'OTP_REPLACED'
>;

type Confirmed<Call extends ConfirmingCall> = Result<ResponseOf<Call>, Refused<Call>>;

/** Decision on a code: the call for the answer, once the transaction has ended. */
type Decided<Call extends ConfirmingCall> = Result<() => Promise<Confirmed<Call>>, Refused<Call>>;

type Resent = Result<CodeSent, SendRefusal | GoneFailure>;

/** Code of something that waits, and the call it came in. */
interface Attempt<Call extends ConfirmingCall> {
  readonly member: Confirmable<Call>;
  readonly confirmation: Confirmation;
  readonly otp: string;
  readonly context: CallContext;
}

/**
 * Confirms everything that is confirmed by a code. The kind of what waits under an id is a column of `confirmation`; its member does what
 * is confirmed, and everything about codes is done here: they are checked, tries are counted by confirmation and by user, holds applied, a
 * used code kept for the same answer again, and other codes sent. Operations are kept by the ledger, which confirms them in groups by the
 * same functions of the database.
 */
export class Confirmations {
  private readonly byCall: { readonly [Call in ConfirmingCall]: MembersOf<Call> };

  constructor(
    private readonly members: Members,
    private readonly factors: Factors,
  ) {
    const { profile, product, schedule, document } = members;
    this.byCall = {
      CONFIRM_UTILITY_OPERATION: { profile },
      CONFIRM_ACCOUNT_OPERATION: { product, schedule },
      CONFIRM_CONFIRM_OPERATION: { document },
    };
  }

  /** Checks the code of an operation and books it. */
  readonly confirmOperation = (request: OperationConfirmation, context: CallContext) =>
    confirmOperation(request, context, this.factors.isDeviceCode);

  /** Sends a code for an operation that waits, the first time or again. */
  readonly sendOperationCode = sendOperationCode;

  /** Makes the handler of a call that checks a code: what waits for another call is not found. */
  readonly confirming =
    <Call extends ConfirmingCall>(call: Call) =>
    async ({ operationId, otp }: OperationConfirmation, context: CallContext): Promise<Confirmed<Call>> => {
      const { bank, caller, now } = context;
      const members: MembersOf<Call> = this.byCall[call];
      const decided = await CodeChecker.transaction(
        bank,
        { owner: userOwner(caller), now },
        async (checker): Promise<Decided<Call>> => {
          const { connection } = checker;
          const confirmation = await readConfirmation(connection, caller.userId, { operationId, lock: true });
          const member = confirmation && members[confirmation.kind];
          const outcome: Decided<Call> =
            confirmation === undefined || member === undefined
              ? refusal({ code: 'OPERATION_NOT_FOUND' })
              : await this.decide(checker, { member, confirmation, otp, context });
          await recordAudit(connection, context, {
            event: member?.event ?? 'CONFIRM',
            result: outcome.ok ? 'SUCCESS' : outcome.failure.code,
            subject: operationId,
            details: { address: context.address },
          });
          return outcome;
        },
      );
      return decided.ok ? decided.value() : decided;
    };

  /** Makes the handler of a call that sends another code for what waits and is of one of some kinds; earlier codes are void. */
  readonly resending =
    (kinds: readonly ConfirmedKind[]) =>
    async ({ operationId }: OperationReference, context: CallContext): Promise<Resent> => {
      const { kysely } = context.bank.database;
      const found = await findAmong(kysely, context.caller, { operationId, kinds });
      if (found === undefined) {
        return refusal({ code: 'OPERATION_NOT_FOUND' });
      }
      // What a company pays is signed: a code of one user confirms none of it.
      if (found.kind === 'operation') {
        return context.caller.customerKind === 'C'
          ? refusal({ code: 'OPERATION_NOT_FOUND' })
          : sendOperationCode({ operationId }, context);
      }
      const sent = await this.sendAnother(found, context);
      return sent.ok
        ? sent
        : refusal(untilAnotherBegins(sent.failure, await unfinishedRefusal(kysely, context, found.kind)));
    };

  private async sendAnother(found: Confirmation, context: CallContext): Promise<Resent> {
    const { kysely } = context.bank.database;
    const { operationId } = found;
    const gone = goneFailure(found, context);
    if (gone !== undefined) {
      return refusal(gone);
    }
    const { userId } = context.caller;
    // Nor is a message sent whose code would sign nothing.
    const isInVain = found.kind === 'document' && (await lacksDemandedToken(kysely, userId));
    if (isInVain || (await authTypeOf(kysely, userId)) !== 'SMS') {
      return refusal(refusedUntil('MAX_OTP_TRIES', context.now));
    }
    const message = await this.members[found.kind].message(found, context);
    if (!message.ok) {
      return message;
    }
    // The lock of the user's codes comes before any row, as where a code is checked or a confirmation opened.
    return CodeChecker.transaction(
      context.bank,
      { owner: userOwner(context.caller), now: context.now },
      async ({ connection }): Promise<Resent> => {
        const confirmation = await readConfirmation(connection, context.caller.userId, { operationId, lock: true });
        const goneSince = goneFailure(confirmation, context);
        return confirmation === undefined || goneSince !== undefined
          ? refusal(goneSince ?? { code: 'OPERATION_NOT_FOUND' })
          : sendCode(connection, context, { confirmation, compose: () => Promise.resolve(message.value) });
      },
    );
  }

  private async decide<Call extends ConfirmingCall>(
    checker: CodeChecker,
    { member, confirmation, otp, context }: Attempt<Call>,
  ): Promise<Decided<Call>> {
    const { connection, bank, now } = checker;
    const place: ConfirmationContext = { connection, context };
    const subject = await member.find(confirmation, place);
    if (subject === undefined) {
      return refusal({ code: 'OPERATION_NOT_FOUND' });
    }
    const answer = () => member.answer(subject, confirmation, context);
    const usedHash = codeHash(bank.secrets, subjectOf(confirmation), otp);
    if (confirmation.confirmedWith !== undefined) {
      return confirmation.confirmedWith.equals(usedHash) ? success(answer) : refusal({ code: 'OPERATION_NOT_FOUND' });
    }
    if (confirmation.expiresAt <= now) {
      return refusal({ code: 'OPERATION_TIME_OUT' });
    }
    const checkFailure = await member.check?.(subject, place);
    if (checkFailure !== undefined) {
      return refusal({ code: checkFailure });
    }
    const codes = subjectOf(confirmation, await member.digest?.(subject, place));
    const checked = await this.factors.checkFactor(checker, { userId: context.caller.userId, subject: codes }, otp);
    if (!checked.ok) {
      return checked;
    }
    const failureCode = await member.act(subject, place);
    if (failureCode !== undefined) {
      return refusal({ code: failureCode });
    }
    await markConfirmed(connection, confirmation, { usedHash, now });
    return success(answer);
  }
}

/** Failure of a confirmation that no other code can be sent for. */
function goneFailure(confirmation: Confirmation | undefined, { now }: CallContext): GoneFailure | undefined {
  if (confirmation === undefined || confirmation.confirmedWith !== undefined) {
    return { code: 'OPERATION_NOT_FOUND' };
  }
  return confirmation.expiresAt <= now ? { code: 'OPERATION_TIME_OUT' } : undefined;
}
