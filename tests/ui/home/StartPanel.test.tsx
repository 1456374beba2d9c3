import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import type { EmptyPanel } from '../../../src/ui/features/accounts/home/emptyPanels';
import { StartPanel } from '../../../src/ui/features/accounts/home/StartPanel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aUser } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

it.each<[EmptyPanel, readonly string[], readonly string[]]>([
  ['recent', [], ['/payment']],
  ['recent', ['/payment'], []],
  ['upcoming', [], ['/profile/scheduled-payments']],
  ['upcoming', ['/profile/scheduled-payments'], ['/payment']],
  ['deposits', [], ['/deposit/open']],
  ['deposits', ['/deposit/open'], []],
  ['loans', [], ['/online-loan']],
  ['loans', ['/online-loan'], ['/market/loan-application']],
  ['loans', ['/online-loan', '/market/loan-application'], []],
  ['wallets', [], ['/wallets/bind']],
  ['accounts', [], ['/market/opening-account']],
  ['accounts', ['/market/opening-account'], []],
  ['cards', [], ['/market/debit-card']],
  ['cards', ['/market/debit-card'], []],
])('an empty panel %s with %j closed leads to %j', async (panel, closed, paths) => {
  expect(await linksOf([panel], closed)).toEqual(paths);
});

it('the empty panels of a newcomer lead to what needs no account, the account first', async () => {
  const all: readonly EmptyPanel[] = ['accounts', 'cards', 'deposits', 'recent', 'spending', 'upcoming', 'loans'];
  expect(await linksOf([...all, 'wallets'], [])).toEqual([
    '/market/opening-account',
    '/market/debit-card',
    '/online-loan',
    '/wallets/bind',
  ]);
});

it('empty panels lead to at most five places, each once', async () => {
  expect(await linksOf(['cards', 'deposits', 'recent', 'spending', 'upcoming', 'loans', 'wallets'], [])).toEqual([
    '/market/debit-card',
    '/deposit/open',
    '/payment',
    '/profile/scheduled-payments',
    '/online-loan',
  ]);
});

it('an empty panel of cards leads a company, which cannot order one online, nowhere', async () => {
  expect(await linksOf(['cards'], [], 'C')).toEqual([]);
});

async function linksOf(panels: readonly EmptyPanel[], closed: readonly string[], kind: 'I' | 'C' = 'I') {
  const gateway = new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser({ customerKind: kind })) });
  const user = new UserStore(gateway);
  await user.reload();
  await showInBank(
    <OpenScreens value={(address) => !closed.includes(address)}>
      <StartPanel panels={panels} />
    </OpenScreens>,
    { services: [user] },
  );
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
}
