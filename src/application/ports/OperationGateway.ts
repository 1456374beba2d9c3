import type { Result } from '../../domain/result/Result';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type {
  Catalogue,
  ConfirmedCode,
  ConfirmStepOf,
  FailureOf,
  OutcomeOf,
  PlainCode,
  RequestOf,
  ResponseOf,
} from '../operations/catalogue';
import type { StepCode } from '../operations/catalogue';
import type { Failure, UNREACHABLE_FAILURES } from '../operations/failureCodes';
import type { Challenge } from './Challenge';

/** The bank was unreachable or its response unreadable; it is unknown whether it executed the call. */
export type Unreachable = Failure<(typeof UNREACHABLE_FAILURES)[number]>;

/** Operation code of the step that sends the one-time code. */
export type SendStepOf<Code extends ConfirmedCode> = Catalogue[Code]['steps']['send'] & StepCode;

/** Gateway to the operations of the bank. Money cannot be moved in one step: such a call does not type-check. */
export interface OperationGateway {
  execute<Code extends PlainCode>(
    code: Code,
    request: RequestOf<Code>,
  ): Promise<Result<ResponseOf<Code>, FailureOf<Code> | Unreachable>>;

  /** Asks the bank to check and keep the operation, and to show what it would book. */
  create<Code extends ConfirmedCode>(
    code: Code,
    request: RequestOf<Code>,
  ): Promise<Result<Challenge<Code>, FailureOf<Code> | Unreachable>>;

  /** Has the code sent, the first time or again. */
  sendCode<Code extends ConfirmedCode>(
    challenge: Challenge<Code>,
    attempt: 'first' | 'again',
  ): Promise<Result<CodeSent, FailureOf<SendStepOf<Code>> | Unreachable>>;

  /** Submits the one-time code; on success the operation is booked. */
  confirm<Code extends ConfirmedCode>(
    challenge: Challenge<Code>,
    otp: string,
  ): Promise<Result<OutcomeOf<Code>, FailureOf<ConfirmStepOf<Code>> | Unreachable>>;
}

export const OperationGateway = Symbol.for('OperationGateway');
