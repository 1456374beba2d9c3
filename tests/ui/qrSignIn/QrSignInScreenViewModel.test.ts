import { describe, expect, it } from 'vitest';

import { QrSignIn } from '../../../src/application/session/QrSignIn';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { Countdown } from '../../../src/application/time/Countdown';
import { refusal, success } from '../../../src/domain/result/Result';
import { QrSignInScreenViewModel } from '../../../src/ui/features/entrance/qrSignIn/QrSignInScreenViewModel';
import type { FailureCode } from '../../../src/application/operations/failureCodes';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { CountingIdentifiers, FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { untilTen } from '../../application/support/untilTen';

type Answer = Awaited<ReturnType<FakeAuthenticationGateway['getSessionByQRcode']>>;

/** A page whose bank gives these answers to the question whether the code was approved, the last of them for ever. */
async function aScreen(...codes: readonly Extract<FailureCode, `QR_${string}` | 'CLIENT_ERROR'>[]) {
  const time = new MovableTime();
  const gateway = new FakeAuthenticationGateway();
  const asked: string[] = [];
  const answers: Answer[] = codes.map((code) => refusal({ code }));
  gateway.getSessionByQRcode = async (requestId) => {
    asked.push(requestId);
    return (
      (answers.length > 1 ? answers.shift() : answers[0]) ??
      success({ sessionKey: 'new', sessionId: '7', stage: 'active' })
    );
  };
  const keeper = new SessionKeeper(new MemoryVault());
  const session = new SessionStore({
    keeper,
    gateway,
    tabs: new FakeBrowser().openTab(),
    scheduler: time,
    restart: new FakeRestart(),
  });
  const signIn = new QrSignIn({ gateway, session, identifiers: new CountingIdentifiers() });
  const screen = new QrSignInScreenViewModel(signIn, time, new Countdown(time, time));
  await screen.refresh();
  return { screen, gateway, session, time, asked, answers };
}

describe('QrSignInScreenViewModel', () => {
  it('shows a code with its number and counts its seconds', async () => {
    const { screen, time } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED');
    expect(screen.shown).toMatchObject({ matchNumber: '47', qrCode: expect.stringContaining('code for') });
    expect(screen.countdown.secondsLeft).toBe(90);
    await time.move(30_000);
    expect(screen.countdown.secondsLeft).toBe(60);
  });

  it('asks every two seconds, one question at a time, and signs in with the answer', async () => {
    const { screen, session, time, asked, answers } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED');
    await time.move(6000);
    expect(asked).toHaveLength(3);
    expect(new Set(asked).size).toBe(1);
    answers[0] = success({ sessionKey: 'new', sessionId: '7', stage: 'active' });
    await time.move(2000);
    expect([screen.step, session.status]).toEqual(['approved', 'active']);
    await time.move(60_000);
    expect(asked).toHaveLength(4);
  });

  it.each(['QR_SIGN_IN_EXPIRED', 'QR_SIGN_IN_DECLINED'] as const)(
    'ends with %s and asks no more until another code is wanted',
    async (code) => {
      const { screen, time, asked } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED', code);
      await time.move(20_000);
      expect([screen.step, screen.failure, screen.shown]).toEqual(['over', { code }, undefined]);
      expect(asked).toHaveLength(2);
      await screen.refresh();
      expect([screen.step, screen.failure]).toEqual(['waiting', undefined]);
      await time.move(2000);
      expect(asked[2]).not.toBe(asked[0]);
    },
  );

  it('hides a code whose time is over and still waits for an approval of the last moment', async () => {
    const { screen, session, time, answers } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED');
    await time.move(90_000);
    expect([screen.step, screen.shown]).toEqual(['waiting', undefined]);
    answers[0] = success({ sessionKey: 'new', sessionId: '7', stage: 'active' });
    await time.move(2000);
    expect(session.status).toBe('active');
  });

  it('continues polling when the bank cannot be reached, and says so', async () => {
    const { screen, time, answers } = await aScreen('CLIENT_ERROR');
    await time.move(2000);
    expect([screen.step, screen.unreachable]).toEqual(['waiting', true]);
    answers[0] = refusal({ code: 'QR_SIGN_IN_NOT_CONFIRMED' });
    await time.move(2000);
    expect([screen.step, screen.unreachable]).toEqual(['waiting', false]);
  });

  it('asks nothing once the page is left, and minds no answer that comes late', async () => {
    const { screen, gateway, time, asked } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED');
    screen.close();
    await time.move(60_000);
    expect([asked.length, time.waiting]).toEqual([0, 0]);
    let answer = (): void => undefined;
    gateway.getQRcodeForSignIn = () =>
      new Promise((resolve) => {
        answer = () => resolve(success({ qrCode: 'late', matchNumber: '01', validSeconds: 90 }));
      });
    const refreshed = screen.refresh();
    screen.close();
    answer();
    await refreshed;
    expect([screen.code, time.waiting]).toEqual([undefined, 0]);
  });

  it('shows the reason for a missing code', async () => {
    const { screen, gateway } = await aScreen('QR_SIGN_IN_NOT_CONFIRMED');
    gateway.getQRcodeForSignIn = async () => refusal(untilTen('TOO_MANY_REQUESTS'));
    await screen.refresh();
    expect([screen.step, screen.failure, screen.shown]).toEqual(['over', untilTen('TOO_MANY_REQUESTS'), undefined]);
  });
});
