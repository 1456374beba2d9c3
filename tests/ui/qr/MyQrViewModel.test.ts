import { describe, expect, it } from 'vitest';

import { AccountsStore } from '../../../src/application/accounts/AccountsStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { MyQrViewModel } from '../../../src/ui/features/payments/qrCodes/MyQrViewModel';
import { anAccount } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { KeptFiles } from '../../application/support/fakePorts';
import { MovableTime, settle } from '../../application/support/MovableTime';

const LINK = 'https://pay.payqr.kg#0002';
const LIFE_MS = 900_000;

async function aScreen(accounts = [anAccount({ id: '1' })]) {
  const time = new MovableTime();
  const files = new KeptFiles();
  const gateway = new FakeOperationGateway({
    GET_ACCOUNTS_V2: () => success(accounts),
    ELQR_GENERATE_URL: ({ use, purpose }) =>
      purpose === 'нет'
        ? refusal({ code: 'ACCESS_DENIED' })
        : success({ link: LINK, expiresAt: use === 'once' ? time.now() + LIFE_MS : undefined }),
  });
  const model = new MyQrViewModel({
    gateway,
    accounts: new AccountsStore(gateway),
    saver: files,
    clock: time,
    scheduler: time,
  });
  model.open('many');
  await settle();
  return { model, time, files };
}

describe('my code', () => {
  it('leads to the first account that can be paid to, until another is chosen', async () => {
    const { model } = await aScreen([
      anAccount({ id: '1', currency: 'USD' }),
      anAccount({ id: '2' }),
      anAccount({ id: '3' }),
    ]);
    expect(model.draft.accountId).toBe('2');
    model.change({ accountId: '3' });
    model.open('once');
    await settle();
    expect(model.draft.accountId).toBe('3');
  });

  it('is not asked for while the form is wrong, and says what is', async () => {
    const { model } = await aScreen();
    expect(model.draft.accountId).toBe('1');
    model.change({ accountId: '' });
    await model.make();
    expect([model.code, model.faults]).toEqual([undefined, [{ field: 'accountId', violation: 'ACCOUNT_REQUIRED' }]]);
  });

  it('without an end stays until another code is requested', async () => {
    const { model, time } = await aScreen();
    model.change({ accountId: '1' });
    await model.make();
    await time.move(2 * LIFE_MS);
    expect([model.code?.link, model.expired, model.account?.id]).toEqual([LINK, false, '1']);
    model.change({ amountText: '5' });
    expect(model.code).toBeUndefined();
  });

  it('for one payment ends, and is renewed with the same request', async () => {
    const { model, time } = await aScreen();
    model.open('once');
    model.change({ accountId: '1', amountText: '5' });
    await model.make();
    expect([model.countdown.secondsLeft, model.expired]).toEqual([900, false]);
    await time.move(LIFE_MS);
    expect(model.expired).toBe(true);
    await model.make();
    expect([model.expired, model.countdown.secondsLeft, model.code?.request.amount?.minor]).toEqual([false, 900, 500n]);
    model.close();
    expect(time.waiting).toBe(0);
  });

  it('says why the bank makes none', async () => {
    const { model } = await aScreen();
    model.change({ accountId: '1', purpose: 'нет' });
    await model.make();
    expect([model.failure?.code, model.code]).toEqual(['ACCESS_DENIED', undefined]);
  });

  it('is handed over as a picture', async () => {
    const { model, files } = await aScreen();
    model.save('svg', { name: 'qr', bytes: new Uint8Array([1]) });
    expect(files.files.map(({ name, contentType }) => [name, contentType])).toEqual([['qr.svg', 'image/svg+xml']]);
  });

  it('needs an account in soms', async () => {
    const { model } = await aScreen([anAccount({ currency: 'USD' })]);
    expect(model.status).toBe('EMPTY');
  });
});
