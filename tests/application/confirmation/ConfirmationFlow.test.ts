import { describe, expect, it } from 'vitest';

import { FLOW_STEPS } from '../../../src/application/confirmation/FlowState';
import type { FlowStep } from '../../../src/application/confirmation/FlowState';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import { refusal, success } from '../../../src/domain/result/Result';
import { aCodeSent } from '../support/builders';
import { settle } from '../support/MovableTime';
import { aFlow, flowAt, never, transferOf } from './flowSupport';
import type { FlowUnderTest } from './flowSupport';
import { untilTen } from '../support/untilTen';

const EVENTS = {
  'submit the same': ({ submit }: FlowUnderTest) => submit(transferOf(150_000n)),
  'submit another': ({ submit }: FlowUnderTest) => submit(transferOf(160_000n)),
  'edit': async ({ flow }: FlowUnderTest) => flow.edit(),
  'proceed': ({ flow }: FlowUnderTest) => flow.proceed(),
  'resend after 30 s': async ({ flow, time }: FlowUnderTest) => {
    await time.move(30_000);
    await flow.resend();
  },
  'confirm': ({ flow }: FlowUnderTest) => flow.confirm('123456'),
  'ask again': async ({ flow, time }: FlowUnderTest) => {
    void flow.askAgain();
    await time.move(10_000);
  },
  'open': async ({ flow }: FlowUnderTest) => flow.open(),
} as const;

type EventName = keyof typeof EVENTS;

/** Step that follows each event in each step. An event not listed keeps the step and must not call the bank. */
const NEXT: Readonly<Record<FlowStep, Readonly<Partial<Record<EventName, FlowStep>>>>> = {
  draft: { 'submit the same': 'created', 'submit another': 'created', 'open': 'draft' },
  creating: { open: 'draft' },
  created: { edit: 'draft', proceed: 'awaitingCode', open: 'draft' },
  sendingCode: { open: 'draft' },
  awaitingCode: {
    'edit': 'draft',
    'resend after 30 s': 'awaitingCode',
    'confirm': 'done',
    'open': 'draft',
  },
  confirming: { open: 'draft' },
  unknown: { 'ask again': 'unknown', 'open': 'draft' },
  sent: { open: 'draft' },
  done: { open: 'draft' },
  refused: { 'submit the same': 'created', 'submit another': 'created', 'edit': 'draft', 'open': 'draft' },
};

const ALL_EVENTS: readonly EventName[] = [
  'submit the same',
  'submit another',
  'edit',
  'proceed',
  'resend after 30 s',
  'confirm',
  'ask again',
  'open',
];

describe('ConfirmationFlow of an operation, every event at every step', () => {
  const table = FLOW_STEPS.flatMap((step) => ALL_EVENTS.map((event) => ({ step, event, next: NEXT[step][event] })));

  it('covers all of them', () => {
    expect(table).toHaveLength(80);
  });

  it.each(table)('$step: $event → $next', async ({ step, event, next }) => {
    const made = await flowAt(step);
    expect(made.flow.state.step).toBe(step);
    await EVENTS[event](made);
    await settle();
    expect(made.flow.state.step).toBe(next ?? step);
    if (next === undefined) {
      expect(made.gateway.calls).toEqual([]);
    }
  });
});

describe('ConfirmationFlow of an operation, the id of the operation', () => {
  it('is taken when the form opens', () => {
    const { flow } = aFlow();
    expect(flow.operationId).toBe('00000000-0000-4000-8000-000000000001');
  });

  it('stays when the same request is submitted again after a lost answer', async () => {
    const { flow, gateway, submit } = aFlow();
    gateway.steps.create = () => refusal({ code: 'CLIENT_ERROR' });
    await submit(transferOf(150_000n));
    await submit(transferOf(150_000n));
    expect(gateway.requestsOf('create')).toEqual([
      transferOf(150_000n)(flow.operationId),
      transferOf(150_000n)(flow.operationId),
    ]);
  });

  it('changes when the request was edited after a lost answer', async () => {
    const { flow, gateway, submit } = aFlow();
    const first = flow.operationId;
    gateway.steps.create = () => refusal({ code: 'CLIENT_ERROR' });
    await submit(transferOf(150_000n));
    await submit(transferOf(160_000n));
    expect(flow.operationId).not.toBe(first);
    expect(gateway.requestsOf('create')).toEqual([transferOf(150_000n)(first), transferOf(160_000n)(flow.operationId)]);
  });

  it('changes when the form was edited after the operation was created', async () => {
    const { flow, submit } = await flowAt('created');
    const first = flow.operationId;
    flow.edit();
    await submit(transferOf(160_000n));
    expect(flow.operationId).not.toBe(first);
    expect(flow.prepared?.preview.operationId).toBe(flow.operationId);
  });

  it('changes after a refusal, because the bank may keep that answer for the id', async () => {
    const { flow, gateway, submit } = aFlow();
    const first = flow.operationId;
    gateway.steps.create = () => refusal({ code: 'INSUFFICIENT_FUNDS' });
    await submit(transferOf(150_000n));
    expect(flow.state).toEqual({ step: 'draft', failure: { code: 'INSUFFICIENT_FUNDS' } });
    expect(flow.operationId).not.toBe(first);
  });

  it('changes when the created operation has run out', async () => {
    const { flow, gateway, time, submit } = await flowAt('created');
    const first = flow.operationId;
    flow.edit();
    await time.move(600_000);
    await submit(transferOf(150_000n));
    expect(flow.operationId).not.toBe(first);
    expect(gateway.requestsOf('create')).toHaveLength(1);
  });
});

describe('ConfirmationFlow of an operation, going back', () => {
  it('does not create the same operation a second time', async () => {
    const { flow, gateway, submit } = await flowAt('created');
    const { prepared } = flow;
    flow.edit();
    await submit(transferOf(150_000n));
    expect(gateway.calls).toEqual([]);
    expect(flow.prepared).toBe(prepared);
  });

  it('does not send a second code while the first one lives', async () => {
    const { flow, gateway, submit } = await flowAt('awaitingCode');
    flow.edit();
    await submit(transferOf(150_000n));
    await flow.proceed();
    expect(gateway.calls).toEqual([]);
    expect(flow.state.step).toBe('awaitingCode');
  });

  it('asks for another code once the first one has died', async () => {
    const { flow, gateway, submit, time } = await flowAt('awaitingCode');
    flow.edit();
    await time.move(300_000);
    await submit(transferOf(150_000n));
    await flow.proceed();
    expect(gateway.requestsOf('sendCode')).toEqual(['again']);
  });
});

describe('ConfirmationFlow of an operation, the code', () => {
  it('may be asked for again only when the countdown is over', async () => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    expect(flow.resendCountdown.secondsLeft).toBe(30);
    await flow.resend();
    await time.move(29_000);
    await flow.resend();
    expect(gateway.calls).toEqual([]);
    expect(flow.resendCountdown.secondsLeft).toBe(1);
    await time.move(1000);
    await flow.resend();
    expect(gateway.requestsOf('sendCode')).toEqual(['again']);
    expect(flow.resendCountdown.secondsLeft).toBe(30);
  });

  it('is not asked for after the last SMS', async () => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    gateway.steps.sendCode = () => success(aCodeSent({ isLastSmsTry: true }));
    await time.move(30_000);
    await flow.resend();
    await time.move(30_000);
    await flow.resend();
    expect(gateway.requestsOf('sendCode')).toHaveLength(1);
    expect(flow.canResend).toBe(false);
  });

  it('stays usable when the bank sends no more', async () => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    gateway.steps.sendCode = () => refusal(untilTen('MAX_OTP_TRIES'));
    await time.move(30_000);
    await flow.resend();
    expect(flow.state).toMatchObject({ step: 'awaitingCode', failure: { code: 'MAX_OTP_TRIES' } });
    expect(flow.canResend).toBe(false);
    await flow.confirm('123456');
    expect(flow.state.step).toBe('done');
  });

  it('goes out once for two presses', async () => {
    const { flow, gateway } = await flowAt('awaitingCode');
    await Promise.all([flow.confirm('123456'), flow.confirm('123456')]);
    expect(gateway.requestsOf('confirm')).toEqual(['123456']);
  });

  it('is asked for once for two presses', async () => {
    const { flow, gateway } = await flowAt('created');
    await Promise.all([flow.proceed(), flow.proceed()]);
    expect(gateway.requestsOf('sendCode')).toEqual(['first']);
  });

  it.each<[FailureCode, FlowStep]>([
    ['INCORRECT_OTP', 'awaitingCode'],
    ['OTP_EXPIRED', 'awaitingCode'],
    ['TOO_MANY_REQUESTS', 'awaitingCode'],
    ['INVALID_SESSION_KEY', 'awaitingCode'],
    ['OTP_TRIES_LIMIT_EXCEEDED', 'refused'],
    ['OPERATION_TIME_OUT', 'refused'],
    ['OPERATION_NOT_FOUND', 'refused'],
    ['INSUFFICIENT_FUNDS', 'refused'],
    ['ACCOUNT_DEBIT_FROZEN', 'refused'],
  ])('refused with %s leads to %s', async (code, step) => {
    const { flow, gateway } = await flowAt('awaitingCode');
    // A bank may answer any failure; the type of the port is narrower.
    Object.assign(gateway.steps, { confirm: () => refusal({ code, data: { triesLeft: '2' } }) });
    await flow.confirm('000000');
    expect(flow.state).toMatchObject({ step, failure: { code, data: { triesLeft: '2' } } });
  });
});

describe('ConfirmationFlow of an operation, a form opened anew', () => {
  it('passes over the answer to what was before', async () => {
    const { flow, gateway, submit } = await flowAt('draft');
    let answer: () => void = () => undefined;
    gateway.steps.create = (code, request) =>
      new Promise((resolve) => {
        answer = () => resolve(refusal({ code: 'INSUFFICIENT_FUNDS' }));
        expect([code, request.operationId]).toEqual(['MAKE_OWN_ACCOUNTS_TRANSFER', flow.operationId]);
      });
    const submission = submit(transferOf(150_000n));
    flow.open();
    const opened = flow.operationId;
    answer();
    await submission;
    expect(flow.state).toEqual({ step: 'draft', failure: undefined });
    expect(flow.operationId).toBe(opened);
  });

  it('stops the countdown', async () => {
    const { flow, time } = await flowAt('awaitingCode');
    flow.open();
    expect(flow.resendCountdown.secondsLeft).toBe(0);
    expect(time.waiting).toBe(0);
  });

  it('is busy only while an answer is on its way', async () => {
    const made = await flowAt('awaitingCode');
    expect(made.flow.busy).toBe(false);
    made.gateway.steps.sendCode = () => never();
    await made.time.move(30_000);
    void made.flow.resend();
    expect(made.flow.busy).toBe(true);
    for (const step of ['creating', 'sendingCode', 'confirming'] as const) {
      expect((await flowAt(step)).flow.busy).toBe(true);
    }
  });
});
