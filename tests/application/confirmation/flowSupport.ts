import { Challenge } from '../../../src/application/ports/Challenge';
import { operationFlow } from '../../../src/application/confirmation/operationFlow';
import type { OperationFlow } from '../../../src/application/confirmation/operationFlow';
import type { RequestBuilder } from '../../../src/application/confirmation/Submission';
import type { ConfirmedCode, RequestOf } from '../../../src/application/operations/catalogue';
import type { FlowStep } from '../../../src/application/confirmation/FlowState';
import { money } from '../../../src/domain/money/Money';
import type { Money } from '../../../src/domain/money/Money';
import type { OperationPreview } from '../../../src/domain/operation/OperationPreview';
import { refusal, success } from '../../../src/domain/result/Result';
import { aCodeSent, anOutcome, aPreview } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { CountingIdentifiers } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';

export type Code = 'MAKE_OWN_ACCOUNTS_TRANSFER';

/** A transfer of this many tyiyn. */
export function transferOf(minor: bigint): RequestBuilder<RequestOf<Code>> {
  return (operationId) => ({
    operationId,
    debitAccountId: '1',
    creditAccountId: '2',
    amount: money(minor, 'KGS'),
    purpose: '',
  });
}

/** The amount a request names; an order that names none is about one tyiyn. */
export function amountIn(request: RequestOf<ConfirmedCode>): Money {
  return 'amount' in request ? request.amount : money(1n, 'KGS');
}

/** Preview with which a bank that accepts everything answers a request. */
export function previewFor(request: RequestOf<ConfirmedCode>): OperationPreview {
  const amount = amountIn(request);
  return aPreview({ operationId: request.operationId, amount, total: amount });
}

export interface FlowUnderTest {
  readonly flow: OperationFlow<Code>;
  readonly gateway: FakeOperationGateway;
  readonly time: MovableTime;
  /** Has the bank create the operation. */
  readonly submit: (build: RequestBuilder<RequestOf<Code>>) => Promise<void>;
}

/** A flow against a bank that agrees to everything. */
export function aFlow(): FlowUnderTest {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway(
    { GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }) },
    {
      create: (code, request) => success(new Challenge(code, previewFor(request))),
      sendCode: () => success(aCodeSent({ expiresAt: time.now() + 300_000 })),
      confirm: ({ preview }) => success(anOutcome(preview.operationId)),
    },
  );
  const flow = operationFlow<Code>({
    gateway,
    identifiers: new CountingIdentifiers(),
    clock: time,
    scheduler: time,
  });
  return { flow, gateway, time, submit: submitting(flow, gateway) };
}

/** Submits a transfer of the flow, as its form does. */
export function submitting(flow: OperationFlow<Code>, gateway: FakeOperationGateway): FlowUnderTest['submit'] {
  return (build) => flow.submit(build, (request) => gateway.create('MAKE_OWN_ACCOUNTS_TRANSFER', request));
}

/** Makes the bank one of a company, where every created operation has to be signed by others. */
export function signedByOthers(gateway: FakeOperationGateway): void {
  const awaited = { places: [1, 2], signers: [] } as const;
  gateway.steps.create = (code, request) => success(new Challenge(code, { ...previewFor(request), awaited }));
  gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => success(awaited);
}

export function never<Answer>(): Promise<Answer> {
  return new Promise(() => undefined);
}

/** Brings a fresh flow to a step, the way a customer gets there. */
export async function flowAt(step: FlowStep): Promise<FlowUnderTest> {
  const made = aFlow();
  const { flow, gateway, submit } = made;
  switch (step) {
    case 'draft':
      break;
    case 'creating':
      gateway.steps.create = () => never();
      void submit(transferOf(150_000n));
      break;
    case 'created':
      await submit(transferOf(150_000n));
      break;
    case 'sendingCode':
      gateway.steps.sendCode = () => never();
      await submit(transferOf(150_000n));
      void flow.proceed();
      break;
    case 'awaitingCode':
      await toCode(made);
      break;
    case 'confirming':
      gateway.steps.confirm = () => never();
      await toCode(made);
      void flow.confirm('123456');
      break;
    case 'unknown':
      gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
      gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => refusal({ code: 'CLIENT_ERROR' });
      await toCode(made);
      void flow.confirm('123456');
      await made.time.move(10_000);
      break;
    case 'sent':
      signedByOthers(gateway);
      await submit(transferOf(150_000n));
      await flow.proceed();
      break;
    case 'done':
      await toCode(made);
      await flow.confirm('123456');
      break;
    case 'refused':
      gateway.steps.confirm = () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
      await toCode(made);
      await flow.confirm('123456');
      break;
    default:
      step satisfies never;
  }
  await settle();
  gateway.calls.length = 0;
  return made;
}

async function toCode({ flow, submit }: FlowUnderTest): Promise<void> {
  await submit(transferOf(150_000n));
  await flow.proceed();
}
