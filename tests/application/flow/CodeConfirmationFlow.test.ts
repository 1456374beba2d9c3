import { describe, expect, it } from 'vitest';

import { CodeConfirmationFlow } from '../../../src/application/flow/CodeConfirmationFlow';
import type { UtilityState, ChangeRequest } from '../../../src/application/flow/CodeConfirmationFlow';
import type { OperationId } from '../../../src/domain/operation/OperationId';
import { refusal, success } from '../../../src/domain/result/Result';
import type { WaitingChange } from '../../../src/domain/user/ProfileChange';
import { aWaitingChange } from '../support/builders';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { CountingIdentifiers } from '../support/fakePorts';
import { MovableTime, settle } from '../support/MovableTime';
import { never } from './flowSupport';

function aFlow(waiting: Partial<WaitingChange> = {}) {
  const time = new MovableTime();
  const asked: OperationId[] = [];
  const gateway = new FakeOperationGateway({
    RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE: ({ operationId }) => success(aWaitingChange({ operationId, ...waiting })),
    CONFIRM_UTILITY_OPERATION: ({ operationId }) => success({ operationId }),
  });
  const flow = new CodeConfirmationFlow({
    gateway,
    identifiers: new CountingIdentifiers(),
    clock: time,
    scheduler: time,
  });
  const request = (details: object = { login: 'new' }): ChangeRequest => ({
    details,
    prepare: async (operationId) => {
      asked.push(operationId);
      return success(aWaitingChange({ operationId, ...waiting }));
    },
  });
  return { flow, gateway, time, asked, request };
}

type Made = ReturnType<typeof aFlow>;
type Step = UtilityState['step'];

/** Brings a fresh flow to a step, the way a customer gets there. */
async function flowAt(step: Step): Promise<Made> {
  const made = aFlow();
  const { flow, gateway, request } = made;
  if (step === 'draft') {
    return made;
  }
  if (step === 'preparing') {
    void flow.submit({ details: {}, prepare: never });
    return made;
  }
  await flow.submit(request());
  if (step === 'refused') {
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
  }
  if (step !== 'awaitingCode') {
    await flow.confirm('123456');
  }
  gateway.plain.CONFIRM_UTILITY_OPERATION = ({ operationId }) => success({ operationId });
  gateway.calls.length = 0;
  made.asked.length = 0;
  return made;
}

const EVENTS = {
  'submit': ({ flow, request }: Made) => flow.submit(request()),
  'edit': async ({ flow }: Made) => flow.edit(),
  'resend after 30 s': async ({ flow, time }: Made) => {
    await time.move(30_000);
    await flow.resend();
  },
  'confirm': ({ flow }: Made) => flow.confirm('123456'),
  'open': async ({ flow }: Made) => flow.open(),
} as const;

type EventName = keyof typeof EVENTS;

const EVENT_NAMES: readonly EventName[] = ['submit', 'edit', 'resend after 30 s', 'confirm', 'open'];
const STEPS: readonly Step[] = ['draft', 'preparing', 'awaitingCode', 'done', 'refused'];

/** Step that follows each event. Events not listed are ignored, and then the bank is not called either. */
const NEXT: Readonly<Record<Step, Readonly<Partial<Record<EventName, Step>>>>> = {
  draft: { submit: 'awaitingCode', open: 'draft' },
  preparing: { open: 'draft' },
  awaitingCode: {
    'submit': 'awaitingCode',
    'edit': 'draft',
    'resend after 30 s': 'awaitingCode',
    'confirm': 'done',
    'open': 'draft',
  },
  done: { open: 'draft' },
  refused: { submit: 'awaitingCode', edit: 'draft', open: 'draft' },
};

describe('CodeConfirmationFlow, every event at every step', () => {
  const table = STEPS.flatMap((step) => EVENT_NAMES.map((event) => ({ step, event, next: NEXT[step][event] })));

  it('covers all of them', () => {
    expect(table).toHaveLength(25);
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

describe('CodeConfirmationFlow', () => {
  it('keeps the id for the same wish after going back, and takes a new one for another', async () => {
    const { flow, asked, request } = aFlow();
    await flow.submit(request());
    flow.edit();
    await flow.submit(request());
    expect(asked[1]).toBe(asked[0]);
    flow.edit();
    await flow.submit(request({ login: 'other' }));
    expect(asked[2]).not.toBe(asked[0]);
  });

  it('takes a new id after a refusal, and the same one after a lost answer', async () => {
    const { flow, asked, request } = aFlow();
    const failing = (code: 'USERNAME_UNAVAILABLE' | 'CLIENT_ERROR'): ChangeRequest => ({
      ...request(),
      prepare: async (operationId) => {
        asked.push(operationId);
        return refusal({ code });
      },
    });
    await flow.submit(failing('CLIENT_ERROR'));
    expect(flow.state).toEqual({ step: 'draft', failure: { code: 'CLIENT_ERROR' } });
    await flow.submit(failing('USERNAME_UNAVAILABLE'));
    expect(asked[1]).toBe(asked[0]);
    await flow.submit(request());
    expect(asked[2]).not.toBe(asked[0]);
    expect(flow.failure).toBeUndefined();
  });

  it('says that the answer to the code was lost, and confirms the same operation again', async () => {
    const { flow, gateway, request } = aFlow();
    await flow.submit(request());
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'CLIENT_ERROR' });
    await flow.confirm('123456');
    expect(flow.state).toMatchObject({ step: 'awaitingCode', lost: true });
    gateway.plain.CONFIRM_UTILITY_OPERATION = ({ operationId }) => success({ operationId });
    await flow.confirm('123456');
    expect(flow.state.step).toBe('done');
    const [first, second] = gateway.requestsOf('CONFIRM_UTILITY_OPERATION');
    expect(second).toEqual(first);
  });

  it('goes on waiting after a wrong code', async () => {
    const { flow, gateway, request } = aFlow();
    await flow.submit(request());
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    await flow.confirm('000000');
    expect(flow.state).toMatchObject({ step: 'awaitingCode', under: 'nothing', lost: false });
    expect(flow.failure?.code).toBe('INCORRECT_OTP');
  });

  it('lets another code be asked for when the pause is over, and no more after the last', async () => {
    const { flow, gateway, time, request } = aFlow();
    await flow.submit(request());
    expect(flow.canResend).toBe(false);
    await time.move(30_000);
    expect(flow.canResend).toBe(true);
    gateway.plain.RETRY_SEND_OTP_TO_CHANGE_AUTH_TYPE = () => refusal({ code: 'MAX_OTP_TRIES' });
    await flow.resend();
    expect(flow.failure?.code).toBe('MAX_OTP_TRIES');
    expect(flow.canResend).toBe(false);
    expect(flow.state).toMatchObject({ step: 'awaitingCode', waiting: { isLastSmsTry: true } });
  });

  it('never asks for another code of a device', async () => {
    const { flow, time, request } = aFlow({ otpType: 'TOTP', phone: '', resendAfterSeconds: 0 });
    await flow.submit(request());
    await time.move(60_000);
    expect(flow.canResend).toBe(false);
  });

  it('passes over an answer that comes after it has begun anew', async () => {
    const { flow } = aFlow();
    let answer: (waiting: WaitingChange) => void = () => undefined;
    void flow.submit({
      details: {},
      prepare: (operationId) =>
        new Promise((resolve) => {
          answer = (waiting) => resolve(success({ ...waiting, operationId }));
        }),
    });
    flow.open();
    answer(aWaitingChange());
    await settle();
    expect(flow.state).toEqual({ step: 'draft', failure: undefined });
  });
});
