import { describe, expect, it } from 'vitest';

import { EntranceDirectories } from '../../../src/application/directories/EntranceDirectories';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { RestorePassword } from '../../../src/application/session/RestorePassword';
import { Countdown } from '../../../src/application/time/Countdown';
import { refusal, success } from '../../../src/domain/result/Result';
import { RestoreOtpScreenViewModel } from '../../../src/ui/features/entrance/restore/RestoreOtpScreenViewModel';
import { RestoreScreenViewModel } from '../../../src/ui/features/entrance/restore/RestoreScreenViewModel';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aTabAt } from '../../application/support/halfSession';
import { settle } from '../../application/support/MovableTime';
import { SECURITY_QUESTIONS } from '../../support/securityQuestions';
import { untilTen } from '../../application/support/untilTen';

function whoPage() {
  const tab = aTabAt(undefined);
  return { ...tab, screen: new RestoreScreenViewModel(new RestorePassword(tab.gateway, tab.session)) };
}

function codePage(values: Partial<StoredSession> = {}) {
  const tab = aTabAt({ stage: 'restoreChoice', questionId: '4', username: 'aizada', ...values });
  const restore = new RestorePassword(tab.gateway, tab.session);
  const operations = new FakeOperationGateway({
    GET_SECURITY_QUESTIONS: () => success({ dataVersion: 1n, content: SECURITY_QUESTIONS }),
  });
  const directories = new EntranceDirectories(operations);
  const countdown = new Countdown(tab.time, tab.time);
  return {
    ...tab,
    operations,
    screen: new RestoreOtpScreenViewModel({ restore, session: tab.session, countdown, directories }),
  };
}

describe('who a password is restored for', () => {
  it('is asked by login and phone, as people write them', async () => {
    const { screen, gateway, vault } = whoPage();
    screen.setUsername(' aizada ');
    screen.setPhone('+996 (700) 00-02-02');
    await screen.submit();
    expect(gateway.calls).toEqual(['restorePassword aizada +996700000202']);
    expect(vault.session).toEqual({
      sessionKey: 'restore-key',
      sessionId: '7',
      stage: 'restoreChoice',
      phoneNumber: '',
      questionId: '4',
      username: 'aizada',
    });
  });

  it('is not asked of the bank while a field has a problem', async () => {
    const { screen, gateway } = whoPage();
    expect(screen.violations).toEqual({});
    screen.setPhone('0700');
    await screen.submit();
    expect(screen.violations).toEqual({ username: 'USERNAME_REQUIRED', phone: 'PHONE_LENGTH' });
    expect(gateway.calls).toEqual([]);
  });

  it('shows a refusal and allows another try', async () => {
    const { screen, gateway } = whoPage();
    gateway.restorePassword = async () => refusal(untilTen('MAX_OTP_TRIES'));
    screen.setUsername('aizada');
    screen.setPhone('0700000202');
    await screen.submit();
    expect(screen.failure).toEqual(untilTen('MAX_OTP_TRIES'));
    expect(screen.busy).toBe(false);
  });
});

describe('the code of a restore', () => {
  it('is asked for once it was sent, also after a reload', async () => {
    const { screen, vault } = codePage();
    expect(screen.sent).toBe(false);
    await screen.send();
    expect(screen.sent).toBe(true);
    expect(codePage(vault.session).screen.sent).toBe(true);
  });

  it('leads to the new password, and the login is remembered for it', async () => {
    const { screen, session, vault } = codePage({ sendsLeft: 2 });
    screen.code.setOtp('123 456');
    await screen.code.submit();
    expect(session.status).toBe('restoredPassword');
    expect(vault.session).toMatchObject({ sessionKey: 'restored-key', username: 'aizada' });
  });

  it('shows its destination after the right secret answer, and hides the question', async () => {
    const { screen, session, operations } = codePage();
    expect(screen.question).toBeUndefined();
    screen.open();
    await settle();
    expect(screen.question).toEqual(SECURITY_QUESTIONS[3]);
    screen.setAnswer(' Каракол ');
    await screen.submitAnswer();
    expect(session.status).toBe('restoreCode');
    expect(screen.phoneNumber).toBe('+996 *** ** 12 34');
    expect(screen.question).toBeUndefined();
    screen.open();
    expect(operations.calls).toHaveLength(1);
  });

  it('does not need the answer: a wrong one costs a try, an unknown question is not asked', async () => {
    const { screen, gateway } = codePage();
    gateway.confirmAnswerForSecurityQuestion = async () =>
      refusal({ code: 'INCORRECT_ANSWER', data: { triesLeft: '4' } });
    screen.open();
    await settle();
    screen.setAnswer('Ош');
    await screen.submitAnswer();
    expect(screen.failure).toEqual({ code: 'INCORRECT_ANSWER', data: { triesLeft: '4' } });
    expect(screen.ended).toBe(false);
    const unknown = codePage({ questionId: '99' });
    unknown.screen.open();
    await settle();
    expect(unknown.screen.question).toBeUndefined();
  });

  it('ends with the fifth wrong answer and with the fifth wrong code', async () => {
    const answering = codePage();
    answering.gateway.confirmAnswerForSecurityQuestion = async () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    answering.screen.open();
    await settle();
    answering.screen.setAnswer('Ош');
    await answering.screen.submitAnswer();
    expect(answering.screen.ended).toBe(true);
    const entering = codePage({ sendsLeft: 2 });
    entering.gateway.confirmOtpDuringRestore = async () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    entering.screen.code.setOtp('000000');
    await entering.screen.code.submit();
    expect(entering.screen.ended).toBe(true);
  });

  it('is sent again after half a minute, until the bank sends no more', async () => {
    const { screen, gateway, time } = codePage();
    await screen.send();
    expect(screen.code.canResend).toBe(false);
    await time.move(30_000);
    gateway.sendOtpDuringRestore = async () => success({ isLastSmsTry: true, sendsLeft: 0 });
    await screen.code.resend();
    await time.move(30_000);
    expect(screen.code.canResend).toBe(false);
    expect(screen.sent).toBe(true);
  });

  it('is given up on the way out', async () => {
    const { screen, session, gateway } = codePage();
    await screen.abandon();
    expect(session.status).toBe('unauthenticated');
    expect(gateway.calls).toEqual(['exit key']);
  });
});
