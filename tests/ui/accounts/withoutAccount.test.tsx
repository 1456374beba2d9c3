import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { accounts } from '../../../src/locales/ru/screens/accounts.json';
import { AccountChoiceViewModel } from '../../../src/ui/features/accounts/account/AccountChoiceViewModel';
import { OverdraftPage } from '../../../src/ui/features/accounts/account/OverdraftPage';
import { RenamePage } from '../../../src/ui/features/accounts/account/RenamePage';
import {
  BlockAccountPage,
  UnblockAccountPage,
  WakeAccountPage,
} from '../../../src/ui/features/accounts/account/SettingChangePage';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { showInBank } from '../support/showInBank';

const PAGES = [
  ['a new name', <RenamePage key="rename" />, accounts.rename.title],
  ['an overdraft', <OverdraftPage key="overdraft" />, accounts.overdraft.title],
  ['a block of debits', <BlockAccountPage key="block" />, accounts.block.title],
  ['an end of the block', <UnblockAccountPage key="unblock" />, accounts.unblock.title],
  ['a reactivation', <WakeAccountPage key="wake" />, accounts.wake.title],
] as const;

function services(answer: 'none' | 'refused'): readonly object[] {
  const store = new AccountsStore(
    new FakeOperationGateway({
      GET_ACCOUNTS_V2: () => (answer === 'none' ? success([]) : refusal({ code: 'INTERNAL_SERVER_ERROR' })),
    }),
  );
  return [store, new AccountChoiceViewModel(store)];
}

describe.each(PAGES)('the page of %s', (_, page, title) => {
  it('says that there is no account to a customer who has none', async () => {
    await showInBank(page, { services: services('none') });
    expect((await screen.findByText(accounts.emptyTitle)).isConnected).toBe(true);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  });

  it('says that the accounts could not be loaded, and offers to try again', async () => {
    await showInBank(page, { services: services('refused') });
    expect((await screen.findByText(accounts.failed)).isConnected).toBe(true);
    expect(screen.getByRole('button').isConnected).toBe(true);
  });
});
