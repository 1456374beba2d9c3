import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { anOutcome, aTransaction } from '../support/builders';
import { settle } from '../support/MovableTime';
import { flowAt } from './flowSupport';

describe('ConfirmationFlow of an operation, a lost answer to the code', () => {
  it.each(['CLIENT_ERROR', 'INTERNAL_SERVER_ERROR'] as const)('asks the bank by operationId after %s', async (code) => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    gateway.steps.confirm = () => refusal({ code });
    const transaction = aTransaction({ operationId: flow.operationId });
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => success({ transactions: [transaction], next: undefined });
    void flow.confirm('123456');
    await settle();
    expect(flow.state).toMatchObject({ step: 'unknown', asking: true });
    await time.move(500);
    expect(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).toEqual([{ operationId: flow.operationId }]);
    expect(flow.state).toMatchObject({ step: 'done', result: { from: 'history', transaction } });
  });

  it('says that nothing was sent only after the last question, and lets the same operation be confirmed again', async () => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    void flow.confirm('123456');
    await time.move(2000);
    expect(flow.state.step).toBe('unknown');
    await time.move(3000);
    expect(flow.state).toMatchObject({ step: 'awaitingCode', lost: 'nothingDone' });
    gateway.steps.confirm = ({ preview }) => success(anOutcome(preview.operationId));
    await flow.confirm('123456');
    expect(flow.state.step).toBe('done');
    expect(new Set(gateway.requestsOf('GET_TRANSACTION_HISTORY_V2')).size).toBe(3);
  });

  it('finds an operation that was booked after the first question', async () => {
    const { flow, gateway, time } = await flowAt('awaitingCode');
    gateway.steps.confirm = () => refusal({ code: 'CLIENT_ERROR' });
    let questions = 0;
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () => {
      questions += 1;
      const transactions = questions === 1 ? [] : [aTransaction({ operationId: flow.operationId })];
      return success({ transactions, next: undefined });
    };
    void flow.confirm('123456');
    await time.move(2000);
    expect(flow.state.step).toBe('done');
  });

  it('says that it does not know when the bank cannot be asked, and can ask again', async () => {
    const { flow, gateway, time } = await flowAt('unknown');
    expect(flow.state).toMatchObject({ step: 'unknown', asking: false });
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ operationId: flow.operationId })], next: undefined });
    void flow.askAgain();
    await time.move(500);
    expect(flow.state.step).toBe('done');
  });

  it('does not take a declined operation for a booked one', async () => {
    const { flow, gateway, time } = await flowAt('unknown');
    gateway.plain.GET_TRANSACTION_HISTORY_V2 = () =>
      success({ transactions: [aTransaction({ operationId: flow.operationId, status: 'DECLINED' })], next: undefined });
    void flow.askAgain();
    await time.move(500);
    expect(flow.state).toMatchObject({ step: 'refused', failure: { code: 'OPERATION_IMPOSSIBLE' } });
  });
});
