import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { EmptyAction } from '../../../src/ui/features/accounts/home/EmptyAction';
import type { EmptyPanel } from '../../../src/ui/features/accounts/home/EmptyAction';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aUser } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

it.each<[EmptyPanel, readonly string[], string]>([
  ['recent', [], '/payment'],
  ['upcoming', [], '/profile/scheduled-payments'],
  ['upcoming', ['/profile/scheduled-payments'], '/payment'],
  ['deposits', [], '/deposit/open'],
  ['deposits', ['/deposit/open'], 'tel:1280'],
  ['loans', [], '/online-loan'],
  ['loans', ['/online-loan'], '/market/loan-application'],
  ['loans', ['/online-loan', '/market/loan-application'], 'tel:1280'],
  ['wallets', [], '/wallets/bind'],
  ['accounts', [], '/market/opening-account'],
  ['accounts', ['/market/opening-account'], 'tel:1280'],
  ['cards', [], '/market/debit-card'],
  ['cards', ['/market/debit-card'], 'tel:1280'],
])('an empty panel %s with %j closed leads to %s', async (panel, closed, path) => {
  expect(await linksOf(panel, closed)).toEqual([path]);
});

it('an empty panel of cards leads a company, which cannot order one online, to the call centre', async () => {
  expect(await linksOf('cards', [], 'C')).toEqual(['tel:1280']);
});

async function linksOf(panel: EmptyPanel, closed: readonly string[], kind: 'I' | 'C' = 'I') {
  const gateway = new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser({ customerKind: kind })) });
  const user = new UserStore(gateway);
  await user.reload();
  await showInBank(
    <OpenScreens value={(address) => !closed.includes(address)}>
      <EmptyAction panel={panel} />
    </OpenScreens>,
    { services: [user] },
  );
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}
