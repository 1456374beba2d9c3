import type {
  ConfirmedCode,
  ConfirmStepOf,
  FailureOf,
  OutcomeOf,
  PlainCode,
  RequestOf,
  ResponseOf,
} from '../../../src/application/operations/catalogue';
import type { Challenge } from '../../../src/application/ports/Challenge';
import type { OperationGateway, SendStepOf, Unreachable } from '../../../src/application/ports/OperationGateway';
import type { CodeSent } from '../../../src/domain/operation/OperationOutcome';
import type { Result } from '../../../src/domain/result/Result';

type PlainAnswer<Code extends PlainCode> = Result<ResponseOf<Code>, FailureOf<Code> | Unreachable>;

/** Response of the bank to each operation without confirmation, given the request. */
export type PlainAnswers = {
  [Code in PlainCode]?: (request: RequestOf<Code>) => PlainAnswer<Code> | Promise<PlainAnswer<Code>>;
};

type Code = ConfirmedCode;
type CreateAnswer = Result<Challenge<Code>, FailureOf<Code> | Unreachable>;
type SendAnswer = Result<CodeSent, FailureOf<SendStepOf<Code>> | Unreachable>;
type ConfirmAnswer = Result<OutcomeOf<Code>, FailureOf<ConfirmStepOf<Code>> | Unreachable>;

/** Responses of the bank to the steps of a confirmed operation. */
export interface StepAnswers {
  create?: (code: Code, request: RequestOf<Code>) => CreateAnswer | Promise<CreateAnswer>;
  sendCode?: (challenge: Challenge<Code>, attempt: 'first' | 'again') => SendAnswer | Promise<SendAnswer>;
  confirm?: (challenge: Challenge<Code>, otp: string) => ConfirmAnswer | Promise<ConfirmAnswer>;
}

export interface RecordedCall {
  readonly name: string;
  readonly request: unknown;
}

/** A bank that gives the responses a test set and records its calls. An unexpected call fails the test. */
export class FakeOperationGateway implements OperationGateway {
  readonly calls: RecordedCall[] = [];
  readonly plain: PlainAnswers;
  readonly steps: StepAnswers;

  constructor(plain: PlainAnswers = {}, steps: StepAnswers = {}) {
    this.plain = plain;
    this.steps = steps;
  }

  /** The requests of one code or step, in order. */
  requestsOf(name: string): readonly unknown[] {
    return this.calls.filter((call) => call.name === name).map((call) => call.request);
  }

  async execute<C extends PlainCode>(code: C, request: RequestOf<C>): Promise<PlainAnswer<C>> {
    this.calls.push({ name: code, request });
    const answer = this.plain[code];
    if (answer === undefined) {
      throw new Error(`The test did not expect ${code}`);
    }
    return answer(request);
  }

  // The overloads say what the port says; with answers for every confirmed code at once, the bodies cannot.
  create<C extends ConfirmedCode>(
    code: C,
    request: RequestOf<C>,
  ): Promise<Result<Challenge<C>, FailureOf<C> | Unreachable>>;
  async create(code: Code, request: RequestOf<Code>): Promise<CreateAnswer> {
    this.calls.push({ name: 'create', request });
    return expected(this.steps.create, 'create')(code, request);
  }

  sendCode<C extends ConfirmedCode>(
    challenge: Challenge<C>,
    attempt: 'first' | 'again',
  ): Promise<Result<CodeSent, FailureOf<SendStepOf<C>> | Unreachable>>;
  async sendCode(challenge: Challenge<Code>, attempt: 'first' | 'again'): Promise<SendAnswer> {
    this.calls.push({ name: 'sendCode', request: attempt });
    return expected(this.steps.sendCode, 'sendCode')(challenge, attempt);
  }

  confirm<C extends ConfirmedCode>(
    challenge: Challenge<C>,
    otp: string,
  ): Promise<Result<OutcomeOf<C>, FailureOf<ConfirmStepOf<C>> | Unreachable>>;
  async confirm(challenge: Challenge<Code>, otp: string): Promise<ConfirmAnswer> {
    this.calls.push({ name: 'confirm', request: otp });
    return expected(this.steps.confirm, 'confirm')(challenge, otp);
  }
}

function expected<Answer>(answer: Answer | undefined, name: string): Answer {
  if (answer === undefined) {
    throw new Error(`The test did not expect ${name}`);
  }
  return answer;
}
