import { randomUUID } from 'node:crypto';

import * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { operationId } from '../../../src/infrastructure/registry/codecs';
import { addCustomer } from '../support/arrange';
import { anotherProcess, createTestBank } from '../support/createTestBank';
import type { TestBank, TestCaller } from '../support/createTestBank';

const LOGIN = 'chatter';
const TOPIC = '1';

describe('two processes of the bank', () => {
  let here: TestBank;
  let there: TestBank;
  let users: readonly TestCaller[];

  beforeAll(async () => {
    here = await createTestBank();
    await addCustomer(here, LOGIN);
    there = anotherProcess(here);
    users = [await here.callAs(LOGIN), await there.callAs(LOGIN)];
  });
  beforeEach(() => here.database.owner.query('delete from chat_message; delete from customer_case'));
  afterAll(async () => {
    await there.close();
    await here.close();
  });

  it('open one question for messages that are written into a topic at the same time', async () => {
    for (let round = 1; round <= 5; round += 1) {
      const written = await Promise.all([...users, ...users, ...users].map((user) => write(user)));
      expect(written.every(({ ok }) => ok)).toBe(true);
      const { rows } = await here.database.owner.query("select from customer_case where state <> 'closed'");
      expect(rows).toHaveLength(1);
      await here.database.owner.query("update customer_case set state = 'closed', closed_at = now()");
    }
  });

  function write(user: TestCaller) {
    const localId = z.decode(operationId, randomUUID());
    return user.call('ADD_USER_MSG', { topicId: TOPIC, localId, text: 'Вопрос', files: [] });
  }
});
