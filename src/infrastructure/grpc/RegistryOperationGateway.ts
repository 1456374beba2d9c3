import * as z from 'zod/mini';

import { OperationRequest, OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import { callOnWire, catalogue } from '../../application/operations/catalogue';
import type {
  ConfirmedCode,
  ConfirmStepOf,
  FailureCodeOf,
  FailureOf,
  OperationCode,
  OutcomeOf,
  PlainCode,
  RequestOf,
  ResponseOf,
} from '../../application/operations/catalogue';
import type { ServiceName } from '../../application/operations/declaration';
import type { DefectLog } from '../../application/ports/DefectLog';
import { Challenge } from '../../application/ports/Challenge';
import type { OperationGateway, SendStepOf, Unreachable } from '../../application/ports/OperationGateway';
import type { SessionKeeper } from '../../application/session/SessionKeeper';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import { confirmationRequestOf } from '../registry/confirmations';
import type { Adapter } from '../registry/adapter';
import { fetchAdapter } from '../registry/firstAdapters';
import type { Answered, GrpcClient, Method } from './GrpcClient';
import { readFailure } from './readFailure';

type Answer<Code extends OperationCode> = Promise<Result<ResponseOf<Code>, FailureOf<Code> | Unreachable>>;

type AdapterOf<Code extends OperationCode> = Adapter<RequestOf<Code>, ResponseOf<Code>>;

const SERVICE_PATHS: Readonly<Record<ServiceName, string>> = {
  account: '/ibank.v1.AccountService/execute',
  transfer: '/ibank.v1.TransferService/execute',
  payment: '/ibank.v1.PaymentService/execute',
  utility: '/ibank.v1.UtilityService/execute',
  integration: '/ibank.v1.IntegrationService/execute',
  directory: '/ibank.v1.DirectoryService/execute',
};

export interface RegistryOperationGatewayDeps {
  readonly client: GrpcClient;
  readonly keeper: SessionKeeper;
  readonly log: DefectLog;
}

/** Calls the operations of the catalogue over the wire, each through its adapter in the registry. */
export class RegistryOperationGateway implements OperationGateway {
  readonly #deps: RegistryOperationGatewayDeps;

  constructor(deps: RegistryOperationGatewayDeps) {
    this.#deps = deps;
  }

  execute<Code extends PlainCode>(code: Code, request: RequestOf<Code>): Answer<Code> {
    return this.#call(code, request);
  }

  async create<Code extends ConfirmedCode>(
    code: Code,
    request: RequestOf<Code>,
  ): Promise<Result<Challenge<Code>, FailureOf<Code> | Unreachable>> {
    const answer = await this.#call(code, request);
    return answer.ok ? success(new Challenge(code, answer.value)) : answer;
  }

  // All send steps have the same failures; the overload says so for the ones of the code.
  sendCode<Code extends ConfirmedCode>(
    challenge: Challenge<Code>,
    attempt: 'first' | 'again',
  ): Promise<Result<CodeSent, FailureOf<SendStepOf<Code>> | Unreachable>>;
  sendCode(challenge: Challenge<ConfirmedCode>, attempt: 'first' | 'again') {
    const { send, resend } = catalogue[challenge.code].steps;
    return this.#call(attempt === 'first' ? send : resend, { operationId: challenge.preview.operationId });
  }

  async confirm<Code extends ConfirmedCode>(
    challenge: Challenge<Code>,
    otp: string,
  ): Promise<Result<OutcomeOf<Code>, FailureOf<ConfirmStepOf<Code>> | Unreachable>> {
    const request = confirmationRequestOf(challenge.code, { operationId: challenge.preview.operationId, otp });
    return this.#call(confirmStepOf(challenge.code), request);
  }

  async #call<Code extends OperationCode>(code: Code, request: RequestOf<Code>): Answer<Code> {
    // The session that asks, whatever session there is once the adapter has been fetched.
    const { sessionKey } = this.#deps.keeper;
    const adapter = await this.#adapterOf(code);
    if (adapter === undefined) {
      return refusal({ code: 'NETWORK_ERROR' });
    }
    const data = this.#encoded(code, adapter, request);
    if (data === undefined) {
      return refusal({ code: 'INVALID_REQUEST' });
    }
    const method = methodOf(catalogue[code].services[0]);
    const message = OperationRequest.fromObject(callOnWire(code, data));
    const answer = await this.#deps.client.unary(method, message, sessionKey);
    return answer.ok ? this.#read(code, adapter, answer.value) : answer;
  }

  /** Without the code of an adapter nothing is sent, as without a network. */
  async #adapterOf<Code extends OperationCode>(code: Code): Promise<AdapterOf<Code> | undefined> {
    try {
      return await fetchAdapter(code);
    } catch (cause) {
      this.#deps.log.defect(`adapter of ${code}`, cause);
      return undefined;
    }
  }

  /** A request that cannot be written is a defect of the application; nothing is sent. */
  #encoded<Code extends OperationCode>(
    code: Code,
    adapter: AdapterOf<Code>,
    request: RequestOf<Code>,
  ): string | undefined {
    try {
      return JSON.stringify(z.encode(adapter.request, request));
    } catch (cause) {
      this.#deps.log.defect(`request of ${code}`, cause);
      return undefined;
    }
  }

  #read<Code extends OperationCode>(
    code: Code,
    adapter: AdapterOf<Code>,
    answered: Answered<OperationResponse>,
  ): Result<ResponseOf<Code>, FailureOf<Code>> {
    const { message } = answered;
    if (!message.success) {
      const declared: readonly FailureCodeOf<Code>[] = catalogue[code].failures;
      const error = message.has_error ? message.error : undefined;
      return refusal(readFailure(error, declared, { ...this.#deps, call: answered }));
    }
    // An answer that cannot be read leaves open what the bank did; it counts as a failure of the bank.
    try {
      if (message.data === '') {
        throw new Error('Response is undefined');
      }
      return success(z.decode(adapter.response, JSON.parse(message.data)));
    } catch (cause) {
      this.#deps.log.defect(`response of ${code}`, cause, answered);
      return refusal({ code: 'INTERNAL_SERVER_ERROR', referenceId: answered.referenceId });
    }
  }
}

function confirmStepOf<Code extends ConfirmedCode>(code: Code): ConfirmStepOf<Code> {
  return property(property(catalogue[code], 'steps'), 'confirm');
}

/** A property with its exact type: the compiler widens `value.name` of a generic value, but not this. */
function property<Value, Name extends keyof Value>(value: Value, name: Name): Value[Name] {
  return value[name];
}

function methodOf(service: ServiceName): Method<OperationRequest, OperationResponse> {
  return { path: SERVICE_PATHS[service], request: OperationRequest, response: OperationResponse };
}
