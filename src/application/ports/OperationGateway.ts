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
import type { Failure } from '../operations/failureCodes';
import type { Challenge } from './Challenge';

/** The bank could not be reached or answered something that is no answer; whether it did anything is not known. */
export type Unreachable = Failure<'CLIENT_ERROR'>;

/** The code of the step that has the code sent. */
export type SendStepOf<Code extends ConfirmedCode> = Catalogue[Code]['steps']['send'] & StepCode;

/** The one way to the bank's operations. Money cannot be moved in one step: such a call does not type-check. */
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

  /** Hands the code over; on success the operation is booked. */
  confirm<Code extends ConfirmedCode>(
    challenge: Challenge<Code>,
    otp: string,
  ): Promise<Result<OutcomeOf<Code>, FailureOf<ConfirmStepOf<Code>> | Unreachable>>;
}

export const OperationGateway = Symbol.for('OperationGateway');
