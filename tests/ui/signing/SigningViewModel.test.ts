import { describe, expect, it } from 'vitest';

import { DocumentsStore } from '../../../src/application/corporate/DocumentsStore';
import { UserStore } from '../../../src/application/user/UserStore';
import type { PaymentDocument } from '../../../src/domain/corporate/PaymentDocument';
import { money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import { aUser } from '../../application/support/builders';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aSigning, documentOf, FIRST, SECOND } from './aSigning';

describe('picking documents', () => {
  it('adds up what is picked, by currency, and offers only what the user can sign', async () => {
    const { model } = await aSigning();
    model.toggleAll();
    expect(model.chosen).toEqual([FIRST, SECOND]);
    expect(model.totals).toEqual([money(100_000n, 'KGS'), money(5_000n, 'USD')]);
    model.toggle(FIRST.preview.operationId);
    expect([model.chosen, model.allPicked]).toEqual([[SECOND], false]);
    model.toggleAll();
    model.toggleAll();
    expect(model.chosen).toEqual([]);
  });

  it('asks the bank for nothing while nothing is picked, or more than one code may sign', async () => {
    const many = Array.from({ length: 41 }, (_, index) => documentOf(index, 100n));
    const { model, gateway } = await aSigning(many);
    await model.sign();
    model.toggleAll();
    expect(model.tooMany).toBe(true);
    await model.sign();
    expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toEqual([]);
  });
});

describe('signing', () => {
  it('goes from the list to the code to what became of each document', async () => {
    const { model, gateway, booked } = await aSigning();
    model.toggleAll();
    await model.sign();
    expect([model.confirmation.page, model.confirmation.prepared?.fingerprint, model.shown]).toEqual([
      'code',
      'A1B2-C3D4',
      [FIRST, SECOND],
    ]);
    model.confirmation.setOtp('123 456');
    await model.confirmation.confirm();
    expect(gateway.requestsOf('CONFIRM_CONFIRM_OPERATION')).toMatchObject([{ otp: '123456' }]);
    expect([model.confirmation.page, booked()]).toEqual(['result', 1]);
    expect(model.results.map(({ document, outcome }) => [document, outcome.refusal])).toEqual([
      [FIRST, undefined],
      [SECOND, 'INSUFFICIENT_FUNDS'],
    ]);
    model.open();
    expect([model.confirmation.page, model.results, model.chosen]).toEqual(['list', [], []]);
  });

  it('keeps what was picked when the bank refuses, and says why', async () => {
    const { model, gateway } = await aSigning();
    gateway.plain.CREATE_CONFIRM_OPERATION = () => refusal({ code: 'ALREADY_SIGNED' });
    model.toggleAll();
    await model.sign();
    expect([model.confirmation.page, model.failure?.code, model.chosen.length]).toEqual(['list', 'ALREADY_SIGNED', 2]);
  });

  it('asks for a sound code first, clears a wrong one, and keeps one whose answer was lost', async () => {
    const { model, gateway } = await aSigning();
    model.toggleAll();
    await model.sign();
    model.confirmation.setOtp('12');
    await model.confirmation.confirm();
    expect(model.confirmation.violations).toEqual({ otp: 'OTP_LENGTH' });
    gateway.plain.CONFIRM_CONFIRM_OPERATION = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    model.confirmation.setOtp('111111');
    await model.confirmation.confirm();
    expect([model.confirmation.otp, model.failure?.code, model.confirmation.page]).toEqual([
      '',
      'INCORRECT_OTP',
      'code',
    ]);
    gateway.plain.CONFIRM_CONFIRM_OPERATION = () => refusal({ code: 'CLIENT_ERROR' });
    model.confirmation.setOtp('222222');
    await model.confirmation.confirm();
    expect([model.confirmation.otp, model.confirmation.lost]).toEqual(['222222', 'unknown']);
  });
});

describe('signing what repeats another document', () => {
  const other = {
    operationId: SECOND.preview.operationId,
    transactionId: undefined,
    recipientName: 'ОсОО Образец',
    amount: money(1n, 'KGS'),
    documentNumber: '',
    at: 0,
  };
  const duplicate: PaymentDocument = { ...FIRST, warnings: [{ code: 'TWIN', other }] };

  it('asks before the code is asked for, and says of which', async () => {
    const { model, gateway } = await aSigning([duplicate, SECOND]);
    model.toggleAll();
    await model.sign();
    expect([model.confirmation.page, model.repeated]).toEqual(['list', [duplicate]]);
    expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toEqual([]);
    await model.signAnyway();
    expect([model.confirmation.page, model.repeated]).toEqual(['code', []]);
  });

  it('asks for no code when the answer is no, and asks nothing where only others repeat one', async () => {
    const { model, gateway } = await aSigning([duplicate, SECOND]);
    model.toggleAll();
    await model.sign();
    model.leaveRepeated();
    expect([model.repeated, gateway.requestsOf('CREATE_CONFIRM_OPERATION')]).toEqual([[], []]);
    model.toggle(duplicate.preview.operationId);
    await model.sign();
    expect(model.confirmation.page).toBe('code');
  });
});

describe('signing what is too late for its day', () => {
  const { operationId } = FIRST.preview;
  const late: PaymentDocument = { ...FIRST, payOn: bankDayOf(Date.UTC(2026, 10, 24)) };

  it('asks for the next open day, and signs for it with the answer', async () => {
    const { model, gateway } = await aSigning([late, SECOND]);
    model.toggleAll();
    await model.sign();
    expect([model.confirmation.page, model.late]).toEqual(['list', [late]]);
    expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toEqual([]);
    await model.signForNextDay();
    expect([model.confirmation.page, model.late]).toEqual(['code', []]);
    expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toMatchObject([
      {
        documents: [operationId, SECOND.preview.operationId],
        payOn: [{ operationId, valueDate: '2026-11-24' }],
      },
    ]);
  });

  it('asks after the question about duplicates, and moves nothing when the answer is no', async () => {
    const other = { ...FIRST.preview, transactionId: undefined, recipientName: '', documentNumber: '', at: 0 };
    const { model, gateway } = await aSigning([{ ...late, warnings: [{ code: 'TWIN', other }] }]);
    model.toggleAll();
    await model.sign();
    expect([model.repeated.length, model.late.length]).toEqual([1, 0]);
    await model.signAnyway();
    expect([model.repeated.length, model.late.length]).toEqual([0, 1]);
    model.leaveLate();
    expect([model.late, gateway.requestsOf('CREATE_CONFIRM_OPERATION')]).toEqual([[], []]);
  });

  it('offers the day beside a result that came too late, and signs for it from there', async () => {
    const { model, gateway } = await aSigning([FIRST]);
    gateway.plain.CONFIRM_CONFIRM_OPERATION = () =>
      success([{ operationId, transactionId: undefined, refusal: 'CLEARING_TIMEOUT' }]);
    gateway.plain.GET_TXNS_ON_CONFIRMATION = () => success([late]);
    model.toggleAll();
    await model.sign();
    model.confirmation.setOtp('123456');
    await model.confirmation.confirm();
    await model.store.reload();
    const offered = model.results.map((result) => model.offerOf(result));
    expect(offered).toEqual([late]);
    await model.payOffered(late);
    expect(model.confirmation.page).toBe('code');
    expect(gateway.requestsOf('CREATE_CONFIRM_OPERATION')).toMatchObject([
      { documents: [operationId] },
      { documents: [operationId], payOn: [{ operationId, valueDate: '2026-11-24' }] },
    ]);
  });
});

describe('declining', () => {
  it('asks first, tells the reason, and reads the list anew', async () => {
    const { model, gateway } = await aSigning();
    model.askDecline(FIRST);
    model.keepDocument();
    await model.decline();
    expect(gateway.requestsOf('DECLINE_TXN_ON_CONFIRMATION')).toEqual([]);
    model.askDecline(FIRST);
    model.setReason('  Не тот счёт ');
    await model.decline();
    expect(gateway.requestsOf('DECLINE_TXN_ON_CONFIRMATION')).toEqual([
      { operationId: FIRST.preview.operationId, reason: 'Не тот счёт' },
    ]);
    expect([model.declining, model.decisionFailure]).toEqual([undefined, undefined]);
  });
});

it('asks nothing for people, who have no documents', async () => {
  const gateway = new FakeOperationGateway({ GET_SELF_USER_DATA: () => success(aUser()) });
  const user = new UserStore(gateway);
  await user.reload();
  const store = new DocumentsStore(gateway, user);
  await store.reload();
  expect([store.documents, gateway.requestsOf('GET_TXNS_ON_CONFIRMATION')]).toEqual([[], []]);
});
