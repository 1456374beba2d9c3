import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { decideApplication } from '../../../bank/modules/shop/moveApplication';
import { addAccount, addCompany } from '../support/arrange';
import { anotherProcess, createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';
import { checkbookRequest } from '../support/shop';
import { newOperationId, valueOf } from '../support/transfers';

const ROUNDS = 4;

describe('two processes of the bank', () => {
  let here: TestBank;
  let there: TestBank;
  let user: TestCaller;
  let elsewhere: TestCaller;
  let account: string;

  beforeAll(async () => {
    here = await createTestBank();
    const users = [{ login: 'owner', rights: ['view', 'create', 'sign'], place: 1 }] as const;
    account = await addAccount(here, await addCompany(here, users, 1), { balance: 10_000_000n });
    there = anotherProcess(here);
    user = await here.callAs('owner');
    elsewhere = await there.callAs('owner');
  });
  beforeEach(() => here.database.owner.query('delete from chat_message; delete from customer_case'));
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  async function ordered(): Promise<string> {
    const request = checkbookRequest({ from: account, count: 1 });
    valueOf(await user.call('MAKE_SHOP_OPERATION', request));
    valueOf(await user.call('SEND_TXN_TO_PROCESSING_CORP', { operationId: request.operationId }));
    const operationId = newOperationId();
    valueOf(await user.call('CREATE_CONFIRM_OPERATION', { operationId, documents: [request.operationId] }));
    const { rows } = await here.database.owner.query<{ text: string }>(
      'select text from message_outbox order by id desc limit 1',
    );
    const otp = /^\d{6}/.exec(rows[0]?.text ?? '')?.[0] ?? '';
    const [signed] = valueOf(await user.call('CONFIRM_CONFIRM_OPERATION', { operationId, otp }));
    await here.database.owner.query('delete from message_outbox');
    return signed?.transactionId ?? '';
  }

  async function counted(table: 'chat_message' | 'message_outbox' | 'customer_case'): Promise<number> {
    const { rows } = await here.database.owner.query<{ count: number }>(`select count(*)::int as count from ${table}`);
    return rows[0]?.count ?? 0;
  }

  const reject = (bank: TestBank, id: string) =>
    decideApplication(bank.services, { id, to: 'REJECTED', comment: 'Нет', now: bank.clock.now() });

  it('close the case of an application once, when it is decided in both and withdrawn at the same time', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await here.database.owner.query('delete from chat_message; delete from customer_case');
      const id = await ordered();
      // Each side comes first in half of the rounds.
      const withdraw = () => elsewhere.call('CANCEL_APPLICATION', { transactionId: id });
      const early = round % 2 === 0 ? [withdraw()] : [];
      const decided = await Promise.all([reject(here, id), reject(there, id), ...early, withdraw(), withdraw()]);
      const rejections = decided.filter((answer) => answer === true).length;
      const [found] = valueOf(await user.call('GET_CASES', {}));
      const outcome = found?.application?.outcome ?? '';
      expect([found?.state, outcome]).toEqual(['closed', rejections === 1 ? 'declined' : 'withdrawn']);
      expect(await Promise.all([counted('customer_case'), counted('chat_message'), counted('message_outbox')])).toEqual(
        [1, rejections, rejections],
      );
    }
  });

  it('let no message of the customer follow the decision', async () => {
    for (let round = 1; round <= ROUNDS; round += 1) {
      await here.database.owner.query('delete from chat_message; delete from customer_case');
      const id = await ordered();
      const [{ id: topicId } = { id: '' }] = valueOf(await user.call('GET_CASES', {}));
      const write = () =>
        elsewhere.call('ADD_USER_MSG', { topicId, localId: newOperationId(), text: 'Жду', files: [] });
      await Promise.all([write(), reject(here, id), write(), write()]);
      const { messages } = valueOf(await user.call('GET_MSGS_BY_TOPIC_ID', { topicId, beforeId: undefined }));
      expect(messages.at(-1)?.from).toBe('bank');
    }
  });
});
