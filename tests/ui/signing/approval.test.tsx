import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { DeclineQuestion } from '../../../src/ui/features/company/signing/DeclineQuestion';
import { DocumentCard } from '../../../src/ui/features/company/signing/DocumentCard';
import { showInBank } from '../support/showInBank';
import { aSigning, FIRST, SECOND } from './aSigning';

const CHOLPON = { ru: 'Жээнбекова Чолпон', en: '', kg: '', cn: '' };
const WAITING: PaymentDocument = {
  ...FIRST,
  canSign: false,
  canApprove: true,
  awaited: { places: [1], signers: [], approvers: [CHOLPON] },
};

async function shown(document: PaymentDocument) {
  const signing = await aSigning([document]);
  await showInBank(
    <>
      <DocumentCard model={signing.model} document={document} />
      <DeclineQuestion model={signing.model} />
    </>,
  );
  return signing;
}

it('a document says whom its approval waits for, and is approved by one press', async () => {
  const { gateway, model } = await shown(WAITING);
  gateway.plain.APPROVE_TXN_ON_CONFIRMATION = ({ operationId }) => success({ operationId });
  expect(screen.getByRole('article').textContent).toContain('Согласование ждём: Жээнбекова Чолпон');
  await userEvent.click(screen.getByRole('button', { name: 'Согласовать' }));
  const { operationId } = FIRST.preview;
  expect(gateway.requestsOf('APPROVE_TXN_ON_CONFIRMATION')).toEqual([{ operationId }]);
  gateway.plain.APPROVE_TXN_ON_CONFIRMATION = () => refusal({ code: 'ALREADY_APPROVED' });
  await model.approve(WAITING);
  expect([model.decisionFailure?.code, model.approving]).toEqual(['ALREADY_APPROVED', undefined]);
});

it('a document says who approved it and when, also once it is over', async () => {
  const approval = { by: CHOLPON, approvedAt: Date.UTC(2026, 10, 20, 6, 30) };
  await shown({ ...WAITING, canApprove: false, canDecline: false, approval });
  expect(screen.getByRole('article').textContent).toMatch(/Согласование Жээнбекова Чолпон, .*12:30/);
  expect(screen.queryByRole('button', { name: 'Согласовать' })).toBeNull();
});

it('an approver returns a document with a comment, and not without one', async () => {
  const { gateway } = await shown(WAITING);
  await userEvent.click(screen.getByRole('button', { name: 'Вернуть автору' }));
  const yes = screen.getByRole<HTMLButtonElement>('button', { name: 'Вернуть документ' });
  expect(yes.disabled).toBe(true);
  await userEvent.type(screen.getByLabelText('Что исправить'), 'Нет договора');
  await userEvent.click(yes);
  expect(gateway.requestsOf('DECLINE_TXN_ON_CONFIRMATION')).toMatchObject([{ reason: 'Нет договора' }]);
});

it('a signer declines with or without a reason', async () => {
  const { gateway } = await shown(FIRST);
  await userEvent.click(screen.getByRole('button', { name: 'Отклонить' }));
  await userEvent.click(screen.getByRole('button', { name: 'Отклонить документ' }));
  expect(gateway.requestsOf('DECLINE_TXN_ON_CONFIRMATION')).toMatchObject([{ reason: '' }]);
});

it.each([
  { returned: true, badge: 'Возвращён на исправление', why: 'Что исправить: Нет договора' },
  { returned: false, badge: 'Отклонён', why: 'Причина: Нет договора' },
])('a document that ended says so, returned: $returned', async ({ returned, badge, why }) => {
  const at = Date.UTC(2026, 10, 20, 6, 30);
  const end = { state: 'declined', at, by: CHOLPON, reason: 'Нет договора', returned } as const;
  const replacedBy = { operationId: SECOND.preview.operationId, sentAt: at };
  await shown({ ...FIRST, canDecline: false, end, replacedBy });
  expect(screen.getByText(badge)).toBeTruthy();
  expect(screen.getByText(why)).toBeTruthy();
});
