import { describe, expect, it } from 'vitest';

import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { ConfirmSecondFactor } from '../../../src/application/session/ConfirmSecondFactor';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { Countdown } from '../../../src/application/time/Countdown';
import { refusal, success } from '../../../src/domain/result/Result';
import { OtpScreenViewModel } from '../../../src/ui/flow/entrance/OtpScreenViewModel';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { untilTen } from '../../application/support/untilTen';

function aScreen(stored: Partial<StoredSession> = {}) {
  const time = new MovableTime();
  const gateway = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(
    new MemoryVault({
      sessionKey: 'key',
      sessionId: '7',
      stage: 'secondFactor',
      phoneNumber: '+996 ***',
      sendsLeft: 2,
      ...stored,
    }),
  );
  const session = new SessionStore({
    keeper,
    gateway,
    tabs: new FakeBrowser().openTab(),
    scheduler: time,
    restart: new FakeRestart(),
  });
  const confirmation = new ConfirmSecondFactor(gateway, session);
  const screen = new OtpScreenViewModel(confirmation, session, new Countdown(time, time));
  return { screen, gateway, session, time };
}

describe('OtpScreenViewModel', () => {
  it('says where the code went', () => {
    expect(aScreen().screen.phoneNumber).toBe('+996 ***');
  });

  it('says of a guarded sign-in no more than that a message was sent if login and password are right', () => {
    expect(aScreen().screen).toMatchObject({ isGuarded: false, isSentPerhaps: false });
    expect(aScreen({ isGuarded: true }).screen).toMatchObject({ isGuarded: true, isSentPerhaps: true });
    const withToken = aScreen({ isGuarded: true, otpDelivery: 'TOKEN' }).screen;
    expect(withToken).toMatchObject({ isGuarded: true, isSentPerhaps: false });
  });

  it('signs in with a code typed with a space', async () => {
    const { screen, gateway, session } = aScreen();
    const codes: string[] = [];
    gateway.confirmSecondFactor = async (otp) => {
      codes.push(otp);
      return success({ sessionKey: 'new', sessionId: '7', stage: 'active' });
    };
    screen.setOtp('123 456');
    await screen.submit();
    expect(codes).toEqual(['123456']);
    expect(session.status).toBe('active');
  });

  it('sends nothing that cannot be a code', async () => {
    const { screen, gateway } = aScreen();
    screen.setOtp('12345');
    expect(screen.violations).toEqual({});
    await screen.submit();
    expect(screen.violations).toEqual({ otp: 'OTP_LENGTH' });
    expect(gateway.calls).toEqual([]);
  });

  it('empties the field after a wrong code and says how many tries are left', async () => {
    const { screen, gateway } = aScreen();
    gateway.confirmSecondFactor = async () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    screen.setOtp('000000');
    await screen.submit();
    expect(screen.failure).toEqual({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    expect(screen.otp).toBe('');
    expect(screen.violations).toEqual({});
  });

  it('ends when all tries are used up', async () => {
    const { screen, gateway, time } = aScreen();
    gateway.confirmSecondFactor = async () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    screen.setOtp('000000');
    await screen.submit();
    expect(screen.ended).toBe(true);
    await time.move(60_000);
    expect(screen.canResend).toBe(false);
  });

  it('lets another code be asked for after 30 seconds, until the bank says it was the last one', async () => {
    const { screen, gateway, time } = aScreen();
    expect(screen.canResend).toBe(false);
    expect(screen.secondsLeft).toBe(30);
    await time.move(30_000);
    expect(screen.canResend).toBe(true);
    gateway.retrySendingOtpToLogin = async () => success({ isLastSmsTry: true, sendsLeft: 0 });
    await screen.resend();
    expect(screen.resent).toBe(true);
    expect(screen.secondsLeft).toBe(30);
    await time.move(30_000);
    expect(screen.sendsLeft).toBe(0);
    expect(screen.canResend).toBe(false);
  });

  it('says before each press how many SMS may still come', async () => {
    const { screen, gateway, time } = aScreen();
    expect(screen.sendsLeft).toBe(2);
    await time.move(30_000);
    await screen.resend();
    expect(screen.sendsLeft).toBe(1);
    gateway.retrySendingOtpToLogin = async () => refusal(untilTen('MAX_OTP_TRIES'));
    await time.move(30_000);
    await screen.resend();
    expect(screen.failure).toEqual(untilTen('MAX_OTP_TRIES'));
    expect(screen.resent).toBe(false);
    expect(screen.sendsLeft).toBe(0);
  });

  it('asks for another code once for two presses', async () => {
    const { screen, gateway, time } = aScreen();
    await time.move(30_000);
    await Promise.all([screen.resend(), screen.resend()]);
    expect(gateway.calls).toEqual(['retrySendingOtpToLogin']);
  });

  it('gives the sign-in up on the way back', async () => {
    const { screen, gateway, session, time } = aScreen();
    await screen.back();
    expect(session.status).toBe('unauthenticated');
    expect(gateway.calls).toEqual(['exit key']);
    expect(time.waiting).toBe(0);
  });
});
