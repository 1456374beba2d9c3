import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import type { DownloadedFile } from '../../../src/application/operations/accounts';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { AccountChoiceViewModel } from '../../../src/ui/features/accounts/account/AccountChoiceViewModel';
import { AccountPagesViewModel } from '../../../src/ui/features/accounts/account/AccountPagesViewModel';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';

const DAY = bankDayOf(Date.UTC(2026, 10, 21));
const FLOW = { from: DAY, to: DAY, opening: money(0n, 'KGS'), changes: [], kinds: [] };

async function opened(accounts = [anAccount({ id: '1' }), anAccount({ id: '2' })]) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success(accounts),
    GET_ACCOUNT_FLOW: () => success(FLOW),
    CHANGE_ACCOUNT_NAME: ({ accountId, name }) => success({ ...anAccount({ id: accountId }), name }),
  });
  const store = new AccountsStore(gateway);
  const saved: DownloadedFile[] = [];
  await store.reload();
  const pages = new AccountPagesViewModel({
    gateway,
    accounts: store,
    saver: { save: (file) => void saved.push(file) },
  });
  return { gateway, store, pages, saved, choice: new AccountChoiceViewModel(store) };
}

describe('the account the pages are about', () => {
  it('is the first until another one is chosen, and never one that is archived', async () => {
    const { choice } = await opened([
      { ...anAccount({ id: '1' }), accountClass: '3XX' },
      anAccount({ id: '2' }),
      anAccount({ id: '3' }),
    ]);
    expect(choice.account?.id).toBe('2');
    choice.choose('3');
    expect(choice.account?.id).toBe('3');
    choice.choose('1');
    expect(choice.account?.id).toBe('2');
  });
});

describe('the pages of an account', () => {
  it('show its new name everywhere, without spaces at its ends', async () => {
    const { pages, store, gateway } = await opened();
    expect(await pages.rename('1', '  На отпуск ')).toBe(true);
    expect(gateway.requestsOf('CHANGE_ACCOUNT_NAME')).toEqual([{ accountId: '1', name: 'На отпуск' }]);
    expect(store.byId('1')?.name).toBe('На отпуск');
  });

  it('say why an account could not be woken', async () => {
    const { pages, gateway } = await opened();
    gateway.plain.UNDORMANT_ACCOUNT = () => refusal({ code: 'OPERATION_IMPOSSIBLE' });
    expect(await pages.wake('1')).toBe(false);
    expect([pages.failure?.code, pages.busy]).toEqual(['OPERATION_IMPOSSIBLE', false]);
  });

  it('keep the picture that is shown while another period is read, and when that fails', async () => {
    const { pages, gateway } = await opened();
    await pages.flow.load('1');
    gateway.plain.GET_ACCOUNT_FLOW = () => refusal({ code: 'CLIENT_ERROR' });
    pages.lookBack(12, '1');
    await pages.flow.load('1', { keep: true });
    expect([pages.flow.value, pages.flow.failed]).toEqual([FLOW, false]);
    await pages.flow.load('2');
    expect([pages.flow.value, pages.flow.failed]).toEqual([undefined, true]);
  });

  it('hand the bank details over as a file', async () => {
    const { pages, gateway, saved } = await opened();
    const file = { name: 'a.pdf', contentType: 'application/pdf', bytes: new Uint8Array([1]) };
    gateway.plain.GET_REQUISITES_FILE = () => success(file);
    await pages.download('1');
    expect(saved).toEqual([file]);
  });
});
