import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { PastOperations } from '../../../src/application/history/PastOperations';
import { UserStore } from '../../../src/application/user/UserStore';
import type { Transaction } from '../../../src/domain/history/Transaction';
import { success } from '../../../src/domain/result/Result';
import type { CustomerKind, User } from '../../../src/domain/user/User';
import { ownAccounts } from '../../../src/ui/payment/ownAccounts/ownAccounts';
import { HUB_TILES } from '../../../src/ui/payment/paymentHub';
import { accessDenialAt } from '../../../src/ui/shell/accessDenial';
import { PaymentHubViewModel } from '../../../src/ui/payment/PaymentHubViewModel';
import words from '../../../src/locales/ru/screens/transfer.json';
import { anAccount, aTransaction, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114' }),
  anAccount({ id: '2', number: '1280010000000215', name: 'На отпуск' }),
  anAccount({ id: '3', number: '1280010000000316' }),
];

async function aHub(
  transactions: readonly Transaction[] = [],
  customerKind: CustomerKind = 'I',
  rights: User['rights'] = [],
) {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success(ACCOUNTS),
    GET_SELF_USER_DATA: () => success(aUser({ customerKind, rights })),
    GET_TRANSACTION_HISTORY_V2: () => success({ transactions, next: undefined }),
  });
  const accounts = new AccountsStore(gateway);
  const context = aPaymentContext(gateway, time, { accounts });
  const user = new UserStore(gateway);
  await user.reload();
  const mayOpen = (path: string) => accessDenialAt(path, { customerKind, rights, isViewOnly: false }) === undefined;
  const hub = new PaymentHubViewModel({
    context,
    accounts,
    past: new PastOperations(gateway),
    user,
    shell: { mayOpen },
  });
  hub.setWords(words.kinds);
  hub.load();
  await settle();
  return { hub, context };
}

const tilesOf = (hub: PaymentHubViewModel) => hub.groups.flatMap(({ tiles }) => tiles.map(({ name }) => name));

describe('the hub of payments', () => {
  it('shows a person every way there is but what companies alone pay', async () => {
    const { hub } = await aHub();
    expect(tilesOf(hub)).toEqual(
      HUB_TILES.map(({ name }) => name).filter((name) => name !== 'invoices' && name !== 'batch'),
    );
    expect(HUB_TILES.length).toBeGreaterThan(0);
  });

  it('shows a company only what companies pay for', async () => {
    const { hub } = await aHub([], 'C', ['view', 'create']);
    expect(tilesOf(hub)).toEqual(expect.arrayContaining(['services', 'invoices']));
    expect(tilesOf(hub)).not.toContain('janyKitep');
    expect(hub.groups.map(({ group }) => group)).not.toContain('cards');
  });

  it('shows who creates no payments of a company only what else is open, and says so', async () => {
    const { hub } = await aHub([aTransaction({ id: '9' })], 'C', ['view', 'approve', 'sign']);
    expect(tilesOf(hub)).toEqual(['invoices', 'batch', 'myQr']);
    expect([hub.createsNothing, hub.recipients]).toEqual([true, []]);
    expect((await aHub([], 'C', ['view', 'create'])).hub.createsNothing).toBe(false);
    expect((await aHub()).hub.createsNothing).toBe(false);
  });

  it('finds a way by a part of what its tile says, in any letter case', async () => {
    const { hub } = await aHub();
    hub.setSearch('  НОМЕРУ счета ');
    expect(tilesOf(hub)).toEqual(['otherAccounts']);
    hub.setSearch('нет такого');
    expect(hub.groups).toEqual([]);
  });

  it('offers the latest operation to each recipient once', async () => {
    const to = (accountNumber: string) => ({ accountNumber, currency: 'KGS', amount: undefined }) as const;
    const { hub } = await aHub([
      aTransaction({ id: '9' }),
      aTransaction({ id: '8' }),
      aTransaction({ id: '7', credit: to('1280010000000316') }),
      aTransaction({ id: '6', txnCode: 'MOBILE_PAYMENT' }),
      aTransaction({ id: '5', credit: to('1280010000009916') }),
    ]);
    expect(hub.recipients.map(({ id }) => id)).toEqual(['9', '7']);
    expect(hub.recipients.map(hub.nameOf)).toEqual(['На отпуск', '']);
  });

  it('fills the form an operation was made with, and says where it is', async () => {
    const { hub, context } = await aHub([aTransaction()]);
    expect(hub.repeat(aTransaction())).toBe('/payment/own-accounts');
    expect(ownAccounts.at(context).draft).toMatchObject({ debitAccountId: '1', creditAccountId: '2' });
    expect(hub.repeat(aTransaction({ txnCode: 'MOBILE_PAYMENT' }))).toBeUndefined();
  });
});
