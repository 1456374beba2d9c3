import { describe, expect, it } from 'vitest';

import { Challenge } from '../../../src/application/ports/Challenge';
import type { MoneyTransferSystem } from '../../../src/domain/directory/MoneyTransferSystems';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { moneySystem } from '../../../src/ui/features/payments/moneySystem/moneySystemKind';
import { receiveMoneyTransfer } from '../../../src/ui/features/payments/moneySystem/receiveMoneyTransferKind';
import { anAccount, aPreview, aTransaction } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { someDrafts } from '../../application/support/typedDrafts';
import { aPaymentContext } from '../support/aPaymentContext';
import { MONEY_TRANSFERS } from '../../../src/ui/flow/payment/sharedResources';

const SOMS = anAccount({ id: '1', number: '1280010000000114' });
const EUROS = anAccount({ id: '2', number: '1280010000000215', currency: 'EUR' });
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
  countries: [
    { code: 'KZ', name: { ru: 'Казахстан', en: 'Kazakhstan', kg: 'Казакстан', cn: '哈萨克斯坦' }, currencies: ['KGS'] },
  ],
};
const SENT = {
  systemId: SYSTEM.id,
  country: 'KZ',
  lastName: ' Искаков ',
  firstName: 'Данияр',
  phone: '+7 701 123-45-67',
  debitAccountId: SOMS.id,
  amountText: '150',
};
const RECEIVED = {
  systemId: SYSTEM.id,
  transferCode: '771 902 4468',
  lastName: 'Серикова',
  firstName: 'Асель',
  creditAccountId: SOMS.id,
  amountText: '150',
};

async function aDesk() {
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success([SOMS, EUROS]),
      GET_MONEY_TRANSFER_SYSTEMS: () => success({ dataVersion: 1n, content: [SYSTEM] }),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
    },
    { create: (code) => success(new Challenge(code, aPreview())) },
  );
  const drafts = someDrafts();
  const context = aPaymentContext(gateway, new MovableTime(), { drafts });
  const [sending, receiving] = [moneySystem.at(context), receiveMoneyTransfer.at(context)];
  sending.openForm();
  receiving.openForm();
  await settle();
  return { context, drafts, gateway, sending, receiving };
}

describe('money sent by a system', () => {
  it('goes to the bank with names and telephone as the system takes them', async () => {
    const { gateway, sending } = await aDesk();
    sending.change(SENT);
    expect(await sending.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toMatchObject([
      {
        direction: 'send',
        systemId: SYSTEM.id,
        country: 'KZ',
        recipient: { lastName: 'Искаков', firstName: 'Данияр', middleName: '' },
        recipientPhone: '+77011234567',
        amount: money(15_000n, 'KGS'),
      },
    ]);
  });

  it('reads the systems once for both forms', async () => {
    const { context, gateway, sending } = await aDesk();
    sending.openForm();
    await settle();
    expect(MONEY_TRANSFERS.of(context).content).toEqual([SYSTEM]);
    expect(gateway.requestsOf('GET_MONEY_TRANSFER_SYSTEMS').length).toBe(1);
  });

  it.each([
    [
      'a country it does not pay out in',
      { country: 'DE' },
      { country: 'PAYOUT_COUNTRY_REQUIRED', debitAccountId: 'NOT_CARRIED_THERE' },
    ],
    ['an account in another currency', { debitAccountId: EUROS.id }, { debitAccountId: 'NOT_CARRIED' }],
    ['a name no passport has', { firstName: 'Данияр2' }, { firstName: 'NAME_AS_IN_PASSPORT' }],
    ['less than it carries', { amountText: '99' }, { amountText: 'BELOW_SYSTEM_MINIMUM' }],
  ])('does not go for %s', async (_what, changes, violations) => {
    const { gateway, sending } = await aDesk();
    sending.change({ ...SENT, ...changes });
    expect(await sending.submit()).toBe(false);
    expect(sending.violations).toEqual(violations);
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is repeated to the same person in the same country, but what came is not', async () => {
    const { context, sending } = await aDesk();
    const terms = {
      details: { transferSystem: 'Ak Kerben', payoutCountry: 'Казахстан, KZ', recipientPhone: '+77011234567' },
    };
    const debit = { accountNumber: SOMS.number, currency: 'KGS', amount: money(15_000n, 'KGS') } as const;
    const sent = aTransaction({ txnCode: 'MAKE_MONEY_TRANSFER', debit, recipientName: 'Искаков Данияр', terms });
    moneySystem.repeat(sent, context);
    expect(sending.draft).toMatchObject({
      systemId: SYSTEM.id,
      country: 'KZ',
      debitAccountId: SOMS.id,
      phone: '+77011234567',
    });
    expect(sending.draft).toMatchObject({ lastName: 'Искаков', firstName: 'Данияр', middleName: '' });
    const came = { ...sent, txnCode: 'MAKE_MONEY_TRANSFER_RECEIVE' };
    expect([moneySystem, receiveMoneyTransfer].map((kind) => kind.canRepeat(came, context))).toEqual([false, false]);
  });
});

describe('money received by a system', () => {
  it('is asked for by the digits of the number, however they were grouped', async () => {
    const { gateway, receiving } = await aDesk();
    receiving.change(RECEIVED);
    expect(await receiving.submit()).toBe(true);
    expect(gateway.requestsOf('create')).toMatchObject([
      {
        direction: 'receive',
        transferCode: '7719024468',
        creditAccountId: SOMS.id,
        sender: { lastName: 'Серикова', firstName: 'Асель', middleName: '' },
        amount: money(15_000n, 'KGS'),
      },
    ]);
  });

  it.each([
    ['a number too short', { transferCode: '771902446' }, { transferCode: 'TRANSFER_CODE_DIGITS' }],
    ['an account the system brings nothing to', { creditAccountId: EUROS.id }, { creditAccountId: 'NOT_CARRIED' }],
    ['no system', { systemId: '' }, { systemId: 'SYSTEM_REQUIRED' }],
  ])('is not asked for with %s', async (_what, changes, violations) => {
    const { gateway, receiving } = await aDesk();
    receiving.change({ ...RECEIVED, ...changes });
    expect(await receiving.submit()).toBe(false);
    expect(receiving.violations).toEqual(violations);
    expect(gateway.requestsOf('create')).toEqual([]);
  });

  it('is marked at the number when the system knows no such transfer', async () => {
    const { gateway, receiving } = await aDesk();
    gateway.steps.create = () => refusal({ code: 'MONEY_TRANSFER_NOT_FOUND' });
    receiving.change(RECEIVED);
    expect(await receiving.submit()).toBe(false);
    expect(receiving.refusedField).toBe('transferCode');
    receiving.change({ transferCode: '7719024469' });
    expect(receiving.refusedField).toBeUndefined();
  });

  it('leaves the control number out of what is kept of a form', async () => {
    const { drafts, receiving } = await aDesk();
    receiving.change(RECEIVED);
    const { transferCode: _secret, ...kept } = RECEIVED;
    expect(drafts.typedInto('receiveMoneyTransfer')).toEqual(kept);
  });
});
