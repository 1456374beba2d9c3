import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { CasesStore } from '../../../src/application/cases/CasesStore';
import { ChatsStore } from '../../../src/application/chat/ChatsStore';
import type { CustomerCase } from '../../../src/domain/case/CustomerCase';
import { reopenUntil } from '../../../src/domain/case/caseMoves';
import { refusal, success } from '../../../src/domain/result/Result';
import { CasePanel } from '../../../src/ui/features/profile/chat/CasePanel';
import { CaseViewModel } from '../../../src/ui/features/profile/chat/CaseViewModel';
import { NOON } from '../../application/support/builders';
import { aCase } from '../../application/support/cases';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

const DAY_MS = 24 * 60 * 60_000;

async function shown(changes: Partial<CustomerCase>, now = NOON) {
  const gateway = new FakeOperationGateway({
    CLOSE_CASE: () => success(aCase({ state: 'closed', reopenUntil: reopenUntil('other', now) })),
    REOPEN_CASE: () => refusal({ code: 'CASES_LIMIT' }),
  });
  const cases = new CasesStore(gateway, new ChatsStore(gateway));
  const model = new CaseViewModel({ cases, clock: { now: () => now } });
  await showInBank(<CasePanel shown={aCase(changes)} model={model} />);
  return { gateway, model };
}

it.each([
  [{ state: 'received' }, ['Получено', 'Ответим до 03.12.2026', 'Узнаем, где деньги и когда их зачислят.']],
  [{ state: 'inWork' }, ['В работе', 'Ответим до 03.12.2026']],
  [{ state: 'waiting' }, ['Нужен ваш ответ', 'Напишите ответ ниже: без него мы не можем продолжить.']],
  [{ state: 'answered' }, ['Банк ответил', 'Если вопрос не решён, напишите ниже.']],
] as const)('says of %j what happens next, and offers to close it', async (changes, words) => {
  await shown(changes);
  const text = document.body.textContent?.replaceAll('\u00a0', ' ');
  words.forEach((expected) => expect(text).toContain(expected));
  expect(text?.includes('Ответим до')).toBe(changes.state === 'received' || changes.state === 'inWork');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Вопрос решён']);
});

it('closes a case, and shows why one was not reopened', async () => {
  const { gateway, model } = await shown({ state: 'inWork' });
  await userEvent.click(screen.getByRole('button', { name: 'Вопрос решён' }));
  expect(gateway.requestsOf('CLOSE_CASE')).toEqual([{ caseId: '100001' }]);
  await model.turn(aCase({ state: 'closed' }));
  await screen.findByText(/Новое обращение не принято/);
});

it('offers to reopen a closed case for thirty days', async () => {
  const closed = { state: 'closed', reopenUntil: reopenUntil('other', NOON) } as const;
  await shown(closed, NOON + 30 * DAY_MS);
  expect(screen.getByRole('button').textContent).toBe('Открыть снова');
});

it('leaves a closed question to the next message', async () => {
  await shown({ id: '100009', kind: 'question', topicId: '1', transactionId: undefined, state: 'closed' });
  expect(screen.queryByRole('button')).toBeNull();
  expect(document.body.textContent).toContain('Обращение № 100009');
  expect(document.body.textContent).toContain('Новое сообщение откроет новое обращение.');
});

it('offers a new case in place of one closed earlier', async () => {
  await shown({ state: 'closed', reopenUntil: reopenUntil('other', NOON) }, NOON + 30 * DAY_MS + 1);
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(document.body.textContent).toContain('Если вопрос остался, создайте новое обращение.');
});
