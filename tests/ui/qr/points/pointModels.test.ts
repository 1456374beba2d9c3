import { observable, runInAction } from 'mobx';
import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../../src/application/accounts/AccountsStore';
import { QrPointsStore } from '../../../../src/application/qr/QrPointsStore';
import type { QrPointTill } from '../../../../src/application/operations/qrPoints';
import { money } from '../../../../src/domain/money/Money';
import { TILL_RETRY_SECONDS } from '../../../../src/domain/qr/QrPoint';
import type { QrPointPayment } from '../../../../src/domain/qr/QrPoint';
import { refusal, success } from '../../../../src/domain/result/Result';
import type { User } from '../../../../src/domain/user/User';
import { QrArchiveViewModel } from '../../../../src/ui/features/payments/qrCodes/points/QrArchiveViewModel';
import { QrPointFormViewModel } from '../../../../src/ui/features/payments/qrCodes/points/QrPointFormViewModel';
import { QrPointListViewModel } from '../../../../src/ui/features/payments/qrCodes/points/QrPointListViewModel';
import { QrTillViewModel } from '../../../../src/ui/features/payments/qrCodes/points/QrTillViewModel';
import { aUser, anAccount } from '../../../application/support/builders';
import { FakeOperationGateway } from '../../../application/support/FakeOperationGateway';
import type { PlainAnswers } from '../../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../../application/support/fakePorts';
import { MovableTime, settle } from '../../../application/support/MovableTime';
import { aPoint } from '../../../support/aPoint';

const SECOND_MS = 1000;
const LOST = refusal({ code: 'CLIENT_ERROR' } as const);

/** The signed-in user, whom the bank may tell of a change. */
function aStoredUser(values: Partial<User> = {}) {
  const store = observable.box(aUser({ customerKind: 'C', rights: ['sign'], ...values }), { deep: false });
  return {
    get user() {
      return store.get();
    },
    announced: () => runInAction(() => store.set({ ...store.get() })),
  };
}

function payment(id: string): QrPointPayment {
  return { id, amount: money(2_500n, 'KGS'), payer: 'Айзада Т.', payerBank: undefined, at: 0 };
}

describe('the list of points', () => {
  function aList(answers: PlainAnswers, user = aStoredUser()) {
    const gateway = new FakeOperationGateway({
      SEARCH_QR_ACCOUNT_DATA: () => success({ points: [aPoint({ id: '1' }), aPoint({ id: '2' })], isRegistered: true }),
      ...answers,
    });
    const model = new QrPointListViewModel({ points: new QrPointsStore(gateway), user });
    return { gateway, model, user };
  }

  it('is read anew when the bank tells the user of a change, until the page is left', async () => {
    const { gateway, model, user } = aList({});
    model.open();
    await settle();
    user.announced();
    await settle();
    expect(gateway.calls).toHaveLength(2);
    model.close();
    user.announced();
    await settle();
    expect(gateway.calls).toHaveLength(2);
  });

  it('switches a point off as it is, and says of which one the bank has refused it', async () => {
    const { gateway, model } = aList({
      UPDATE_QR_ACCOUNT_DATA_BY_ID: ({ pointId, isActive }) =>
        pointId === '2' ? refusal({ code: 'SALES_POINT_USER_NOT_REGISTERED' }) : success(aPoint({ id: '1', isActive })),
    });
    model.open();
    await settle();
    await model.toggle(aPoint({ id: '1' }));
    expect(gateway.calls.at(-1)?.request).toEqual({
      pointId: '1',
      name: 'Магазин',
      address: 'Бишкек, Киевская, 96',
      salesPointId: 'TT-1',
      accountId: '1',
      isActive: false,
      userIds: [],
    });
    expect([model.points.map(({ isActive }) => isActive), model.refused]).toEqual([[false, true], undefined]);
    await model.toggle(aPoint({ id: '2' }));
    expect(model.refused).toMatchObject({ id: '2', failure: { code: 'SALES_POINT_USER_NOT_REGISTERED' } });
  });

  it('loses a point that was archived, and no other', async () => {
    const { model } = aList({ DELETE_QR_ACCOUNT_DATA_BY_ID: () => success({}) });
    model.open();
    await settle();
    await model.archive(aPoint({ id: '2' }));
    expect([model.points.map(({ id }) => id), model.status]).toEqual([['1'], 'LOADED']);
    await model.archive(aPoint({ id: '1' }));
    expect(model.status).toBe('EMPTY');
  });

  it('is kept by those who sign', () => {
    expect([aList({}).model.keepsPoints, aList({}, aStoredUser({ rights: ['view'] })).model.keepsPoints]).toEqual([
      true,
      false,
    ]);
  });
});

describe('the form of a point', () => {
  async function aForm(answers: PlainAnswers, pointId?: string) {
    const gateway = new FakeOperationGateway({
      SEARCH_QR_ACCOUNT_DATA: () => success({ points: [aPoint({ id: '7', name: 'Кафе' })], isRegistered: true }),
      GET_ACCOUNTS_V2: () => success([anAccount({ id: '1' })]),
      GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID: () => success([]),
      ...answers,
    });
    const model = new QrPointFormViewModel({
      gateway,
      accounts: new AccountsStore(gateway),
      points: new QrPointsStore(gateway),
      identifiers: new CountingIdentifiers(),
    });
    await model.open(pointId);
    return { gateway, model };
  }

  it('asks for nothing while it is wrong', async () => {
    const { gateway, model } = await aForm({});
    expect(model.violations).toEqual({});
    expect(await model.save()).toBeUndefined();
    expect(Object.keys(model.violations)).toEqual(['name', 'address', 'salesPointId']);
    expect(gateway.calls.map(({ name }) => name)).not.toContain('CREATE_QR_ACCOUNT_DATA_CORP_USERS');
  });

  it('asks again under the same id, and under another one after a change', async () => {
    const { gateway, model } = await aForm({ CREATE_QR_ACCOUNT_DATA_CORP_USERS: () => LOST });
    model.change({ name: 'Кафе', address: 'Ош', salesPointId: 'A-1' });
    await model.save();
    await model.save();
    model.change({ name: 'Чайхана' });
    await model.save();
    const ids = gateway.calls.flatMap(({ name, request }) =>
      name === 'CREATE_QR_ACCOUNT_DATA_CORP_USERS' ? [(request as { operationId: string }).operationId] : [],
    );
    expect([ids[0] === ids[1], ids[1] === ids[2], model.failure?.code]).toEqual([true, false, 'CLIENT_ERROR']);
  });

  it('shows a number in use at its field', async () => {
    const { model } = await aForm({
      CREATE_QR_ACCOUNT_DATA_CORP_USERS: () => refusal({ code: 'SALES_POINT_TAKEN' }),
    });
    model.change({ name: 'Кафе', address: 'Ош', salesPointId: 'A-1' });
    expect(await model.save()).toBeUndefined();
    expect(model.refused).toMatchObject({ field: 'salesPointId' });
  });

  it('leads to what was made, from a point as it is when one is changed, and nowhere without one', async () => {
    const { model } = await aForm({
      CREATE_QR_ACCOUNT_DATA_CORP_USERS: () => success(aPoint({ hash: 'b'.repeat(32) })),
    });
    model.change({ name: 'Кафе', address: 'Ош', salesPointId: 'A-1' });
    expect(await model.save()).toBe('b'.repeat(32));
    const changed = await aForm({ UPDATE_QR_ACCOUNT_DATA_BY_ID: () => success(aPoint({ id: '7' })) }, '7');
    expect(changed.model.draft.name).toBe('Кафе');
    changed.model.toggleUser('3');
    changed.model.toggleUser('4');
    changed.model.toggleUser('3');
    expect(changed.model.draft.userIds).toEqual(['4']);
    expect(await changed.model.save()).toBe('');
    expect((await aForm({}, '8')).model.status).toBe('EMPTY');
  });
});

describe('the till', () => {
  function aTill() {
    const time = new MovableTime();
    const user = aStoredUser({ rights: ['view'] });
    const bank: { payments: readonly QrPointPayment[]; fails: boolean; asked: number } = {
      payments: [payment('1')],
      fails: false,
      asked: 0,
    };
    const answer = (): QrPointTill => ({ point: aPoint(), payments: bank.payments });
    const gateway = new FakeOperationGateway({
      GET_QR_ACCOUNT_DATA_BY_HASH: () => {
        bank.asked += 1;
        return bank.fails ? LOST : success(answer());
      },
    });
    return { model: new QrTillViewModel({ gateway, user, clock: time, scheduler: time }), bank, user, time };
  }

  it('shows the payment that comes while it is open, as soon as the bank tells of it', async () => {
    const { model, bank, user } = aTill();
    model.open('a'.repeat(32));
    await settle();
    expect([model.status, model.paid]).toEqual(['LOADED', undefined]);
    bank.payments = [payment('3'), payment('2'), payment('1')];
    user.announced();
    await settle();
    expect(model.paid?.id).toBe('3');
    user.announced();
    await settle();
    expect(model.paid?.id).toBe('3');
    model.close();
  });

  it('asks by itself after the retry time, and no more once it is closed', async () => {
    const { model, bank, time } = aTill();
    model.open('a'.repeat(32));
    await settle();
    expect([bank.asked, model.countdown.secondsLeft]).toEqual([1, TILL_RETRY_SECONDS]);
    await time.move(TILL_RETRY_SECONDS * SECOND_MS);
    await settle();
    expect([bank.asked, model.countdown.secondsLeft]).toEqual([2, TILL_RETRY_SECONDS]);
    model.close();
    await time.move(2 * TILL_RETRY_SECONDS * SECOND_MS);
    expect(bank.asked).toBe(2);
  });

  it('keeps its content and continues polling when the bank does not answer', async () => {
    const { model, bank, time } = aTill();
    model.open('a'.repeat(32));
    await settle();
    bank.fails = true;
    await model.check();
    expect([model.status, model.till?.payments.length]).toEqual(['LOADED', 1]);
    await time.move(TILL_RETRY_SECONDS * SECOND_MS);
    await settle();
    expect(bank.asked).toBe(3);
    model.close();
  });
});

describe('the archive', () => {
  it('is read page by page', async () => {
    const gateway = new FakeOperationGateway({
      GET_ARCHIVE_QR_DATA: ({ cursor }) =>
        success({
          points: [aPoint({ id: cursor === undefined ? '9' : '4' })],
          next: cursor === undefined ? '9' : undefined,
        }),
    });
    const model = new QrArchiveViewModel(gateway);
    await model.load();
    await model.loadMore();
    await model.loadMore();
    expect([model.points.map(({ id }) => id), model.next, gateway.calls.length]).toEqual([['9', '4'], undefined, 2]);
  });
});
