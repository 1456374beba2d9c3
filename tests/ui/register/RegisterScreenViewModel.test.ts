import { describe, expect, it } from 'vitest';

import { Registration } from '../../../src/application/session/Registration';
import { refusal } from '../../../src/domain/result/Result';
import { RegisterScreenViewModel } from '../../../src/ui/features/entrance/register/RegisterScreenViewModel';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';

function aScreen() {
  const gateway = new FakeAuthenticationGateway();
  const screen = new RegisterScreenViewModel(new Registration(gateway));
  return { screen, gateway };
}

function fill(screen: RegisterScreenViewModel): void {
  screen.setCardNumber('9417 0000 0000 3036');
  screen.setCodeWord(' Айва ');
}

describe('RegisterScreenViewModel', () => {
  it('goes from the card over the contacts to the message, and forgets the code word', async () => {
    const { screen, gateway } = aScreen();
    fill(screen);
    expect(screen.step).toBe('card');
    await screen.submit();
    expect([screen.step, screen.begun?.phoneNumber]).toEqual(['check', '+996 *** ** 06 06']);
    await screen.confirm();
    expect([screen.step, screen.codeWord]).toEqual(['message', '']);
    expect(gateway.calls).toEqual(['selfRegistrationV2 9417000000003036 Айва', 'confirmSelfRegistration registration']);
  });

  it('groups the number while it is typed at its end and leaves it alone when it is changed inside', () => {
    const { screen } = aScreen();
    const typed = [];
    for (const digit of '941700') {
      screen.setCardNumber(screen.cardNumber + digit);
      typed.push(screen.cardNumber);
    }
    expect(typed).toEqual(['9', '94', '941', '9417', '9417 0', '9417 00']);
    screen.setCardNumber('417 00');
    expect(screen.cardNumber).toBe('417 00');
    screen.setCardNumber('417 00x');
    expect(screen.cardNumber).toBe('417 00x');
  });

  it('keeps every digit of a number that is too long', async () => {
    const { screen } = aScreen();
    screen.setCardNumber('9417 0000 0000 3036 5');
    expect(screen.cardNumber).toBe('9417 0000 0000 3036 5');
    await screen.submit();
    expect(screen.violations.cardNumber).toBe('CARD_NUMBER_LENGTH');
  });

  it('sends nothing that cannot be a card and a code word', async () => {
    const { screen, gateway } = aScreen();
    expect(screen.violations).toEqual({});
    await screen.submit();
    expect(screen.violations).toEqual({ cardNumber: 'CARD_NUMBER_REQUIRED', codeWord: 'CODE_WORD_REQUIRED' });
    expect(gateway.calls).toEqual([]);
  });

  it('keeps what was typed when card or word have to be mended', async () => {
    const { screen } = aScreen();
    fill(screen);
    await screen.submit();
    screen.goBack();
    expect([screen.step, screen.cardNumber, screen.codeWord, screen.violations]).toEqual([
      'card',
      '9417 0000 0000 3036',
      ' Айва ',
      {},
    ]);
  });

  it('says why the bank refused', async () => {
    const { screen, gateway } = aScreen();
    gateway.selfRegistrationV2 = async () => refusal({ code: 'REGISTRATION_LIMIT_EXCEEDED' });
    fill(screen);
    await screen.submit();
    expect([screen.step, screen.failure]).toEqual(['card', { code: 'REGISTRATION_LIMIT_EXCEEDED' }]);
  });

  it.each(['OPERATION_TIME_OUT', 'OPERATION_NOT_FOUND'] as const)('begins again after %s', async (code) => {
    const { screen, gateway } = aScreen();
    fill(screen);
    await screen.submit();
    gateway.confirmSelfRegistration = async () => refusal({ code });
    await screen.confirm();
    expect([screen.step, screen.lapsed, screen.failure]).toEqual(['card', true, undefined]);
    await screen.submit();
    expect(screen.lapsed).toBe(false);
  });

  it('stays at the contacts when the confirmation does not get through', async () => {
    const { screen, gateway } = aScreen();
    fill(screen);
    await screen.submit();
    gateway.confirmSelfRegistration = async () => refusal({ code: 'CLIENT_ERROR' });
    await screen.confirm();
    expect([screen.step, screen.failure]).toEqual(['check', { code: 'CLIENT_ERROR' }]);
  });
});
