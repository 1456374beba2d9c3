import { describe, expect, it } from 'vitest';

import { settingFlow } from '../../../src/application/confirmation/changeFlow';
import { PersonalDataStore } from '../../../src/application/profile/PersonalDataStore';
import { Countdown } from '../../../src/application/time/Countdown';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { EmailViewModel } from '../../../src/ui/features/profile/settings/EmailViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { CountingIdentifiers } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';

function aChange() {
  const time = new MovableTime();
  const gateway = new FakeOperationGateway({
    GET_PERSONAL_DATA: () =>
      success({ phone: '+996555000101', email: 'now@mail.example', passport: undefined, application: undefined }),
    GET_CONFIRMATION_CODE_BY_EMAIL: ({ email }) =>
      success({ email, isLastTry: false, expiresAt: time.now() + 300_000, resendAfterSeconds: 30 }),
    CHANGE_EMAIL: ({ operationId, emailOtp }) =>
      emailOtp === '123456'
        ? success({
            operationId,
            otpType: 'SMS' as const,
            phone: '+996 *** ** 01 01',
            isLastSmsTry: false,
            expiresAt: time.now() + 300_000,
            resendAfterSeconds: 30,
          })
        : refusal({ code: 'INCORRECT_OTP' as const, data: { triesLeft: '4' } }),
  });
  const personal = new PersonalDataStore(gateway);
  const flow = settingFlow({
    gateway,
    identifiers: new CountingIdentifiers(),
    clock: time,
    scheduler: time,
  });
  const model = new EmailViewModel({
    gateway,
    flow,
    personal,
    user: new UserStore(gateway),
    resendCountdown: new Countdown(time, time),
  });
  return { model, personal, time };
}

describe('EmailViewModel', () => {
  it('has a letter sent to an address that is one and is new', async () => {
    const { model, personal } = aChange();
    await personal.reload();
    for (const [email, violation] of [
      ['', 'EMAIL_INVALID'],
      ['aibek@', 'EMAIL_INVALID'],
      ['now@mail.example', 'EMAIL_UNCHANGED'],
    ] as const) {
      model.change({ email });
      await model.submit();
      expect(model.violations).toEqual({ email: violation });
    }
    model.change({ email: ' new@mail.example ' });
    await model.submit();
    expect(model.sent?.email).toBe('new@mail.example');
    expect(model.violations).toEqual({});
    expect(model.secondsToResend).toBe(30);
  });

  it('wants the code of the letter, names the field of a wrong one, then asks for the present factor', async () => {
    const { model } = aChange();
    model.change({ email: 'new@mail.example' });
    await model.submit();
    await model.submit();
    expect(model.violations).toEqual({ emailOtp: 'OTP_REQUIRED' });
    model.change({ emailOtp: '654 321' });
    await model.submit();
    expect([model.refusedField, model.confirmation.page]).toEqual(['emailOtp', 'form']);
    model.change({ emailOtp: '123 456' });
    await model.submit();
    expect(model.confirmation.page).toBe('code');
  });

  it('forgets the letter when the address changes', async () => {
    const { model } = aChange();
    model.change({ email: 'new@mail.example' });
    await model.submit();
    model.change({ emailOtp: '123456' });
    model.change({ email: 'other@mail.example' });
    expect([model.sent, model.form.emailOtp, model.secondsToResend]).toEqual([undefined, '', 0]);
  });
});
