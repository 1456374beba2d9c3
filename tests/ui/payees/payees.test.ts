import { describe, expect, it } from 'vitest';

import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import { money } from '../../../src/domain/money/Money';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import type { Payee } from '../../../src/domain/payee/Payee';
import { refusal, success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { anotherBanks } from '../../../src/ui/features/payments/anotherBanks/anotherBanksKind';
import { ipcCards } from '../../../src/ui/features/payments/cards/ipcCardsKind';
import { moneySystem } from '../../../src/ui/features/payments/moneySystem/moneySystemKind';
import { otherAccounts } from '../../../src/ui/features/payments/otherAccounts/otherAccountsKind';
import { partyOf } from '../../../src/ui/flow/payment/PaymentKinds';
import { visaCards } from '../../../src/ui/features/payments/cards/visaCardsKind';
import { ownAccounts } from '../../../src/ui/features/payments/ownAccounts/ownAccountsKind';
import { mobile } from '../../../src/ui/features/payments/services/mobileKind';
import { swift } from '../../../src/ui/features/payments/swift/swiftKind';
import { PayeesViewModel } from '../../../src/ui/features/payments/payees/PayeesViewModel';
import { PayPayeeViewModel } from '../../../src/ui/features/payments/payees/PayPayeeViewModel';
import { historyWithPath, payPath } from '../../../src/ui/objects/payees/payeePaths';
import { anAccount, aPreview, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { november, payee } from '../../domain/payee/support';
import { aPaymentContext, paymentKindsOf } from '../support/aPaymentContext';

const SOMS = anAccount({ id: '1', number: '1280010000000017' });
const DOLLARS = anAccount({ id: '2', number: '1280010000000211', currency: 'USD' });
const CLIENT = payee();
const COMPANY = payee({
  kind: 'otherBank',
  txnCode: 'MAKE_OTHER_BANK_TRANSFER_CLEARING',
  accountNumber: '1091820000077706',
  name: 'ОсОО «Пример Связь»',
  purpose: 'Оплата по счёту',
  terms: { bic: '109022', purposeCode: '42122700', documentNumber: '15', details: { inn: '01203201410018' } },
});
const ABROAD = payee({
  kind: 'abroad',
  txnCode: 'MAKE_SWIFT_TRANSFER',
  accountNumber: '400123000',
  name: 'EXAMPLE TRADING LLC',
  debitAccountNumber: '1280010000009999',
  amount: money(100_000n, 'USD'),
  terms: { documentNumber: '77', details: { bankCode: 'CHASUS33', charges: 'BEN', instructedAmount: 'USD 1020.00' } },
});
const CARD = payee({
  kind: 'card',
  txnCode: 'MAKE_IPC_CARD_TRANSFER',
  accountNumber: '941712******7777',
  name: 'A. B.',
});
const ABROAD_BY_SYSTEM = payee({
  kind: 'remittance',
  txnCode: 'MAKE_MONEY_TRANSFER',
  accountNumber: 'Ak Kerben',
  name: 'Искаков Данияр',
  debitAccountNumber: DOLLARS.number,
  amount: money(10_000n, 'USD'),
  terms: {
    details: {
      transferSystem: 'Ak Kerben',
      payoutCountry: 'Казахстан, KZ',
      recipientPhone: '+77011234567',
      payoutDays: '30',
    },
  },
});
const SYSTEM: MoneyTransferSystem = {
  id: '1',
  name: 'Ak Kerben',
  codeDigits: 10,
  payoutDays: 30,
  countries: [],
  prices: [],
};
const BOOK = [CLIENT, COMPANY, ABROAD, CARD];

async function aBook(book: readonly Payee[] = BOOK, userOf: Partial<User> = {}) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([SOMS, DOLLARS]),
    GET_SELF_USER_DATA: () => success(aUser(userOf)),
    GET_PAYEES: () => success(book),
    GET_MONEY_TRANSFER_SYSTEMS: () => success({ dataVersion: 1n, content: [SYSTEM] }),
  });
  const payees = new PayeesStore(gateway);
  const user = new UserStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime(), { payees });
  await Promise.all([payees.ensure(), user.reload(), context.accounts.ensure()]);
  const kinds = paymentKindsOf(context);
  const shell = { mayOpen: (path: string) => path !== swift.path };
  const model = new PayeesViewModel({ payees, context, kinds, user, shell });
  return { gateway, context, model, paying: new PayPayeeViewModel(context, kinds) };
}

describe('the form of a payee', () => {
  it('of this bank has everything but the amount', async () => {
    const { paying, context } = await aBook();
    expect(paying.fill(CLIENT.id)).toBe('/payment/other-accounts');
    expect(otherAccounts.at(context).draft).toMatchObject({
      debitAccountId: '1',
      recipient: '1280010000000114',
      purpose: 'За обед',
      amountText: '',
    });
  });

  it('at another bank has bank, tax number and codes', async () => {
    const { paying, context } = await aBook();
    expect(paying.fill(COMPANY.id)).toBe('/payment/another-banks');
    expect(anotherBanks.at(context).draft).toMatchObject({
      creditAccountNumber: '1091820000077706',
      bic: '109022',
      recipientName: 'ОсОО «Пример Связь»',
      inn: '01203201410018',
      purposeCode: '42122700',
      purpose: 'Оплата по счёту',
      documentNumber: '',
      amountText: '',
    });
  });

  it('abroad has neither the amount nor the number of the earlier document, and another account when the first is closed', async () => {
    const { paying, context } = await aBook();
    expect(paying.fill(ABROAD.id)).toBe('/payment/swift');
    expect(swift.at(context).draft).toMatchObject({
      debitAccountId: '2',
      bankCode: 'CHASUS33',
      charges: 'BEN',
      documentNumber: '',
      amountText: '',
    });
  });

  it('by card has everything but the number, which is not stored', async () => {
    const { paying, context } = await aBook();
    expect(paying.fill(CARD.id)).toBe('/payment/ipc-cards');
    expect(ipcCards.at(context).draft).toMatchObject({ debitAccountId: '1', cardNumber: '', purpose: 'За обед' });
  });

  it('by a money-transfer system has the person, the system and the country, and not the amount', async () => {
    const { paying, context } = await aBook([ABROAD_BY_SYSTEM]);
    expect(paying.statusOf(ABROAD_BY_SYSTEM.id)).toBe('LOADING');
    await paying.load(ABROAD_BY_SYSTEM.id);
    expect(paying.statusOf(ABROAD_BY_SYSTEM.id)).toBe('LOADED');
    expect(paying.fill(ABROAD_BY_SYSTEM.id)).toBe('/payment/money-system');
    expect(moneySystem.at(context).draft).toMatchObject({
      systemId: '1',
      country: 'KZ',
      lastName: 'Искаков',
      firstName: 'Данияр',
      phone: '+77011234567',
      debitAccountId: '2',
      amountText: '',
    });
  });

  it('does not exist for a person who was never paid', async () => {
    const { paying } = await aBook();
    expect([paying.statusOf('client:1'), paying.canPay('client:1'), paying.fill('client:1')]).toEqual([
      'LOADED',
      false,
      undefined,
    ]);
  });

  it('keeps a typed amount when the payee is chosen in it, and forgets what was typed of another', async () => {
    const { context } = await aBook();
    const form = otherAccounts.at(context);
    form.change({ amountText: '500', purpose: 'Другое', expectedName: 'Бакыт' });
    otherAccounts.choose({ ...aPaymentOf(CLIENT) }, context);
    expect(form.draft).toMatchObject({ amountText: '500', purpose: 'За обед', expectedName: '' });
  });
});

function aPaymentOf({ txnCode, accountNumber, purpose, name }: Payee) {
  const side = { currency: 'KGS', amount: undefined } as const;
  return {
    id: '1',
    operationId: '',
    txnCode,
    status: 'ACCEPTED' as const,
    createdAt: november(3),
    debit: { accountNumber: SOMS.number, ...side },
    credit: { accountNumber, ...side },
    fee: undefined,
    totalDebited: undefined,
    senderName: '',
    recipientName: name,
    purpose,
    terms: undefined,
    fingerprint: '',
  };
}

describe('the page of payees', () => {
  it('finds payees and says who can be paid by this user', async () => {
    const { model } = await aBook();
    model.setSearch('связь');
    expect(model.found).toEqual([COMPANY]);
    model.setSearch('');
    expect(model.found.map(model.canPay)).toEqual([true, true, false, true]);
    expect(model.onlyLooks).toBe(false);
  });

  it('is empty when all payees are hidden, and can show them again', async () => {
    const { model } = await aBook([{ ...CLIENT, hidden: true }]);
    expect([model.status, model.hiddenOnes.map(({ id }) => id)]).toEqual(['EMPTY', [CLIENT.id]]);
  });

  it('keeps a nickname without spaces around it, together with the pin', async () => {
    const { model, gateway } = await aBook([{ ...CLIENT, pinned: true }]);
    gateway.plain.UPDATE_PAYEE = ({ nickname, pinned }) => success({ ...CLIENT, nickname, pinned });
    model.startNaming(CLIENT);
    model.setNickname(' Мама ');
    await model.keepNickname({ ...CLIENT, pinned: true });
    expect(gateway.requestsOf('UPDATE_PAYEE')).toEqual([{ payeeId: CLIENT.id, nickname: 'Мама', pinned: true }]);
    expect([model.naming, model.found[0]?.nickname]).toEqual([undefined, 'Мама']);
  });

  it('keeps a nickname that could not be saved in its field, and says why', async () => {
    const { model, gateway } = await aBook();
    gateway.plain.UPDATE_PAYEE = () => refusal({ code: 'PAYEE_NOT_FOUND' });
    model.startNaming(CLIENT);
    model.setNickname('Мама');
    await model.keepNickname(CLIENT);
    expect([model.naming?.nickname, model.failure?.code]).toEqual(['Мама', 'PAYEE_NOT_FOUND']);
  });

  it('hides a payee and takes it back', async () => {
    const { model, gateway } = await aBook();
    gateway.plain.HIDE_PAYEE = () => success({ ...CLIENT, hidden: true });
    gateway.plain.RESTORE_PAYEE = () => success(CLIENT);
    await model.hide(CLIENT);
    expect([model.hidden, model.found.length]).toEqual([CLIENT, 3]);
    await model.restore(CLIENT);
    expect([model.hidden, model.found.length]).toEqual([undefined, 4]);
  });

  it('is read-only for a user who makes no payments of a company', async () => {
    const { model } = await aBook(BOOK, { customerKind: 'C', rights: ['view', 'sign'] });
    expect(model.onlyLooks).toBe(true);
  });

  it('leads to the form and to the history by addresses that can be opened again', () => {
    expect(payPath(CARD)).toBe('/payment/payees/pay?payee=card%3A941712******7777%3AA.+B.');
    expect(historyWithPath(CLIENT)).toBe(
      `/history?from=2026-05-14&to=2026-11-10&search=${new URLSearchParams({ q: 'Айзада Т.' }).toString().slice(2)}`,
    );
  });
});

describe('the party of a previewed payment', () => {
  it.each([
    [otherAccounts, '1280010000000114', 'client'],
    [anotherBanks, '1091820000077706', 'otherBank'],
    [swift, '400123000', 'abroad'],
    [ipcCards, '941712******7777', 'card'],
    [visaCards, '1280010000000114', 'client'],
    [moneySystem, 'Ak Kerben', 'remittance'],
  ] as const)('of $name at %s is a payee of the kind %s', ({ payee: kindOfForm = 'client' }, accountNumber, kind) => {
    const credit = { accountNumber, name: 'A. B.' };
    expect(partyOf(kindOfForm, { ...aPreview(), credit }).kind).toBe(kind);
  });

  it('is no payee of a form that pays nobody', () => {
    expect([ownAccounts.payee, mobile.payee]).toEqual([undefined, undefined]);
  });
});
