import { describe, expect, it } from 'vitest';

import { EntranceDirectories } from '../../../src/application/directories/EntranceDirectories';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { SetCredentials } from '../../../src/application/session/SetCredentials';
import { Onboarding } from '../../../src/application/user/Onboarding';
import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { AuthTypeStepViewModel } from '../../../src/ui/features/entrance/firstLogin/AuthTypeStepViewModel';
import { CodeWordViewModel } from '../../../src/ui/features/entrance/firstLogin/CodeWordViewModel';
import { NewPasswordViewModel } from '../../../src/ui/flow/entrance/NewPasswordViewModel';
import { PinViewModel } from '../../../src/ui/features/entrance/firstLogin/PinViewModel';
import { SecurityQuestionViewModel } from '../../../src/ui/features/entrance/firstLogin/SecurityQuestionViewModel';
import { PrivacyPolicyViewModel } from '../../../src/ui/features/profile/privacy/PrivacyPolicyViewModel';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { aTabAt } from '../../application/support/halfSession';
import { settle } from '../../application/support/MovableTime';
import { SECURITY_QUESTIONS } from '../../support/securityQuestions';

const GOOD = 'Айгүл сары 7 кой';

const POLICY = { shortest: 12, longest: 20, forbiddenWords: ['манас'] };

/** Directories of a bank with a policy of its own. */
function directoriesOfBank() {
  const operations = new FakeOperationGateway({
    GET_PASSWORD_POLICIES: () => success({ dataVersion: 2n, content: [POLICY] }),
    GET_SECURITY_QUESTIONS: () => success({ dataVersion: 1n, content: SECURITY_QUESTIONS }),
  });
  return { operations, directories: new EntranceDirectories(operations) };
}

function passwordPage(values: Partial<StoredSession> = {}) {
  const tab = aTabAt({ stage: 'newPassword', username: 'nurlan', ...values });
  const { operations, directories } = directoriesOfBank();
  const credentials = new SetCredentials(tab.gateway, tab.session);
  return { ...tab, operations, screen: new NewPasswordViewModel(credentials, tab.session, directories) };
}

describe('a new password', () => {
  it('is ticked off while it is typed; what this side cannot know is not ticked', () => {
    const { screen } = passwordPage();
    const met = () => screen.checklist.filter((check) => check.met).map(({ rule }) => rule);
    expect(screen.checklist.map(({ rule }) => rule)).toEqual([
      'LENGTH',
      'NO_LETTER',
      'NO_DIGIT_OR_SYMBOL',
      'CONTAINS_LOGIN',
      'CONTAINS_BANK_NAME',
    ]);
    expect(met()).toEqual([]);
    screen.setPassword('Nurlan-1');
    expect(met()).toEqual(['LENGTH', 'NO_LETTER', 'NO_DIGIT_OR_SYMBOL', 'CONTAINS_BANK_NAME']);
    screen.setPassword(GOOD);
    expect(met()).toHaveLength(5);
  });

  it('is sent only when it is good and typed twice alike', async () => {
    const { screen, gateway } = passwordPage();
    await screen.submit();
    expect(screen.violations).toEqual({ password: 'PASSWORD_REQUIRED', repeat: 'PASSWORD_REPEAT_REQUIRED' });
    screen.setPassword('nurlan');
    screen.setRepeat('nurlam');
    expect(screen.violations).toEqual({ password: 'PASSWORD_POLICY', repeat: 'PASSWORDS_DIFFER' });
    expect(gateway.calls).toEqual([]);
    screen.setPassword(GOOD);
    screen.setRepeat(GOOD);
    await screen.submit();
    expect(gateway.calls).toEqual(['setPassword']);
  });

  it('leads a first login to its question and a restore to the second factor, and is on no page any more', async () => {
    const first = passwordPage();
    first.screen.setPassword(GOOD);
    first.screen.setRepeat(GOOD);
    await first.screen.submit();
    expect(first.session.status).toBe('securityQuestion');
    expect(first.screen.password).toBe('');
    const restored = passwordPage({ stage: 'restoredPassword' });
    restored.gateway.setPassword = async () =>
      success({
        sessionKey: 'next',
        sessionId: '7',
        stage: 'secondFactor',
        delivery: { otpDelivery: 'TOTP', phoneNumber: '', sendsLeft: 0 },
      });
    restored.screen.setPassword(GOOD);
    restored.screen.setRepeat(GOOD);
    await restored.screen.submit();
    expect(restored.vault.session).toEqual({
      sessionKey: 'next',
      sessionId: '7',
      stage: 'secondFactor',
      otpDelivery: 'TOTP',
      phoneNumber: '',
      sendsLeft: 0,
      username: 'nurlan',
    });
  });

  it('follows the policy the bank serves, and that of the specification while it serves none', async () => {
    const { screen, operations, gateway } = passwordPage();
    screen.setPassword('Манас-777');
    screen.setRepeat('Манас-777');
    operations.plain.GET_PASSWORD_POLICIES = () => refusal({ code: 'CLIENT_ERROR' });
    screen.open();
    await settle();
    expect(screen.checklist.every(({ met }) => met)).toBe(true);
    operations.plain.GET_PASSWORD_POLICIES = () => success({ dataVersion: 2n, content: [POLICY] });
    screen.open();
    await settle();
    expect(screen.policy).toEqual(POLICY);
    expect(screen.checklist.filter(({ met }) => !met).map(({ rule }) => rule)).toEqual([
      'LENGTH',
      'CONTAINS_BANK_NAME',
    ]);
    await screen.submit();
    expect([screen.violations, gateway.calls]).toEqual([{ password: 'PASSWORD_POLICY' }, []]);
  });

  it('is cleared with a message when the bank refuses it', async () => {
    const { screen, gateway } = passwordPage();
    gateway.setPassword = async () => refusal({ code: 'PASSWORD_POLICY_INCONSISTENCY', data: { rule: 'COMMON' } });
    screen.setPassword('Qwerty123');
    screen.setRepeat('Qwerty123');
    await screen.submit();
    expect(screen.failure?.code).toBe('PASSWORD_POLICY_INCONSISTENCY');
    expect([screen.password, screen.repeat, screen.violations]).toEqual(['', '', {}]);
  });
});

describe('the security question', () => {
  it('is chosen and answered with one word, and signs the user in', async () => {
    const { gateway, session } = aTabAt({ stage: 'securityQuestion' });
    const screen = new SecurityQuestionViewModel(new SetCredentials(gateway, session), directoriesOfBank().directories);
    await screen.readQuestions();
    expect(screen.questions).toEqual(SECURITY_QUESTIONS);
    await screen.submit();
    expect(screen.violations).toEqual({ questionId: 'QUESTION_REQUIRED', answer: 'ANSWER_REQUIRED' });
    screen.setQuestion('2');
    screen.setAnswer('два слова');
    expect(screen.violations).toEqual({ answer: 'ANSWER_CHARACTERS' });
    screen.setAnswer('Тайган ');
    await screen.submit();
    expect(gateway.calls).toEqual(['setAnswerForSecurityQuestion 2']);
    expect(session.status).toBe('active');
  });
});

describe('the security questions', () => {
  it('are asked for again where the bank did not answer', async () => {
    const { operations, directories } = directoriesOfBank();
    const { gateway, session } = aTabAt({ stage: 'securityQuestion' });
    const screen = new SecurityQuestionViewModel(new SetCredentials(gateway, session), directories);
    const served = operations.plain.GET_SECURITY_QUESTIONS;
    operations.plain.GET_SECURITY_QUESTIONS = () => refusal({ code: 'CLIENT_ERROR' });
    await screen.readQuestions();
    expect([screen.failure?.code, screen.lacksQuestions]).toEqual(['CLIENT_ERROR', true]);
    Object.assign(operations.plain, { GET_SECURITY_QUESTIONS: served });
    await screen.readQuestions();
    expect([screen.failure, screen.lacksQuestions, screen.questions.length]).toEqual([undefined, false, 5]);
  });
});

async function onboarding(values: Partial<User>) {
  const { session } = aTabAt({ stage: 'active' });
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser(values)),
    SET_CODE_WORD: () => success({ stepsLeft: ['authType'] }),
    SKIP_FIRST_LOGIN_STEP: () => success({ stepsLeft: ['pin'] }),
    SET_PIN: () => success({ stepsLeft: [] }),
    ACCEPT_PRIVACY_POLICY: ({ version }) => success({ version, acceptedAt: 0 }),
  });
  const user = new UserStore(gateway);
  await user.reload();
  return { gateway, user, session, onboarding: new Onboarding(gateway, user) };
}

describe('what a new user does once signed in', () => {
  it('is the code word, the way to confirm, the PIN and the privacy policy, in this order', async () => {
    const {
      gateway,
      user,
      onboarding: doing,
      session,
    } = await onboarding({
      stepsLeft: ['codeWord', 'authType', 'pin'],
      privacyPolicyToAccept: '2026-11-01',
    });
    expect(user.pending).toBe('codeWord');
    const word = new CodeWordViewModel(doing);
    word.setCodeWord('Өрүк');
    await word.submit();
    expect(user.pending).toBe('authType');
    const authType = new AuthTypeStepViewModel(doing);
    authType.choose('device');
    expect(await authType.submit()).toBe(true);
    expect(user.pending).toBe('pin');
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ hasPin: true, privacyPolicyToAccept: '2026-11-01' }));
    const pin = new PinViewModel(doing);
    pin.change({ pin: '7294', repeat: '7294' });
    await pin.submit();
    expect(user.user?.hasPin).toBe(true);
    expect(user.pending).toBe('privacyPolicy');
    const policy = new PrivacyPolicyViewModel({ onboarding: doing, user, session });
    expect(policy.asks).toBe(true);
    expect(policy.since).toBe('2026-11-01');
    expect(await policy.accept()).toBe(true);
    expect(user.pending).toBeUndefined();
    expect(policy.asks).toBe(false);
  });

  it('sends a PIN only when it has four digits, is not easy to guess, and was typed twice alike', async () => {
    const { gateway, onboarding: doing } = await onboarding({ stepsLeft: ['pin'] });
    const page = new PinViewModel(doing);
    expect(page.violations).toEqual({});
    const violations = [];
    for (const [pin, repeat] of [
      ['', ''],
      ['729', '729'],
      ['1234', '1234'],
      ['7294', '7249'],
      ['1987', ''],
    ] as const) {
      page.change({ pin, repeat });
      await page.submit();
      violations.push(page.violations);
    }
    expect(violations).toEqual([
      { pin: 'PIN_REQUIRED', repeat: 'PIN_REPEAT_REQUIRED' },
      { pin: 'PIN_DIGITS' },
      { pin: 'PIN_EASY' },
      { repeat: 'PINS_DIFFER' },
      { pin: 'PIN_EASY', repeat: 'PIN_REPEAT_REQUIRED' },
    ]);
    gateway.plain.SET_PIN = () => refusal({ code: 'PIN_POLICY_INCONSISTENCY', data: { rule: 'PHONE' } });
    page.change({ pin: '7294', repeat: '7294' });
    await page.submit();
    expect(page.failure?.code).toBe('PIN_POLICY_INCONSISTENCY');
    expect(page.form).toEqual({ pin: '', repeat: '' });
  });

  it('skips the PIN once another tab has set it', async () => {
    const { gateway, user, onboarding: doing } = await onboarding({ stepsLeft: ['pin'] });
    gateway.plain.SET_PIN = () => refusal({ code: 'PIN_ALREADY_SET' });
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser());
    const page = new PinViewModel(doing);
    page.change({ pin: '7294', repeat: '7294' });
    await page.submit();
    expect(user.pending).toBeUndefined();
  });

  it('is empty for other users', async () => {
    expect((await onboarding({})).user.pending).toBeUndefined();
    expect(new UserStore(new FakeOperationGateway()).pending).toBeUndefined();
  });

  it('stays to be done when the bank refuses', async () => {
    const { gateway, user, onboarding: doing } = await onboarding({ stepsLeft: ['codeWord'] });
    gateway.plain.SET_CODE_WORD = () => refusal({ code: 'CLIENT_ERROR' });
    const screen = new CodeWordViewModel(doing);
    screen.setCodeWord('Өрүк');
    await screen.submit();
    expect(screen.failure).toEqual({ code: 'CLIENT_ERROR' });
    expect(user.pending).toBe('codeWord');
  });

  it('ends the session of a user who does not accept', async () => {
    const { user, onboarding: doing, session } = await onboarding({ privacyPolicyToAccept: '2026-11-01' });
    await new PrivacyPolicyViewModel({ onboarding: doing, user, session }).decline();
    expect(session.status).toBe('unauthenticated');
  });
});
