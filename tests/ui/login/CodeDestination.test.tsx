import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { EntranceDirectories } from '../../../src/application/directories/EntranceDirectories';
import type { StoredSession } from '../../../src/application/ports/SessionVault';
import { ConfirmSecondFactor } from '../../../src/application/session/ConfirmSecondFactor';
import { EntranceArea } from '../../../src/application/session/EntranceArea';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { Countdown } from '../../../src/application/time/Countdown';
import { refusal, success } from '../../../src/domain/result/Result';
import { OtpScreen } from '../../../src/ui/features/entrance/login/OtpScreen';
import { OtpScreenViewModel } from '../../../src/ui/flow/entrance/OtpScreenViewModel';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeOperationGateway } from '../../application/support/FakeOperationGateway';
import { FakeBrowser, FakeRestart, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { SECURITY_QUESTIONS } from '../../support/securityQuestions';
import { servicesOf, showInBank } from '../support/showInBank';

async function shown(stored: Partial<StoredSession> = { questionId: '2' }) {
  const time = new MovableTime();
  const gateway = new FakeAuthenticationGateway();
  const keeper = new SessionKeeper(
    new MemoryVault({ sessionKey: 'key', sessionId: '7', stage: 'secondFactor', phoneNumber: '', ...stored }),
  );
  const tabs = new FakeBrowser().openTab();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: time, restart: new FakeRestart() });
  const confirmation = new ConfirmSecondFactor(gateway, session);
  const model = new OtpScreenViewModel(confirmation, session, new Countdown(time, time));
  const directories = new EntranceDirectories(
    new FakeOperationGateway({
      GET_SECURITY_QUESTIONS: () => success({ dataVersion: 1n, content: SECURITY_QUESTIONS }),
    }),
  );
  const area = new EntranceArea({
    log: { defect: () => undefined },
    fetch: async () => servicesOf([directories]),
  });
  await showInBank(<OtpScreen />, { services: [model, confirmation, session, area] });
  return { gateway, user: userEvent.setup() };
}

describe('the code page', () => {
  it('shows the destination and channel of codes to a user who answers the security question', async () => {
    const { gateway, user } = await shown();
    const answers: string[] = [];
    gateway.getSecondFactorCredential = async (answer) => {
      answers.push(answer);
      return success({ email: 'a***@mail.kg', phoneNumber: '+996 *** ** 12 34', otpDelivery: 'SMS' });
    };
    await user.click(await screen.findByText('Код не приходит?'));
    await user.click(await screen.findByRole('button', { name: 'Показать' }));
    expect(answers).toEqual([]);
    await user.type(screen.getByLabelText(/First pet/), 'Барс');
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    const address = await screen.findByText('a***@mail.kg');
    const list = address.closest('dl') ?? document.body;
    expect(
      within(list)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent.replaceAll('\u00a0', ' ')),
    ).toEqual(['SMS', '+996 *** ** 12 34', 'a***@mail.kg']);
    expect(answers).toEqual(['Барс']);
    expect(screen.queryByRole('button', { name: 'Показать' })).toBeNull();
  });

  it('counts wrong answers, and takes no more when the bank takes none', async () => {
    const { gateway, user } = await shown();
    gateway.getSecondFactorCredential = async () => refusal({ code: 'INCORRECT_ANSWER', data: { triesLeft: '4' } });
    await user.click(await screen.findByText('Код не приходит?'));
    await user.type(await screen.findByLabelText(/First pet/), 'Барс');
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    expect((await screen.findByRole('alert')).textContent).toContain('4');
    gateway.getSecondFactorCredential = async () => refusal({ code: 'OTP_TRIES_LIMIT_EXCEEDED' });
    await user.type(screen.getByLabelText(/First pet/), 'Тузик');
    await user.click(screen.getByRole('button', { name: 'Показать' }));
    await screen.findByText('Слишком много неверных кодов.');
    expect(screen.queryByLabelText(/First pet/)).toBeNull();
  });

  it('hides the destination from a user without a question, as while a login is guarded', async () => {
    await shown({});
    await screen.findByRole('button', { name: 'Войти под другим логином' });
    expect(screen.queryByText('Код не приходит?')).toBeNull();
  });
});
