import { describe, expect, it } from 'vitest';

import { settingFlow } from '../../../src/application/confirmation/changeFlow';
import { FLOW_STEPS } from '../../../src/application/confirmation/FlowState';
import type { FlowStep } from '../../../src/application/confirmation/FlowState';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { aWaitingChange } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { CountingIdentifiers } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';
import { never } from './flowSupport';
import { untilTen } from '../support/untilTen';

const AWAITED = { places: [1, 2], signers: [] } as const;

const TO_SIGN: WaitingChange['toSign'] = {
  subject: { ru: 'Лимит', kg: 'Лимит', en: 'Limit', cn: '限额' },
  before: { ru: '1', kg: '1', en: '1', cn: '1' },
  after: { ru: '2', kg: '2', en: '2', cn: '2' },
  fingerprint: 'A1B2-C3D4',
  awaited: AWAITED,
};

function aFlow(waiting: Partial<WaitingChange> = {}) {
  const time = new MovableTime();
  const asked: OperationId[] = [];
  const alive = () => ({ expiresAt: time.now() + 300_000, ...waiting });
  const gateway = new FakeOperationGateway({
    SEND_UTILITY_OTP: ({ operationId }) => success({ ...aWaitingChange({ operationId, ...alive() }), sendsLeft: 1 }),
    CONFIRM_UTILITY_OPERATION: ({ operationId }) => success({ operationId }),
    SEND_TXN_TO_PROCESSING_CORP: () => success(AWAITED),
  });
  const flow = settingFlow({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  const submit = (login = 'new', refused?: 'USERNAME_UNAVAILABLE' | 'CLIENT_ERROR') =>
    flow.submit(
      (operationId) => ({ operationId, login }),
      async ({ operationId }) => {
        asked.push(operationId);
        return refused === undefined
          ? success(aWaitingChange({ operationId, ...alive() }))
          : refusal({ code: refused });
      },
    );
  return { flow, gateway, time, asked, submit };
}

type Made = ReturnType<typeof aFlow>;

/** Brings a fresh flow to a step, the way a customer gets there; what a company signs has a check page and no code. */
async function flowAt(step: FlowStep): Promise<Made> {
  const made = aFlow(['created', 'sendingCode', 'sent'].includes(step) ? { toSign: TO_SIGN } : {});
  const { flow, gateway, submit } = made;
  switch (step) {
    case 'draft':
      break;
    case 'creating':
      void flow.submit((operationId) => ({ operationId }), never);
      break;
    case 'created':
    case 'awaitingCode':
      await submit();
      break;
    case 'sendingCode':
      gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => never();
      await submit();
      void flow.proceed();
      break;
    case 'confirming':
      gateway.plain.CONFIRM_UTILITY_OPERATION = () => never();
      await submit();
      void flow.confirm('123456');
      break;
    case 'sent':
      await submit();
      await flow.proceed();
      break;
    case 'done':
      await submit();
      await flow.confirm('123456');
      break;
    case 'refused':
      gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
      await submit();
      await flow.confirm('123456');
      gateway.plain.CONFIRM_UTILITY_OPERATION = ({ operationId }) => success({ operationId });
      break;
    case 'unknown':
      throw new Error('The bank cannot be asked about a change');
    default:
      step satisfies never;
  }
  await settle();
  gateway.calls.length = 0;
  made.asked.length = 0;
  return made;
}

const EVENTS = {
  'submit': ({ submit }: Made) => submit(),
  'edit': async ({ flow }: Made) => flow.edit(),
  'proceed': ({ flow }: Made) => flow.proceed(),
  'resend after 30 s': async ({ flow, time }: Made) => {
    await time.move(30_000);
    await flow.resend();
  },
  'confirm': ({ flow }: Made) => flow.confirm('123456'),
  'ask again': ({ flow }: Made) => flow.askAgain(),
  'open': async ({ flow }: Made) => flow.open(),
} as const;

type EventName = keyof typeof EVENTS;

const EVENT_NAMES: readonly EventName[] = [
  'submit',
  'edit',
  'proceed',
  'resend after 30 s',
  'confirm',
  'ask again',
  'open',
];
const STEPS = FLOW_STEPS.filter((step) => step !== 'unknown');

/** Step that follows each event. Events not listed are ignored, and then the bank is not called either. */
const NEXT: Readonly<Record<FlowStep, Readonly<Partial<Record<EventName, FlowStep>>>>> = {
  draft: { submit: 'awaitingCode', open: 'draft' },
  creating: { open: 'draft' },
  created: { edit: 'draft', proceed: 'sent', open: 'draft' },
  sendingCode: { open: 'draft' },
  awaitingCode: { 'edit': 'draft', 'resend after 30 s': 'awaitingCode', 'confirm': 'done', 'open': 'draft' },
  confirming: { open: 'draft' },
  unknown: {},
  sent: { open: 'draft' },
  done: { open: 'draft' },
  refused: { submit: 'awaitingCode', edit: 'draft', open: 'draft' },
};

describe('ConfirmationFlow of a change, every event at every step', () => {
  const table = STEPS.flatMap((step) => EVENT_NAMES.map((event) => ({ step, event, next: NEXT[step][event] })));

  it('covers all of them', () => {
    expect(table).toHaveLength(63);
  });

  it.each(table)('$step: $event → $next', async ({ step, event, next }) => {
    const made = await flowAt(step);
    expect(made.flow.state.step).toBe(step);
    await EVENTS[event](made);
    await settle();
    expect(made.flow.state.step).toBe(next ?? step);
    if (next === undefined) {
      expect([...made.gateway.calls, ...made.asked]).toEqual([]);
    }
  });
});

describe('ConfirmationFlow of a change', () => {
  it('prepares the same request once after going back, and another one under a new id', async () => {
    const { flow, asked, submit } = aFlow();
    await submit();
    const { prepared } = flow;
    flow.edit();
    await submit();
    expect([asked.length, flow.prepared]).toEqual([1, prepared]);
    flow.edit();
    await submit('other');
    expect(asked[1]).not.toBe(asked[0]);
  });

  it('prepares the same request again under its id once the code has expired', async () => {
    const { flow, time, asked, submit } = aFlow();
    await submit();
    flow.edit();
    await time.move(300_000);
    await submit();
    expect([asked.length, asked[1]]).toEqual([2, asked[0]]);
    expect(flow.state.step).toBe('awaitingCode');
  });

  it('takes a new id after a refusal, and the same one after a lost answer', async () => {
    const { flow, asked, submit } = aFlow();
    await submit('new', 'CLIENT_ERROR');
    expect(flow.state).toEqual({ step: 'draft', failure: { code: 'CLIENT_ERROR' } });
    await submit('new', 'USERNAME_UNAVAILABLE');
    expect(asked[1]).toBe(asked[0]);
    await submit();
    expect(asked[2]).not.toBe(asked[0]);
    expect(flow.failure).toBeUndefined();
  });

  it('says that the answer to the code was lost, and confirms the same operation again', async () => {
    const { flow, gateway, submit } = aFlow();
    await submit();
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'CLIENT_ERROR' });
    await flow.confirm('123456');
    expect(flow.state).toMatchObject({ step: 'awaitingCode', lost: 'unknown', failure: { code: 'CLIENT_ERROR' } });
    gateway.plain.CONFIRM_UTILITY_OPERATION = ({ operationId }) => success({ operationId });
    await flow.confirm('123456');
    expect(flow.state.step).toBe('done');
    const [first, second] = gateway.requestsOf('CONFIRM_UTILITY_OPERATION');
    expect(second).toEqual(first);
  });

  it('asks for no other code while the last one may have been accepted', async () => {
    const { flow, gateway, time, submit } = aFlow();
    await submit();
    await time.move(30_000);
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'CLIENT_ERROR' });
    await flow.confirm('123456');
    expect(flow.canResend).toBe(false);
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'OTP_EXPIRED' });
    await flow.confirm('123456');
    expect(flow.canResend).toBe(true);
  });

  it('keeps waiting after a wrong code', async () => {
    const { flow, gateway, submit } = aFlow();
    await submit();
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    await flow.confirm('000000');
    expect(flow.state).toMatchObject({ step: 'awaitingCode', resending: false, lost: undefined });
    expect([flow.busy, flow.failure?.code]).toEqual([false, 'INCORRECT_OTP']);
  });

  it('lets another code be asked for when the pause is over, and no more after the last', async () => {
    const { flow, gateway, time, submit } = aFlow();
    await submit();
    expect(flow.canResend).toBe(false);
    await time.move(30_000);
    expect(flow.canResend).toBe(true);
    gateway.plain.SEND_UTILITY_OTP = () => refusal(untilTen('MAX_OTP_TRIES'));
    await flow.resend();
    expect(flow.failure?.code).toBe('MAX_OTP_TRIES');
    expect(flow.canResend).toBe(false);
    expect(flow.state).toMatchObject({ step: 'awaitingCode', codeSent: { isLastSmsTry: true } });
  });

  it('never asks for another code of a device', async () => {
    const { flow, time, submit } = aFlow({ otpType: 'TOTP', phone: '', resendAfterSeconds: 0 });
    await submit();
    await time.move(60_000);
    expect(flow.canResend).toBe(false);
  });

  it('sends what a company signs to its signatories again by the same button when the answer was lost', async () => {
    const { flow, gateway, submit } = aFlow({ toSign: TO_SIGN });
    await submit();
    gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => refusal({ code: 'CLIENT_ERROR' });
    await flow.proceed();
    expect(flow.state).toMatchObject({ step: 'created', failure: { code: 'CLIENT_ERROR' } });
    gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => success(AWAITED);
    await flow.proceed();
    expect(flow.state).toMatchObject({ step: 'sent', prepared: { toSign: TO_SIGN } });
    const { operationId } = flow;
    expect(gateway.requestsOf('SEND_TXN_TO_PROCESSING_CORP')).toEqual([{ operationId }, { operationId }]);
    expect(gateway.requestsOf('CONFIRM_UTILITY_OPERATION')).toEqual([]);
  });

  it('passes over an answer that comes after it has begun anew', async () => {
    const { flow } = aFlow();
    let answer: (waiting: WaitingChange) => void = () => undefined;
    void flow.submit(
      (operationId) => ({ operationId }),
      ({ operationId }) =>
        new Promise((resolve) => {
          answer = (waiting) => resolve(success({ ...waiting, operationId }));
        }),
    );
    flow.open();
    answer(aWaitingChange());
    await settle();
    expect(flow.state).toEqual({ step: 'draft', failure: undefined });
  });
});
