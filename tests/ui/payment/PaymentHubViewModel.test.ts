import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { success } from '../../../src/domain/result/Result';
import type { CustomerKind, User } from '../../../src/domain/user/User';
import { SCREEN_TABLE } from '../../../src/ui/features/screens';
import { denialAt } from '../support/denialAt';
import { PaymentHubViewModel } from '../../../src/ui/features/payments/hub/PaymentHubViewModel';
import { transfer as words } from '../../../src/locales/ru/screens/payments.json';
import { anAccount, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { settle } from '../../application/support/MovableTime';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114' }),
  anAccount({ id: '2', number: '1280010000000215', name: 'На отпуск' }),
  anAccount({ id: '3', number: '1280010000000316' }),
];

async function aHub(customerKind: CustomerKind = 'I', rights: User['rights'] = []) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success(ACCOUNTS),
    GET_SELF_USER_DATA: () => success(aUser({ customerKind, rights })),
  });
  const accounts = new AccountsStore(gateway);
  const user = new UserStore(gateway);
  await user.reload();
  const mayOpen = (path: string) =>
    denialAt(path, { customerKind, rights, operations: undefined, isViewOnly: false }) === undefined;
  const hub = new PaymentHubViewModel({
    accounts,
    user,
    screens: SCREEN_TABLE,
    shell: { mayOpen },
  });
  hub.setWords(words.kinds);
  hub.load();
  await settle();
  return { hub };
}

const tilesOf = (hub: PaymentHubViewModel) => hub.groups.flatMap(({ tiles }) => tiles.map(({ name }) => name));

describe('the hub of payments', () => {
  it('shows a person every way there is but what companies alone pay', async () => {
    const { hub } = await aHub();
    expect(tilesOf(hub)).toEqual(SCREEN_TABLE.tiles.map(({ name }) => name).filter((name) => name !== 'batch'));
    expect(SCREEN_TABLE.tiles.length).toBeGreaterThan(0);
  });

  it('begins with twelve ways, the frequent ones first, until all are asked for or one is searched for', async () => {
    const { hub } = await aHub();
    const first = hub.first.map(({ name }) => name);
    expect([first.length, new Set(first).size, hub.isFolded]).toEqual([12, 12, true]);
    expect(first.slice(0, 6)).toEqual(['otherAccounts', 'ownAccounts', 'anotherBanks', 'services', 'mobile', 'qr']);
    hub.setSearch('патент');
    expect(hub.isFolded).toBe(false);
    hub.setSearch('');
    hub.toggleWhole();
    expect([hub.isFolded, tilesOf(hub).length > 12]).toEqual([false, true]);
  });

  it('begins with the files of payments of a company that makes them', async () => {
    const { hub } = await aHub('C', ['view', 'create']);
    const first = hub.first.map(({ name }) => name);
    expect(first).toContain('batch');
    expect(first.filter((name) => !tilesOf(hub).includes(name))).toEqual([]);
  });

  it('shows a company only what companies pay for', async () => {
    const { hub } = await aHub('C', ['view', 'create']);
    expect(tilesOf(hub)).toEqual(expect.arrayContaining(['services', 'invoices']));
    expect(tilesOf(hub)).not.toContain('janyKitep');
    expect(hub.groups.map(({ group }) => group)).not.toContain('cards');
  });

  it('shows a user who creates no payments only the other actions, and says so', async () => {
    const { hub } = await aHub('C', ['view', 'approve', 'sign']);
    expect(tilesOf(hub)).toEqual(['invoices', 'directDebits', 'myQr']);
    expect(hub.createsNothing).toBe(true);
    expect((await aHub('C', ['view', 'create'])).hub.createsNothing).toBe(false);
    expect((await aHub()).hub.createsNothing).toBe(false);
  });

  it('finds a way by a part of what its tile says, in any letter case', async () => {
    const { hub } = await aHub();
    hub.setSearch('  НОМЕРУ счета ');
    expect(tilesOf(hub)).toEqual(['otherAccounts']);
    hub.setSearch('нет такого');
    expect(hub.groups).toEqual([]);
  });
});
