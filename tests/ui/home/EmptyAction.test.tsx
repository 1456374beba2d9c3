import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';

import { OpenScreens } from '../../../src/ui/components/OpenScreens';
import { EmptyAction } from '../../../src/ui/home/EmptyAction';
import type { EmptyPanel } from '../../../src/ui/home/EmptyAction';
import { showInBank } from '../support/showInBank';

it.each<[EmptyPanel, readonly string[], string]>([
  ['recent', [], '/payment'],
  ['upcoming', [], '/profile/scheduled-payments'],
  ['upcoming', ['/profile/scheduled-payments'], '/payment'],
  ['deposits', [], '/deposit/open'],
  ['deposits', ['/deposit/open'], 'tel:1280'],
  ['loans', [], '/online-loan'],
  ['loans', ['/online-loan'], 'tel:1280'],
  ['wallets', [], '/wallets/bind'],
  ['accounts', [], '/market/opening-account'],
  ['accounts', ['/market/opening-account'], 'tel:1280'],
  ['cards', [], 'tel:1280'],
])('an empty panel %s with %j closed leads to %s', async (panel, closed, path) => {
  await showInBank(
    <OpenScreens value={(address) => !closed.includes(address)}>
      <EmptyAction panel={panel} />
    </OpenScreens>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([path]);
});
