import { describe, expect, it } from 'vitest';

import { PasskeyCodes } from '../../../src/application/confirmation/PasskeyCodes';
import { Challenge } from '../../../src/application/ports/Challenge';
import { refusal, success } from '../../../src/domain/result/Result';
import { ownAccounts } from '../../../src/ui/features/payments/ownAccounts/ownAccountsKind';
import { previewFor } from '../../application/confirmation/flowSupport';
import { aCodeSent, anAccount, anOutcome } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { FakePasskeyDevice } from '../../application/support/FakePasskeyDevice';
import { MovableTime, settle } from '../../application/support/MovableTime';
import { aPaymentContext } from '../support/aPaymentContext';

const ACCOUNTS = [
  anAccount({ id: '1', number: '1280010000000114', minor: 1_000_000n }),
  anAccount({ id: '2', number: '1280010000000215' }),
];
const PROOF = { credentialId: 'key', clientData: 'd', authenticatorData: 'a', signature: 's', userHandle: '' };
const RELEASED = '135790';

interface Options {
  readonly hasPasskeys?: boolean;
  readonly begins?: 'PASSKEY_NOT_FOUND' | 'PASSKEY_PAYEE_NOT_KNOWN' | 'PASSKEY_SUM_EXCEEDED' | 'PASSKEY_OFF';
}

async function aPayment({ hasPasskeys = true, begins }: Options = {}) {
  const time = new MovableTime();
  const device = new FakePasskeyDevice();
  let challenges = 0;
  const gateway = new FakeOperationGateway(
    {
      GET_ACCOUNTS_V2: () => success(ACCOUNTS),
      GET_TRANSACTION_HISTORY_V2: () => success({ transactions: [], next: undefined }),
      GET_PASSKEY_CONFIRMATION: () => {
        challenges += 1;
        const challenge = `challenge ${challenges}`;
        return begins === undefined
          ? success({ challenge, siteId: 'bank.example', validSeconds: 300, accepted: [] })
          : refusal({ code: begins });
      },
      GET_PASSKEY_CODE: () => success({ otp: RELEASED, expiresAt: time.now() + 60_000 }),
    },
    {
      create: (code, request) => success(new Challenge(code, previewFor(request))),
      sendCode: () => success(aCodeSent()),
      confirm: ({ preview }) => success(anOutcome(preview.operationId)),
    },
  );
  const passkeys = new PasskeyCodes({ gateway, device, settings: { host: '', hasPasskeys } });
  const payment = ownAccounts.at(aPaymentContext(gateway, time, { passkeys }));
  payment.openForm();
  await settle();
  payment.change({ debitAccountId: '1', creditAccountId: '2', amountText: '100', purpose: 'На отпуск' });
  await payment.present();
  return { payment, confirmation: payment.confirmation, gateway, device, time };
}

function confirmed({ passkey, preview }: Awaited<ReturnType<typeof aPayment>>['payment']): Promise<void> {
  return preview === undefined ? Promise.reject(new Error('There is no operation')) : passkey.confirm(preview);
}

describe('a payment of a customer with a passkey', () => {
  it('has no code sent, and is confirmed by the code that the passkey has released', async () => {
    const { payment, confirmation, gateway, device } = await aPayment();
    expect([confirmation.step, payment.passkey.challenge?.challenge]).toEqual(['created', 'challenge 1']);
    expect(gateway.requestsOf('sendCode')).toEqual([]);
    const paid = confirmed(payment);
    await settle();
    expect([device.asked, confirmation.busy]).toEqual([['dialog'], true]);
    await device.answer(success(PROOF));
    await paid;
    expect(confirmation.step).toBe('done');
    expect(gateway.requestsOf('GET_PASSKEY_CODE')).toMatchObject([{ proof: PROOF }]);
    expect(gateway.requestsOf('confirm')).toEqual([RELEASED]);
  });

  it('stays as it was when the device is not answered, with a new challenge for the next press', async () => {
    const { payment, confirmation, device } = await aPayment();
    const paid = confirmed(payment);
    await settle();
    await device.answer(refusal('cancelled'));
    await paid;
    expect([confirmation.step, confirmation.failure, payment.passkey.challenge?.challenge]).toEqual([
      'created',
      undefined,
      'challenge 2',
    ]);
  });

  it('asks for a code when the device cannot', async () => {
    const { payment, confirmation, gateway, device } = await aPayment();
    const paid = confirmed(payment);
    await settle();
    await device.answer(refusal('impossible'));
    await paid;
    expect([confirmation.step, gateway.requestsOf('sendCode').length]).toEqual(['awaitingCode', 1]);
  });

  it('shows why the bank has not taken the passkey, and waits for it or for a code', async () => {
    const { payment, confirmation, gateway, device } = await aPayment();
    gateway.plain.GET_PASSKEY_CODE = () => refusal({ code: 'PASSKEY_COPIED' });
    const paid = confirmed(payment);
    await settle();
    await device.answer(success(PROOF));
    await paid;
    expect([confirmation.step, confirmation.failure?.code]).toEqual(['created', 'PASSKEY_COPIED']);
    await confirmation.proceed();
    expect(confirmation.step).toBe('awaitingCode');
  });

  it('ends when its time is over', async () => {
    const { payment, confirmation, gateway, device } = await aPayment();
    gateway.plain.GET_PASSKEY_CODE = () => refusal({ code: 'OPERATION_TIME_OUT' });
    const paid = confirmed(payment);
    await settle();
    await device.answer(success(PROOF));
    await paid;
    expect(confirmation.step).toBe('refused');
  });

  it('whose answer was lost is looked for, and waits for another code when the bank has done nothing', async () => {
    const { payment, confirmation, gateway, device, time } = await aPayment();
    gateway.steps.confirm = () => refusal({ code: 'NETWORK_ERROR' });
    const paid = confirmed(payment);
    await settle();
    await device.answer(success(PROOF));
    expect(confirmation.step).toBe('unknown');
    await time.move(10_000);
    await paid;
    expect([confirmation.step, confirmation.failure?.code]).toEqual(['created', 'NETWORK_ERROR']);
  });
});

describe('a code is sent at once', () => {
  it.each<[string, Options, { readonly asked: number; readonly reason: boolean }]>([
    [
      'to a customer without a passkey, who needs no reason',
      { begins: 'PASSKEY_NOT_FOUND' },
      { asked: 1, reason: false },
    ],
    ['for the first payment to somebody', { begins: 'PASSKEY_PAYEE_NOT_KNOWN' }, { asked: 1, reason: true }],
    ['above the sum of the day', { begins: 'PASSKEY_SUM_EXCEEDED' }, { asked: 1, reason: true }],
    ['to a customer who has chosen codes', { begins: 'PASSKEY_OFF' }, { asked: 1, reason: true }],
    ['by a bank without passkeys, which is not asked', { hasPasskeys: false }, { asked: 0, reason: false }],
  ])('%s', async (_name, options, { asked, reason }) => {
    const { payment, confirmation, gateway } = await aPayment(options);
    expect([confirmation.step, payment.passkey.challenge]).toEqual(['awaitingCode', undefined]);
    expect(payment.passkey.codeNeeded?.code).toBe(reason ? options.begins : undefined);
    expect(gateway.requestsOf('GET_PASSKEY_CONFIRMATION').length).toBe(asked);
  });
});
