import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { moveByBank } from '../../../bank/modules/cases';
import type { BankAct } from '../../../src/domain/case/caseMoves';
import type { Language } from '../../../src/domain/language/Language';
import { addCustomer } from '../support/arrange';
import { anotherProcess, createTestBank } from '../support/createTestBank';
import type { TestBank } from '../support/createTestBank';
import { newOperationId } from '../support/transfers';

const LOGIN = 'writer';
const HOUR_MS = 60 * 60 * 1000;

const SAID: Readonly<Record<'ask' | 'answer' | 'close', string>> = {
  ask: 'Тулпар: вопрос по вашему обращению. Ответьте в чате интернет-банка.',
  answer: 'Тулпар: ответ на ваше обращение. Прочитайте его в чате интернет-банка.',
  close: 'Тулпар: ваше обращение закрыто. Подробности в чате интернет-банка.',
};

describe('the SMS about a case', () => {
  let bank: TestBank;
  let there: TestBank;

  beforeAll(async () => {
    bank = await createTestBank();
    await addCustomer(bank, LOGIN);
    there = anotherProcess(bank);
  });
  beforeEach(async () => {
    bank.clock.advance(24 * HOUR_MS);
    there.clock.advance(bank.clock.now() - there.clock.now());
    await bank.database.owner.query('delete from chat_message; delete from customer_case; delete from message_outbox');
  });
  afterAll(async () => {
    await there.close();
    await bank.close();
  });

  async function opened(): Promise<string> {
    const user = await bank.callAs(LOGIN);
    const answer = await user.call('OPEN_CASE', {
      operationId: newOperationId(),
      kind: 'cash',
      transactionId: undefined,
      text: 'Банкомат не вернул карту 4169 5812 0000 0000, 5 000 сом',
      files: [],
    });
    if (!answer.ok) {
      throw new Error(answer.failure.code);
    }
    return answer.value.id;
  }

  const move = (caseId: string, act: BankAct, by = bank) =>
    moveByBank(by.services, { caseId, act, text: 'Вернём 5 000 сом завтра', files: [] });

  async function texts(): Promise<readonly string[]> {
    const { rows } = await bank.database.owner.query<{ text: string }>('select text from message_outbox order by id');
    return rows.map(({ text }) => text);
  }

  it.each(['ask', 'answer', 'close'] as const)(
    'is sent when the bank has to %s, without what was written',
    async (act) => {
      await move(await opened(), act);
      expect(await texts()).toEqual([SAID[act]]);
      // Six digits in a row would be taken for a code.
      expect(SAID[act]).not.toMatch(/\d/);
    },
  );

  it('is not sent when the case is taken, or a move is refused', async () => {
    const caseId = await opened();
    await move(caseId, 'take');
    await move(caseId, 'take');
    await moveByBank(bank.services, { caseId, act: 'answer', text: ' ', files: [] });
    expect(await texts()).toEqual([]);
  });

  it('is one for a case and day of the bank, and one for each case', async () => {
    const [first, second] = [await opened(), await opened()];
    await move(first, 'ask');
    await move(first, 'answer');
    await move(first, 'close');
    await move(second, 'answer');
    expect(await texts()).toEqual([SAID.ask, SAID.answer]);
    bank.clock.advance(24 * HOUR_MS);
    await move(second, 'close');
    expect((await texts()).slice(2)).toEqual([SAID.close]);
  });

  it('is one when two processes move the case at the same time', async () => {
    const caseId = await opened();
    await Promise.all([1, 2, 3, 4].flatMap(() => [move(caseId, 'answer'), move(caseId, 'ask', there)]));
    expect(await texts()).toHaveLength(1);
  });

  it.each([
    ['en', 'Tulpar: we have answered your case. Read the answer in the chat of online banking.'],
    ['kg', 'Тулпар: кайрылууңузга жооп берилди. Аны интернет-банктын чатынан окуңуз.'],
    ['cn', 'Tulpar：您的请求已回复，请在网上银行聊天中查看。'],
  ] as const satisfies readonly (readonly [Language, string])[])(
    'is in the language of the user: %s',
    async (language, text) => {
      await bank.database.owner.query('update app_user set language = $1', [language]);
      await move(await opened(), 'answer');
      await bank.database.owner.query("update app_user set language = 'ru'");
      expect(await texts()).toEqual([text]);
    },
  );

  it('is given up after a day, unlike a code', async () => {
    await move(await opened(), 'answer');
    const { rows } = await bank.database.owner.query<{ hours: number }>(
      'select (extract(epoch from give_up_at - created_at) / 3600)::int as hours from message_outbox',
    );
    expect(rows).toEqual([{ hours: 24 }]);
  });
});
