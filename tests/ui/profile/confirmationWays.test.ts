import { describe, expect, it } from 'vitest';

import { someDirectories } from '../../application/support/directories';
import { failureWith } from '../../../src/application/operations/failureWith';
import { refusal, success } from '../../../src/domain/result/Result';
import type { User } from '../../../src/domain/user/User';
import { AuthenticatorViewModel } from '../../../src/ui/features/profile/settings/AuthenticatorViewModel';
import { AuthTypeViewModel } from '../../../src/ui/features/profile/settings/AuthTypeViewModel';
import { QuestionViewModel } from '../../../src/ui/features/profile/settings/QuestionViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { changeDeps } from './changeSupport';

async function theWays(user: Partial<User> = {}) {
  const deps = await changeDeps(user);
  deps.gateway.plain.CHANGE_AUTH_TYPE = ({ operationId }) => success(aWaitingChange({ operationId }));
  return { ...deps, screen: new AuthTypeViewModel(deps) };
}

describe('AuthTypeViewModel', () => {
  it('offers tokens to companies only, and marks the way in force', async () => {
    expect((await theWays()).screen.ways).toEqual(['SMS', 'TOTP']);
    const { screen } = await theWays({ customerKind: 'C', otpType: 'TOKEN' });
    expect(screen.ways).toEqual(['SMS', 'TOTP', 'TOKEN']);
    expect(screen.chosen).toBe('TOKEN');
  });

  it('asks for another way than the one in force', async () => {
    const { screen, gateway } = await theWays();
    await screen.submit();
    expect(screen.violations).toEqual({ otpType: 'AUTH_TYPE_UNCHANGED' });
    expect(gateway.requestsOf('CHANGE_AUTH_TYPE')).toEqual([]);
  });

  it('leads on to where an authenticator is set up', async () => {
    const { screen, gateway } = await theWays();
    screen.change({ otpType: 'TOTP' });
    expect(screen.leadsToAuthenticator).toBe(true);
    await screen.submit();
    expect(gateway.requestsOf('CHANGE_AUTH_TYPE')).toEqual([]);
  });

  it('sends the number of a token as the bank knows it, and its code', async () => {
    const { screen, gateway } = await theWays({ customerKind: 'C' });
    screen.change({ otpType: 'TOKEN' });
    await screen.submit();
    expect(screen.violations).toEqual({ tokenNumber: 'TOKEN_NUMBER_REQUIRED', deviceOtp: 'OTP_REQUIRED' });
    screen.change({ tokenNumber: ' tlp-0001 ', deviceOtp: '123 456' });
    await screen.submit();
    expect(gateway.requestsOf('CHANGE_AUTH_TYPE')).toMatchObject([
      { otpType: 'TOKEN', tokenNumber: 'TLP-0001', deviceOtp: '123456' },
    ]);
    expect(screen.confirmation.page).toBe('code');
  });

  it.each([
    ['OTP_TYPES_MATCH', 'otpType'],
    ['NO_TOKEN_EXISTS', 'tokenNumber'],
    ['TOKEN_IS_LINKED_TO_ANOTHER_USER', 'tokenNumber'],
    ['INCORRECT_OTP', 'deviceOtp'],
    ['MAX_OTP_TRIES', undefined],
  ] as const)('puts %s at %s', async (code, field) => {
    const { screen, gateway } = await theWays({ customerKind: 'C' });
    gateway.plain.CHANGE_AUTH_TYPE = () => refusal(failureWith(code, { retryAt: '2026-11-21T04:00:00.000Z' }));
    screen.change({ otpType: 'TOKEN', tokenNumber: 'TLP-0001', deviceOtp: '123456' });
    await screen.submit();
    expect(screen.failure?.code).toBe(code);
    expect(screen.refusedField).toBe(field);
  });

  it('asks for no code of a device when going back to SMS', async () => {
    const { screen, gateway } = await theWays({ otpType: 'TOTP' });
    screen.change({ otpType: 'SMS' });
    await screen.submit();
    expect(gateway.requestsOf('CHANGE_AUTH_TYPE')[0]).not.toHaveProperty('deviceOtp');
  });
});

describe('AuthenticatorViewModel', () => {
  const KEY = { secretKey: 'ABCDEFGH', address: 'otpauth://totp/Tulpar:aibek?secret=ABCDEFGH' };

  async function aScreen(user: Partial<User> = {}) {
    const { gateway, ...deps } = await changeDeps(user);
    gateway.plain.GET_GOOGLE_INITIALIZATION_CODE = () => success(KEY);
    gateway.plain.CHANGE_AUTH_TYPE = ({ operationId }) => success(aWaitingChange({ operationId }));
    const screen = new AuthenticatorViewModel({ ...deps, gateway }, someDirectories(gateway));
    screen.openForm();
    await settle();
    return { screen, gateway };
  }

  it('asks the security question of the user', async () => {
    const { screen } = await aScreen({ securityQuestionId: '4' });
    expect(screen.question('en')).toBe('Where parents met');
  });

  it('gives the key for the right answer only, and forgets the answer', async () => {
    const { screen, gateway } = await aScreen();
    await screen.fetchKey();
    expect(screen.answerViolations).toEqual({ answer: 'ANSWER_REQUIRED' });
    gateway.plain.GET_GOOGLE_INITIALIZATION_CODE = () =>
      refusal({ code: 'INCORRECT_ANSWER', data: { triesLeft: '4' } });
    screen.setAnswer('Ош');
    await screen.fetchKey();
    expect(screen.answerRefused).toBe(true);
    gateway.plain.GET_GOOGLE_INITIALIZATION_CODE = () => success(KEY);
    screen.setAnswer('Каракол');
    await screen.fetchKey();
    expect(screen.key).toEqual(KEY);
    expect(screen.answer).toBe('');
  });

  it('proves by a code that the application has the key, and forgets the key when done', async () => {
    const { screen, gateway } = await aScreen();
    screen.setAnswer('Каракол');
    await screen.fetchKey();
    gateway.plain.CHANGE_AUTH_TYPE = () => refusal({ code: 'INCORRECT_OTP' });
    screen.setOtp('000000');
    await screen.submit();
    expect(screen.otpRefused).toBe(true);
    gateway.plain.CHANGE_AUTH_TYPE = ({ operationId }) => success(aWaitingChange({ operationId }));
    screen.setOtp('123 456');
    await screen.submit();
    expect(gateway.requestsOf('CHANGE_AUTH_TYPE').at(-1)).toMatchObject({ otpType: 'TOTP', deviceOtp: '123456' });
    screen.confirmation.setOtp('654321');
    await screen.confirmation.confirm();
    expect(screen.confirmation.page).toBe('done');
    screen.openForm();
    expect(screen.key).toBeUndefined();
  });

  it('says that the application is in use already', async () => {
    expect((await aScreen({ otpType: 'TOTP' })).screen.isInUse).toBe(true);
    expect((await aScreen()).screen.isInUse).toBe(false);
  });
});

describe('QuestionViewModel', () => {
  async function aScreen() {
    const deps = await changeDeps({ securityQuestionId: '4' });
    const { gateway } = deps;
    gateway.plain.SET_NEW_ANSWER_FOR_SECURITY_QUESTION = ({ operationId }) => success(aWaitingChange({ operationId }));
    return { screen: new QuestionViewModel(deps, someDirectories(gateway)), gateway };
  }

  it('lists the questions of the bank, says which is in force, and can be asked again when they did not load', async () => {
    const { screen, gateway } = await aScreen();
    const served = gateway.plain.GET_SECURITY_QUESTIONS;
    gateway.plain.GET_SECURITY_QUESTIONS = () => refusal({ code: 'CLIENT_ERROR' });
    screen.openForm();
    await settle();
    expect(screen.status).toBe('ERROR');
    Object.assign(gateway.plain, { GET_SECURITY_QUESTIONS: served });
    screen.openForm();
    await settle();
    expect(screen.questions).toHaveLength(5);
    expect(screen.currentQuestion('en')).toBe('Where parents met');
  });

  it.each([
    ['', 'ANSWER_REQUIRED'],
    ['Я', 'ANSWER_LENGTH'],
    ['Бар сик', 'ANSWER_CHARACTERS'],
    ['Мурка2', 'ANSWER_CHARACTERS'],
  ])('does not send the answer “%s”', async (answer, violation) => {
    const { screen, gateway } = await aScreen();
    screen.change({ questionId: '2', answer });
    await screen.submit();
    expect(screen.violations).toEqual({ answer: violation });
    expect(gateway.requestsOf('SET_NEW_ANSWER_FOR_SECURITY_QUESTION')).toEqual([]);
  });

  it('sends question and answer, and puts the refusal of the answer at its field', async () => {
    const { screen, gateway } = await aScreen();
    await screen.submit();
    expect(screen.violations).toEqual({ questionId: 'QUESTION_REQUIRED', answer: 'ANSWER_REQUIRED' });
    screen.change({ questionId: '2', answer: 'Барсик' });
    await screen.submit();
    expect(gateway.requestsOf('SET_NEW_ANSWER_FOR_SECURITY_QUESTION')).toMatchObject([
      { questionId: '2', answer: 'Барсик' },
    ]);
    screen.openForm();
    gateway.plain.SET_NEW_ANSWER_FOR_SECURITY_QUESTION = () => refusal({ code: 'ANSWER_POLICY_INCONSISTENCY' });
    screen.change({ answer: 'Мурка' });
    await screen.submit();
    expect(screen.refusedField).toBe('answer');
  });
});
