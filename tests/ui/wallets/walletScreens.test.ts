import { describe, expect, it } from 'vitest';

import { WalletsStore } from '../../../src/application/wallets/WalletsStore';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { REGISTRATION_TOPICS } from '../../../src/domain/wallet/WalletRegistration';
import { ProductChanges } from '../../../src/ui/flow/change/ProductChanges';
import { FoundWalletsViewModel } from '../../../src/ui/features/products/wallets/FoundWalletsViewModel';
import { RegistrationTopicsViewModel } from '../../../src/ui/features/products/wallets/RegistrationTopicsViewModel';
import {
  walletBindingChange,
  walletRegistrationChange,
} from '../../../src/ui/features/products/wallets/walletChangeForms';
import { WalletNumberCheckViewModel } from '../../../src/ui/features/products/wallets/WalletNumberCheckViewModel';
import { WalletScreenViewModel } from '../../../src/ui/features/products/wallets/WalletScreenViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { aWallet } from '../../application/support/wallets';

const SILENT = () => refusal({ code: 'WALLET_OPERATOR_UNAVAILABLE' as const });
const MOVEMENT = { id: '1', madeAt: 1000, kind: 'topUp' as const, amount: money(500n, 'KGS'), counterparty: '' };

function aBank() {
  const gateway = new FakeOperationGateway({
    GET_WALLETS: () => success([aWallet()]),
    GET_WALLET_HISTORY: () => success([MOVEMENT]),
    UNBIND_ELSOM_WALLET_BY_ID: ({ walletId }) => success({ walletId }),
    GET_ELSOM_WALLETS_BY_INN: () => success([{ number: '+996700101010', isBound: true }]),
    CHECK_ELSOM_WALLET_EXISTS: () => success({ exists: true }),
    GET_ELSOM_REGISTRATION_TOPICS: () => success(REGISTRATION_TOPICS),
    BIND_ELSOM_WALLET_BY_PHONE_NUMBER: ({ operationId }) => success(aWaitingChange({ operationId })),
    REGISTRATE_ELSOM_WALLET: ({ operationId }) => success(aWaitingChange({ operationId })),
    CONFIRM_ACCOUNT_OPERATION: ({ operationId }) => success({ operationId }),
  });
  return { gateway, store: new WalletsStore(gateway) };
}

describe('the page of a wallet', () => {
  it('shows its movements, none of them, or why there are none to show', async () => {
    const { gateway, store } = aBank();
    const model = new WalletScreenViewModel(store);
    expect(model.status).toBe('LOADING');
    await model.load('7');
    expect([model.status, model.movements]).toEqual(['LOADED', [MOVEMENT]]);
    gateway.plain.GET_WALLET_HISTORY = SILENT;
    await model.load('7');
    expect([model.status, model.historyFailure?.code, model.movements]).toEqual([
      'ERROR',
      'WALLET_OPERATOR_UNAVAILABLE',
      [],
    ]);
    gateway.plain.GET_WALLET_HISTORY = () => success([]);
    await model.load('7');
    expect([model.status, model.historyFailure]).toEqual(['EMPTY', undefined]);
  });

  it('asks before the wallet is unbound, and says why it was not', async () => {
    const { gateway, store } = aBank();
    await store.reload();
    const model = new WalletScreenViewModel(store);
    model.ask();
    expect(model.asking).toBe(true);
    model.cancel();
    expect([model.asking, gateway.requestsOf('UNBIND_ELSOM_WALLET_BY_ID')]).toEqual([false, []]);
    gateway.plain.UNBIND_ELSOM_WALLET_BY_ID = () => refusal({ code: 'WALLET_NOT_FOUND' as const });
    await model.unbind('7');
    expect([model.unbound, model.failure?.code, store.status]).toEqual([false, 'WALLET_NOT_FOUND', 'LOADED']);
    gateway.plain.UNBIND_ELSOM_WALLET_BY_ID = ({ walletId }) => success({ walletId });
    await Promise.all([model.unbind('7'), model.unbind('7')]);
    expect([model.unbound, model.failure, store.status]).toEqual([true, undefined, 'EMPTY']);
    expect(gateway.requestsOf('UNBIND_ELSOM_WALLET_BY_ID')).toHaveLength(2);
  });
});

describe('finding wallets by the INN', () => {
  it('shows them, none, or why not', async () => {
    const { gateway, store } = aBank();
    const model = new FoundWalletsViewModel(store);
    await model.load();
    expect([model.status, model.found.length]).toEqual(['LOADED', 1]);
    gateway.plain.GET_ELSOM_WALLETS_BY_INN = () => success([]);
    await model.load();
    expect(model.status).toBe('EMPTY');
    gateway.plain.GET_ELSOM_WALLETS_BY_INN = SILENT;
    await model.load();
    expect([model.status, model.failure?.code]).toEqual(['ERROR', 'WALLET_OPERATOR_UNAVAILABLE']);
  });
});

describe('a typed number', () => {
  it('is asked about once, and only when it is a number', async () => {
    const { gateway } = aBank();
    const check = new WalletNumberCheckViewModel(gateway);
    await check.ask('0700');
    expect(gateway.calls).toEqual([]);
    await check.ask('0700 101 010');
    await check.ask('+996 700 101010');
    expect(check.checked).toEqual({ number: '+996700101010', exists: true });
    expect(gateway.requestsOf('CHECK_ELSOM_WALLET_EXISTS')).toEqual([{ number: '+996700101010' }]);
    gateway.plain.CHECK_ELSOM_WALLET_EXISTS = SILENT;
    await check.ask('0700 101 011');
    expect(check.checked).toBeUndefined();
    await check.ask('');
    expect(check.checked).toBeUndefined();
  });
});

describe('forms of wallets', () => {
  function changes(gateway: FakeOperationGateway) {
    const time = new MovableTime();
    return new ProductChanges({ gateway, identifiers: new CountingIdentifiers(), clock: time, scheduler: time });
  }

  it('bind the number as the bank writes it, after the code, and read the list anew', async () => {
    const { gateway, store } = aBank();
    const model = changes(gateway).begin(walletBindingChange(''), store);
    await model.submit();
    expect(model.violations).toEqual({ number: 'MOBILE_PHONE_REQUIRED' });
    model.change({ number: '0700 10' });
    expect(model.violations).toEqual({ number: 'MOBILE_PHONE_UNREADABLE' });
    model.change({ number: '0700 101 010' });
    await model.submit();
    expect(gateway.requestsOf('BIND_ELSOM_WALLET_BY_PHONE_NUMBER')).toMatchObject([{ number: '+996700101010' }]);
    model.confirmation.setOtp('123456');
    await model.confirmation.confirm();
    expect([model.confirmation.page, store.status]).toEqual(['done', 'LOADED']);
    model.openForm();
    expect(model.form.number).toBe('');
  });

  it('open a wallet for what it is wanted for', async () => {
    const { gateway, store } = aBank();
    const topics = new RegistrationTopicsViewModel(gateway);
    await topics.load();
    expect([topics.status, topics.topics]).toEqual(['LOADED', REGISTRATION_TOPICS]);
    gateway.plain.GET_ELSOM_REGISTRATION_TOPICS = () => refusal({ code: 'INTERNAL_SERVER_ERROR' as const });
    await topics.load();
    expect([topics.status, topics.topics]).toEqual(['ERROR', []]);

    const model = changes(gateway).begin(walletRegistrationChange({ number: '', topicId: '' }), store);
    await model.submit();
    expect(model.violations).toEqual({ number: 'MOBILE_PHONE_REQUIRED', topicId: 'FIELD_CHOICE' });
    model.change({ number: '0555000101', topicId: 'family' });
    await model.submit();
    expect(gateway.requestsOf('REGISTRATE_ELSOM_WALLET')).toMatchObject([
      { number: '+996555000101', topicId: 'family' },
    ]);
    expect(model.confirmation.page).toBe('code');
  });
});
