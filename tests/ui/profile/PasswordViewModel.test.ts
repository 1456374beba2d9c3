import { describe, expect, it } from 'vitest';

import { someDirectories } from '../../application/support/directories';
import { refusal, success } from '../../../src/domain/result/Result';
import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';
import { PasswordViewModel } from '../../../src/ui/features/profile/settings/PasswordViewModel';
import { aWaitingChange } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { changeDeps } from './changeSupport';

async function aScreen() {
  const deps = await changeDeps({ username: 'aibek' });
  const { gateway } = deps;
  gateway.plain.GET_PASSWORD_POLICIES = () =>
    success({ dataVersion: 1n, content: [{ ...PASSWORD_POLICY, shortest: 10 }] });
  gateway.plain.CHANGE_PASSWORD = ({ operationId }) => success(aWaitingChange({ operationId }));
  const screen = new PasswordViewModel(deps, someDirectories(gateway));
  screen.openForm();
  await settle();
  return { screen, gateway };
}

const SOUND = { currentPassword: 'old one 1', newPassword: 'Ала-Арча 4875', repeatedPassword: 'Ала-Арча 4875' };

describe('PasswordViewModel', () => {
  it('ticks the rules of the bank off while the password is typed', async () => {
    const { screen } = await aScreen();
    const open = () => screen.checklist.filter(({ met }) => !met).map(({ rule }) => rule);
    expect(open()).toEqual(['LENGTH', 'NO_LETTER', 'NO_DIGIT_OR_SYMBOL', 'CONTAINS_LOGIN', 'CONTAINS_BANK_NAME']);
    screen.change({ newPassword: 'aibek' });
    expect(open()).toEqual(['LENGTH', 'NO_DIGIT_OR_SYMBOL', 'CONTAINS_LOGIN']);
    screen.change({ newPassword: 'nine-5678' });
    expect(open(), 'the bank asks for ten').toEqual(['LENGTH']);
    screen.change({ newPassword: SOUND.newPassword });
    expect(open()).toEqual([]);
  });

  it('says nothing before the first attempt, and sends nothing unsound', async () => {
    const { screen, gateway } = await aScreen();
    screen.change({ newPassword: 'short', repeatedPassword: 'other' });
    expect(screen.violations).toEqual({});
    await screen.submit();
    expect(screen.violations).toEqual({
      currentPassword: 'PASSWORD_REQUIRED',
      newPassword: 'PASSWORD_POLICY',
      repeatedPassword: 'PASSWORDS_DIFFER',
    });
    expect(gateway.requestsOf('CHANGE_PASSWORD')).toEqual([]);
  });

  it('knows which field a refusal is about', async () => {
    const { screen, gateway } = await aScreen();
    screen.change(SOUND);
    gateway.plain.CHANGE_PASSWORD = () => refusal({ code: 'INCORRECT_PASSWORD', data: { triesLeft: '4' } });
    await screen.submit();
    expect(screen.refusedField).toBe('currentPassword');
    gateway.plain.CHANGE_PASSWORD = () => refusal({ code: 'PASSWORD_POLICY_INCONSISTENCY', data: { rule: 'COMMON' } });
    await screen.submit();
    expect(screen.refusedField).toBe('newPassword');
    gateway.plain.CHANGE_PASSWORD = () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    await screen.submit();
    expect(screen.refusedField).toBeUndefined();
    expect(screen.failure?.code).toBe('OTP_TRIES_LIMIT_EXCEEDED');
  });

  it('goes to the code, keeps everything on the way back, and forgets the passwords once it is done', async () => {
    const { screen } = await aScreen();
    screen.change(SOUND);
    await screen.submit();
    expect(screen.confirmation.page).toBe('code');
    screen.openForm();
    expect(screen.confirmation.page).toBe('form');
    expect(screen.form).toMatchObject(SOUND);
    await screen.submit();
    screen.confirmation.setOtp('123 456');
    await screen.confirmation.confirm();
    expect(screen.confirmation.page).toBe('done');
    screen.openForm();
    expect(screen.form.newPassword).toBe('');
    expect(screen.confirmation.page).toBe('form');
    expect(screen.violations).toEqual({});
  });
});
