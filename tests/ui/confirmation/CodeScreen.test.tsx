import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';

import type { FlowStep } from '../../../src/application/confirmation/FlowState';
import type { CodeFrame } from '../../../src/ui/flow/confirmation/CodeFrame';
import type { CodeModel } from '../../../src/ui/flow/confirmation/CodeModel';
import { BankLink } from '../../../src/application/live/BankLink';
import { CodeScreen } from '../../../src/ui/flow/confirmation/CodeScreen';
import { aCodeSent } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

const nothing = () => Promise.resolve();

function modelOf(values: Partial<CodeModel> & { readonly step?: FlowStep } = {}): CodeModel {
  return {
    step: 'awaitingCode',
    busy: false,
    ended: false,
    failure: undefined,
    lost: undefined,
    code: aCodeSent(),
    otp: '123456',
    violations: {},
    sendsLeft: undefined,
    secondsToResend: 0,
    canResend: true,
    resending: false,
    setOtp: () => undefined,
    resend: nothing,
    confirm: () => Promise.resolve(true),
    askAgain: () => Promise.resolve(false),
    askOnReturn: () => () => undefined,
    ...values,
  };
}

const FRAME: CodeFrame = {
  title: 'Подтвердите изменение',
  subject: { text: 'Лимит: 1 → 2' },
  lastSms: 'Больше SMS не будет',
  lost: { title: 'Ответ не дошёл', text: 'Введите тот же код' },
  leave: { label: 'Назад', to: '/form' },
  refused: { title: 'Ничего не изменилось', leave: { label: 'К форме', to: '/form' } },
};

const INQUIRY: CodeFrame['inquiry'] = {
  asking: { title: 'Узнаём', text: 'Подождите' },
  unknown: { title: 'Пока неизвестно', text: 'Не повторяйте' },
  askAgain: 'Проверить ещё раз',
  elsewhere: { label: 'В историю', to: '/history' },
};

/** Shows the page of a code and reports the calls of its view-model. */
async function shown(values: Parameters<typeof modelOf>[0] = {}, frame: Partial<CodeFrame> = {}) {
  const calls: string[] = [];
  const confirmation = modelOf({
    confirm: () => Promise.resolve(calls.push('confirm') > 0),
    resend: async () => {
      calls.push('resend');
    },
    askAgain: () => Promise.resolve(calls.push('askAgain') > 0),
    ...values,
  });
  const link = new BankLink({ session: { signedIn: true }, network: { online: true }, live: { active: true } });
  await showInBank(<CodeScreen confirmation={confirmation} frame={{ ...FRAME, ...frame }} />, { services: [link] });
  return { calls, user: userEvent.setup() };
}

const field = () => screen.queryByLabelText('Код подтверждения');

it('shows what is confirmed, where the code comes from, and takes it with the focus in its field', async () => {
  const { calls, user } = await shown({}, { subject: { text: 'Лимит: 1 → 2', fingerprint: 'A1B2-C3D4' } });
  expect(document.body.textContent).toContain('Лимит: 1 → 2');
  expect(document.body.textContent).toContain('A1B2-C3D4');
  expect(document.body.textContent).toContain('Тот же код будет в SMS');
  expect(document.body.textContent).toContain(aCodeSent().phone.replaceAll(' ', '\u00a0'));
  expect(document.activeElement).toBe(field());
  await user.click(screen.getByRole('button', { name: 'Отправить новый код' }));
  await user.click(screen.getByRole('button', { name: 'Подтвердить' }));
  expect(calls).toEqual(['resend', 'confirm']);
});

it('shows rows and a note, and its own label of the button, where the caller has them', async () => {
  const rows = [{ key: 'one', term: 'ОсОО Образец', value: 'E5F6-G7H8' }];
  await shown({}, { subject: { rows, note: 'Один код на все' }, submit: 'Подписать (2)' });
  expect(screen.getByRole('term').textContent).toBe('ОсОО Образец');
  expect(screen.getByRole('definition').textContent).toBe('E5F6-G7H8');
  expect(document.body.textContent).toContain('Один код на все');
  expect(screen.getByRole('button', { name: 'Подписать (2)' }).getAttribute('type')).toBe('submit');
});

it.each([
  ['TOTP', 'из приложения-аутентификатора'],
  ['TOKEN', 'Нажмите кнопку на токене'],
] as const)('offers no other code of a device: %s', async (otpType, source) => {
  await shown(
    { code: aCodeSent({ otpType, phone: '' }) },
    { subject: { text: 'Лимит: 1 → 2', fingerprint: 'A1B2-C3D4' } },
  );
  expect(document.body.textContent).not.toContain('Тот же код будет в SMS');
  expect(document.body.textContent).toContain(source);
  expect(screen.queryByRole('button', { name: 'Отправить новый код' })).toBeNull();
});

it('says what to do once no further SMS will come', async () => {
  await shown({ sendsLeft: 0, canResend: false });
  expect(screen.getByRole('status').textContent).toBe('Больше SMS не будет');
  expect(screen.queryByRole('button', { name: 'Отправить новый код' })).toBeNull();
});

it('speaks of the lost answer and not of the failure behind it, and leaves the code in its field', async () => {
  await shown({ lost: 'unknown', failure: { code: 'CLIENT_ERROR' } });
  const [alert, ...others] = screen.getAllByRole('alert');
  expect([alert?.textContent, others.length]).toEqual(['Ответ не дошёлВведите тот же код', 0]);
  expect(field()).toHaveProperty('value', '123456');
});

it('asks for no code once nothing can be confirmed any more', async () => {
  await shown({ step: 'refused', ended: true, failure: { code: 'OPERATION_TIME_OUT' } });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ничего не изменилось');
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  expect(screen.getByRole('link', { name: 'К форме' }).getAttribute('href')).toBe('/form');
  expect(field()).toBeNull();
});

it('offers to ask again, and never to send again, while the outcome is unknown', async () => {
  const { calls, user } = await shown({ step: 'unknown' }, { inquiry: INQUIRY });
  expect(screen.getByRole('alert').textContent).toContain('Пока неизвестно');
  expect([field(), screen.queryByRole('button', { name: 'Подтвердить' })]).toEqual([null, null]);
  await user.click(screen.getByRole('button', { name: 'Проверить ещё раз' }));
  expect(calls).toEqual(['askAgain']);
});

it('waits while the bank is asked', async () => {
  await shown({ step: 'unknown', busy: true }, { inquiry: INQUIRY });
  expect(screen.getByRole('status').textContent).toContain('Узнаём');
  expect(screen.queryByRole('button', { name: 'Проверить ещё раз' })).toBeNull();
});
