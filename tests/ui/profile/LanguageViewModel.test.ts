import { describe, expect, it } from 'vitest';

import { UserStore } from '../../../src/application/user/UserStore';
import { refusal, success } from '../../../src/domain/result/Result';
import { LanguageViewModel } from '../../../src/ui/features/profile/settings/LanguageViewModel';
import { aUser } from '../../application/support/builders';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { settle } from '../../application/support/MovableTime';

async function aScreen() {
  const gateway = new FakeOperationGateway({
    GET_SELF_USER_DATA: () => success(aUser({ language: 'ru' })),
    CHANGE_USER_LOCALE: (request) => success(request),
  });
  const user = new UserStore(gateway);
  await user.reload();
  return { screen: new LanguageViewModel(gateway, user), gateway };
}

describe('LanguageViewModel', () => {
  it('tells which language the bank writes in', async () => {
    expect((await aScreen()).screen.bankLanguage).toBe('ru');
  });

  it('has the bank keep the choice and reads the user anew', async () => {
    const { screen, gateway } = await aScreen();
    screen.choose('kg');
    gateway.plain.GET_SELF_USER_DATA = () => success(aUser({ language: 'kg' }));
    expect(await screen.save('kg')).toBe(true);
    await settle();
    expect(gateway.requestsOf('CHANGE_USER_LOCALE')).toEqual([{ language: 'kg' }]);
    expect(screen.saved).toBe(true);
    expect(screen.bankLanguage).toBe('kg');
  });

  it('takes the good word back with the next choice', async () => {
    const { screen } = await aScreen();
    await screen.save('kg');
    screen.choose('en');
    expect(screen.chosen).toBe('en');
    expect(screen.saved).toBe(false);
  });

  it('says why the bank did not keep it', async () => {
    const { screen, gateway } = await aScreen();
    gateway.plain.CHANGE_USER_LOCALE = () => refusal({ code: 'CLIENT_ERROR' });
    expect(await screen.save('kg')).toBe(false);
    expect(screen.failure?.code).toBe('CLIENT_ERROR');
    expect(screen.saved).toBe(false);
  });

  it('sends one request for two presses', async () => {
    const { screen, gateway } = await aScreen();
    await Promise.all([screen.save('kg'), screen.save('kg')]);
    expect(gateway.requestsOf('CHANGE_USER_LOCALE')).toHaveLength(1);
  });
});
