import { expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { operationIdOf } from '../support/fakePorts';
import { settle } from '../support/MovableTime';
import { aFlow, never, signedByOthers, transferOf } from './flowSupport';

async function checked() {
  const made = aFlow();
  signedByOthers(made.gateway);
  await made.submit(transferOf(150_000n));
  return made;
}

it('is sent to those who sign it, without a code', async () => {
  const { flow, gateway } = await checked();
  await flow.proceed();
  expect(flow.state.step).toBe('sent');
  expect(gateway.requestsOf('SEND_TXN_TO_PROCESSING_CORP')).toEqual([{ operationId: flow.operationId }]);
  expect(gateway.calls.map(({ name }) => name)).not.toContain('SEND_OTP_BY_SMS');
});

it('is sent again by the same button when the answer was lost', async () => {
  const { flow, gateway } = await checked();
  gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => refusal({ code: 'CLIENT_ERROR' });
  await flow.proceed();
  expect(flow.state).toMatchObject({ step: 'created', failure: { code: 'CLIENT_ERROR' } });
  gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => success({ places: [1], signers: [] });
  await flow.proceed();
  expect([flow.state.step, gateway.requestsOf('SEND_TXN_TO_PROCESSING_CORP')]).toEqual([
    'sent',
    [{ operationId: flow.operationId }, { operationId: flow.operationId }],
  ]);
});

it('an expired operation returns to its form with another id', async () => {
  const { flow, gateway } = await checked();
  gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => refusal({ code: 'OPERATION_TIME_OUT' });
  const { operationId } = flow;
  await flow.proceed();
  expect(flow.state.step).toBe('refused');
  flow.edit();
  expect([flow.state.step, flow.operationId === operationId]).toEqual(['draft', false]);
});

it('is not sent twice by two presses, and an answer to what was before is passed over', async () => {
  const { flow, gateway } = await checked();
  gateway.plain.SEND_TXN_TO_PROCESSING_CORP = () => never();
  void flow.proceed();
  void flow.proceed();
  await settle();
  expect(gateway.requestsOf('SEND_TXN_TO_PROCESSING_CORP')).toHaveLength(1);
  flow.open();
  expect(flow.state.step).toBe('draft');
});

it('is sent in place of the document it was opened for, and of none when the form is opened anew', async () => {
  const { flow, gateway, submit } = aFlow();
  signedByOthers(gateway);
  const replaces = { operationId: operationIdOf('00000000-0000-4000-8000-000000000009'), sentAt: 0 };
  flow.open(replaces);
  await submit(transferOf(150_000n));
  await flow.proceed();
  flow.open();
  await submit(transferOf(150_000n));
  await flow.proceed();
  expect(gateway.requestsOf('SEND_TXN_TO_PROCESSING_CORP')).toMatchObject([
    { replaces: replaces.operationId },
    { replaces: undefined },
  ]);
});
