import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { NotificationsStore } from '../../../src/application/notifications/NotificationsStore';
import type { CompanyRight } from '../../../src/domain/corporate/Company';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { money } from '../../../src/domain/money/Money';
import { checkedToOperationId } from '../../../src/domain/operation/OperationId';
import { success } from '../../../src/domain/result/Result';
import { CompanyTasksPanel } from '../../../src/ui/features/accounts/home/company/CompanyTasksPanel';
import { LeavingParts } from '../../../src/ui/features/accounts/home/company/LeavingParts';
import { NotificationsViewModel } from '../../../src/ui/features/profile/notifications/NotificationsViewModel';
import { aUser, NOON } from '../../application/support/builders';
import { MovableTime } from '../../application/support/MovableTime';
import { paymentDocument } from '../../domain/support/builders';
import { aHomeScreen } from '../support/aHomeScreen';
import { showInBank } from '../support/showInBank';

const BY = { ru: 'Садыков Данияр', en: '', kg: '', cn: '' };

function declinedDocument(): PaymentDocument {
  return paymentDocument({ canSign: false, end: { state: 'declined', at: NOON, by: BY, reason: 'не тот счёт' } });
}

/** A document with an id of its own; the first has the usual one. */
function numbered(last: number): PaymentDocument {
  const document = paymentDocument();
  const operationId = checkedToOperationId(document.preview.operationId.replace(/.$/, `${last}`));
  return operationId === undefined ? document : { ...document, preview: { ...document.preview, operationId } };
}

/** Shows what a user with these rights is asked for, with documents that wait and one that was declined. */
async function showTasks(rights: readonly CompanyRight[], waiting: readonly PaymentDocument[]) {
  const home = aHomeScreen();
  home.gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ customerKind: 'C', rights }));
  home.gateway.plain.GET_TXNS_ON_CONFIRMATION = ({ state = 'waiting' }) =>
    success(state === 'waiting' ? waiting : state === 'declined' ? [declinedDocument()] : []);
  home.gateway.plain.GET_CHANGES_ON_CONFIRMATION = () => success([]);
  await home.user.reload();
  await Promise.all([home.screen.load(), home.screen.documents.reload()]);
  const notifications = new NotificationsViewModel(new NotificationsStore(home.gateway, new MovableTime()), home.user);
  await showInBank(
    <>
      <CompanyTasksPanel model={home.screen} />
      <LeavingParts model={home.screen} />
    </>,
    { services: [notifications, home.waiting] },
  );
  return screen.getByRole('region', { name: 'Ждёт вас' });
}

/** The acts of a group with the addresses they lead to. */
function actsOf(group: HTMLElement): readonly (readonly [string, string | null])[] {
  return within(group)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);
}

describe('what waits for the user of a company', () => {
  const ID = paymentDocument().preview.operationId;

  it('leads a signer to each document, picked, and names only the first three', async () => {
    await showTasks(
      ['view', 'sign'],
      [1, 2, 3, 4, 5].map((last) => numbered(last)),
    );
    const acts = actsOf(screen.getByRole('region', { name: 'На подпись: 5' }));
    expect(acts).toHaveLength(4);
    expect(acts[0]).toEqual(['Подписать: ОсОО Образец', `/transaction-confirmation?document=${ID}`]);
    expect(new Set(acts.map(([, path]) => path)).size).toBe(4);
    expect(acts[3]).toEqual(['Ещё 2', '/transaction-confirmation']);
    expect(screen.queryByRole('region', { name: /^Исправить/ })).toBeNull();
  });

  it('leads a maker to the form of a declined document and says why it was declined', async () => {
    const panel = await showTasks(['view', 'create'], [paymentDocument({ canSign: false })]);
    const group = screen.getByRole('region', { name: 'Исправить: 1' });
    expect(actsOf(group)).toEqual([['Исправить: ОсОО Образец', `/transaction-confirmation/declined?document=${ID}`]]);
    expect(group.textContent).toContain('Отклонён, Садыков Данияр: не тот счёт');
    expect(panel.textContent).toContain('Ждут подписи других: 1');
    expect(screen.queryByRole('region', { name: /^На подпись/ })).toBeNull();
  });

  it('asks an approver to approve a document', async () => {
    await showTasks(['view', 'approve'], [paymentDocument({ canSign: false, canApprove: true })]);
    expect(screen.getByRole('region', { name: 'На согласование: 1' }).textContent).toContain('Согласовать');
  });

  it('says that nothing waits', async () => {
    const panel = await showTasks(['view', 'sign'], []);
    expect(panel.textContent).toContain('Ничего не ждёт вашего решения');
    expect(screen.queryByRole('list', { name: 'Документы на подписи' })).toBeNull();
  });

  it('tells what the documents take this week', async () => {
    await showTasks(
      ['view'],
      [
        paymentDocument({ canSign: false }, money(10_000n, 'KGS')),
        paymentDocument({ canSign: false, txnCode: 'MAKE_SINGLE_TAX_PAYMENT' }, money(2_500n, 'KGS')),
      ],
    );
    const lines = within(screen.getByRole('list', { name: 'Документы на подписи' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent.replaceAll(/\s/g, ' '))).toEqual([
      expect.stringMatching(/^Документы на подписи: 1.*100,00/),
      expect.stringMatching(/^Налоги на подписи: 1.*25,00/),
    ]);
  });
});
