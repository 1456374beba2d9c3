import { describe, expect, it } from 'vitest';

import { CasesStore } from '../../../src/application/cases/CasesStore';
import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import type { CustomerCase } from '../../../src/domain/case/CustomerCase';
import { refusal, success } from '../../../src/domain/result/Result';
import { anOperationId, aCase } from '../support/cases';
import { FakeOperationGateway } from '../support/FakeOperationGateway';
import { settle } from '../support/MovableTime';

function aBank(listed: readonly CustomerCase[]) {
  const gateway = new FakeOperationGateway({
    GET_CASES: () => success(listed),
    GET_LAST_MSGS_AND_COUNT_UNREADED: () => success({ unread: 0, topics: [] }),
  });
  const chats = new ChatsStore(gateway);
  return { gateway, chats, store: new CasesStore(gateway, chats) };
}

describe('the cases of a user', () => {
  it('know the case about an operation: the open one before a later closed one', async () => {
    const closed = aCase({ id: '100003', state: 'closed' });
    const open = aCase({ id: '100002', state: 'answered' });
    const { store } = aBank([closed, open, aCase({ id: '100001', transactionId: '8' })]);
    await store.ensure();
    expect([store.about('7'), store.about('8')?.id, store.about('9')]).toEqual([open, '100001', undefined]);
    expect([store.inTopic('100003'), store.inTopic('1')]).toEqual([closed, undefined]);
  });

  it('know the question whose messages a topic has: the open one, or else the latest', async () => {
    const asked = (id: string, topicId: string, state: CustomerCase['state']) =>
      aCase({ id, kind: 'question', transactionId: undefined, topicId, state });
    const { store } = aBank([
      asked('100004', '2', 'closed'),
      asked('100003', '1', 'closed'),
      asked('100002', '1', 'answered'),
      asked('100001', '2', 'closed'),
    ]);
    await store.ensure();
    expect(['1', '2', '3', '100004'].map((topicId) => store.inTopic(topicId)?.id)).toEqual([
      '100002',
      '100004',
      undefined,
      undefined,
    ]);
  });

  it('are read again when the bank has news of the user, once a screen has shown them', async () => {
    const { gateway, chats, store } = aBank([]);
    chats.announced(undefined);
    await settle();
    expect(gateway.requestsOf('GET_CASES')).toHaveLength(0);
    await store.ensure();
    chats.announced('12');
    await settle();
    expect(gateway.requestsOf('GET_CASES')).toHaveLength(2);
  });

  it('take up what was opened, closed and reopened, and nothing that was refused', async () => {
    const { gateway, store } = aBank([aCase({ id: '100001' })]);
    await store.ensure();
    const opened = aCase({ id: '100002', kind: 'cash', transactionId: undefined });
    gateway.plain.OPEN_CASE = () => success(opened);
    gateway.plain.CLOSE_CASE = ({ caseId }) => success(aCase({ id: caseId, state: 'closed', reopenUntil: 1 }));
    gateway.plain.REOPEN_CASE = () => refusal({ code: 'CASE_CLOSED' });
    const draft = {
      operationId: anOperationId(),
      kind: 'cash',
      transactionId: undefined,
      text: 'Нет',
      files: [],
    } as const;
    expect(await store.open(draft)).toEqual(success(opened));
    expect(store.cases.map(({ id }) => id)).toEqual(['100002', '100001']);
    await store.open(draft);
    expect(store.cases).toHaveLength(2);
    await store.close('100001');
    expect(store.inTopic('100001')?.state).toBe('closed');
    expect((await store.reopen('100001')).ok).toBe(false);
    expect(store.inTopic('100001')?.state).toBe('closed');
  });
});
