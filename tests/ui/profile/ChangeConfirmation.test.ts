import { describe, expect, it } from 'vitest';

import { refusal, success } from '../../../src/domain/result/Result';
import { UsernameViewModel } from '../../../src/ui/features/profile/settings/UsernameViewModel';
import { aUser, aWaitingChange } from '../../application/support/builders';
import { settle } from '../../application/support/MovableTime';
import { changeDeps } from './changeSupport';

/** A change that waits for its code. */
async function atTheCode() {
  const deps = await changeDeps({ username: 'aibek' });
  const { gateway } = deps;
  gateway.plain.CHANGE_USERNAME = ({ operationId }) => success(aWaitingChange({ operationId }));
  const screen = new UsernameViewModel(deps);
  screen.change({ newUsername: 'aibek.a', repeatedUsername: 'aibek.a' });
  await screen.submit();
  return { ...deps, screen, confirmation: screen.confirmation };
}

describe('the code of a change', () => {
  it('sends nothing that cannot be a code', async () => {
    const { confirmation, gateway } = await atTheCode();
    confirmation.setOtp('12345');
    expect(confirmation.violations).toEqual({});
    await confirmation.confirm();
    expect(confirmation.violations).toEqual({ otp: 'OTP_LENGTH' });
    expect(gateway.requestsOf('CONFIRM_UTILITY_OPERATION')).toEqual([]);
  });

  it('empties the field after a wrong code, and keeps it after a lost answer', async () => {
    const { confirmation, gateway } = await atTheCode();
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'INCORRECT_OTP', data: { triesLeft: '4' } });
    confirmation.setOtp('000000');
    await confirmation.confirm();
    expect(confirmation.otp).toBe('');
    expect(confirmation.failure?.code).toBe('INCORRECT_OTP');
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'CLIENT_ERROR' });
    confirmation.setOtp('123456');
    await confirmation.confirm();
    expect(confirmation.lost).toBe('unknown');
    expect(confirmation.otp).toBe('123456');
  });

  it('ends when the change can no longer be confirmed, and leads back to a form that can be sent anew', async () => {
    const { confirmation, gateway, screen } = await atTheCode();
    gateway.plain.CONFIRM_UTILITY_OPERATION = () => refusal({ code: 'OPERATION_TIME_OUT' });
    confirmation.setOtp('123456');
    await confirmation.confirm();
    expect(confirmation.ended).toBe(true);
    expect(confirmation.page).toBe('code');
    confirmation.edit();
    expect(confirmation.page).toBe('form');
    expect(screen.form.newUsername).toBe('aibek.a');
  });

  it('reads the user anew once the change is done', async () => {
    const { confirmation, gateway, screen } = await atTheCode();
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ username: 'aibek.a' }));
    confirmation.setOtp('123456');
    await confirmation.confirm();
    await settle();
    expect(confirmation.page).toBe('done');
    expect(screen.currentUsername).toBe('aibek.a');
  });
});

describe('UsernameViewModel', () => {
  it('says what is wrong with each field', async () => {
    const deps = await changeDeps({ username: 'aibek' });
    const screen = new UsernameViewModel(deps);
    await screen.submit();
    expect(screen.violations).toEqual({
      newUsername: 'NEW_USERNAME_REQUIRED',
      repeatedUsername: 'NEW_USERNAME_REPEAT_REQUIRED',
    });
    screen.change({ newUsername: 'AIBEK', repeatedUsername: 'AIBEK' });
    expect(screen.violations).toEqual({ newUsername: 'NEW_USERNAME_UNCHANGED' });
    screen.change({ newUsername: 'a<b>c;d', repeatedUsername: 'x' });
    expect(screen.violations).toEqual({ newUsername: 'USERNAME_CHARACTERS', repeatedUsername: 'USERNAMES_DIFFER' });
  });

  it('names the login that is taken at its field', async () => {
    const { screen, gateway } = await atTheCode();
    screen.openForm();
    gateway.plain.CHANGE_USERNAME = () => refusal({ code: 'USERNAME_UNAVAILABLE' });
    screen.change({ newUsername: 'aizada', repeatedUsername: 'aizada' });
    await screen.submit();
    expect(screen.refusedField).toBe('newUsername');
  });
});
