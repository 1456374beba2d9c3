import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { LimitsStore } from '../../../src/application/limits/LimitsStore';
import { PayeesStore } from '../../../src/application/payees/PayeesStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import { money } from '../../../src/domain/money/Money';
import type { Payee } from '../../../src/domain/payee/Payee';
import { success } from '../../../src/domain/result/Result';
import { IpcCardsPayment } from '../../../src/ui/features/payments/cards/IpcCardsPayment';
import { MoneySystemPayment } from '../../../src/ui/features/payments/moneySystem/MoneySystemPayment';
import { moneySystem } from '../../../src/ui/features/payments/moneySystem/moneySystemKind';
import { payeePayment } from '../../../src/ui/flow/payment/PaymentKinds';
import { MONEY_TRANSFERS } from '../../../src/ui/flow/payment/sharedResources';
import { anAccount, aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime } from '../../application/support/MovableTime';
import { payee } from '../../domain/payee/support';
import { aPaymentContext } from '../support/aPaymentContext';
import { showInBank } from '../support/showInBank';

const NAME = { ru: 'Казахстан', en: 'Kazakhstan', kg: 'Казакстан', cn: '哈萨克斯坦' };
const SYSTEM: MoneyTransferSystem = {
  id: '7',
  name: 'Ak Kerben',
  codeDigits: 10,
  payoutDays: 30,
  prices: [
    {
      minimum: money(10_000n, 'KGS'),
      maximum: money(30_000_000n, 'KGS'),
      fee: { basisPoints: 100n, minimum: money(5_000n, 'KGS'), maximum: undefined },
    },
  ],
  countries: [{ code: 'KZ', name: NAME, currencies: ['KGS'] }],
};
const ABROAD = payee({
  kind: 'remittance',
  txnCode: 'MAKE_MONEY_TRANSFER',
  name: 'Искаков Данияр',
  accountNumber: SYSTEM.name,
  terms: { details: { transferSystem: SYSTEM.name, payoutCountry: 'Казахстан KZ' } },
});
const CARD = payee({
  kind: 'card',
  txnCode: 'MAKE_IPC_CARD_TRANSFER',
  name: 'Бакыт С.',
  accountNumber: '941700******1117',
});

async function shown(book: Payee, { prefilled = false } = {}) {
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success([anAccount({ id: '1', number: book.debitAccountNumber, minor: 1_000_000n })]),
    GET_SELF_USER_DATA: () => success(aUser()),
    GET_CUST_LIMITS: () => success([]),
    GET_CUST_TARIFFS: () => success([]),
    GET_PAYEES: () => success([book]),
    GET_CARDS_V2: () => success([]),
    GET_MONEY_TRANSFER_SYSTEMS: () => success({ dataVersion: 1n, content: [SYSTEM] }),
  });
  const payees = new PayeesStore(gateway);
  const context = aPaymentContext(gateway, new MovableTime(), { payees });
  await Promise.all([payees.ensure(), context.accounts.ensure(), MONEY_TRANSFERS.of(context).ensure()]);
  if (prefilled) {
    moneySystem.repeat(payeePayment(book, context.accounts), context);
  }
  const isCard = book.kind === 'card';
  await showInBank(isCard ? <IpcCardsPayment /> : <MoneySystemPayment />, {
    services: [context, payees, new LimitsStore(gateway), new UserStore(gateway)],
    path: '/',
  });
  return { context, user: userEvent.setup() };
}

async function choose(user: ReturnType<typeof userEvent.setup>, name: RegExp): Promise<void> {
  await user.click(await screen.findByRole('combobox', { name: 'Кому уже платили' }));
  await user.click(await screen.findByRole('option', { name }));
}

const row = () => screen.queryByRole('group', { name: 'Кому уже платили' });

describe('somebody paid by a money-transfer system', () => {
  it('is one row once chosen, and the fields again on request', async () => {
    const { user } = await shown(ABROAD);
    expect([row(), screen.queryByRole('textbox', { name: 'Фамилия получателя' })]).toEqual([null, expect.anything()]);
    await choose(user, /Искаков/);
    expect(row()?.textContent).toContain('Искаков Данияр');
    expect(screen.queryByRole('textbox', { name: 'Фамилия получателя' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(screen.getByRole('textbox', { name: 'Фамилия получателя' })).toHaveProperty('value', 'Искаков');
  });

  it('is that row at once in a form that was filled in elsewhere', async () => {
    await shown(ABROAD, { prefilled: true });
    expect(row()?.textContent).toContain('Искаков Данияр');
  });

  it('stays fields while the same name is typed', async () => {
    const { context, user } = await shown(ABROAD);
    moneySystem.at(context).change({ systemId: SYSTEM.id, country: 'KZ', lastName: 'Искаков', firstName: 'Данияр' });
    await user.tab();
    expect([row(), screen.queryByRole('textbox', { name: 'Фамилия получателя' })]).toEqual([null, expect.anything()]);
  });
});

describe('somebody whose card was paid', () => {
  it('is one row above the number, which is kept nowhere, until another number is typed', async () => {
    const { user } = await shown(CARD);
    await choose(user, /Бакыт/);
    expect(row()?.textContent).toContain('Бакыт С.');
    const number = screen.getByRole('textbox', { name: 'Номер карты получателя' });
    expect(number).toHaveProperty('value', '');
    await user.type(number, '9417');
    expect(row()).not.toBeNull();
    await user.type(number, '000000000008');
    expect(row()).toBeNull();
  });
});
