import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { Inactivity } from '../../../src/application/session/Inactivity';
import { KeepAlive } from '../../../src/application/session/KeepAlive';
import { SessionKeeper } from '../../../src/application/session/SessionKeeper';
import { SessionStore } from '../../../src/application/session/SessionStore';
import { COUNTDOWN_MS, IDLE_LIMIT_MS } from '../../../src/application/session/sessionLimits';
import { SessionEndDialog } from '../../../src/ui/shell/SessionEndDialog';
import { FakeAuthenticationGateway } from '../../application/support/FakeAuthenticationGateway';
import { FakeBrowser, FakeRestart, FakeUserActivity, MemoryVault } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

const WARNING_AFTER_MS = IDLE_LIMIT_MS - COUNTDOWN_MS;
const TITLE = 'Завершение сеанса';

async function shown() {
  const time = new MovableTime();
  const tabs = new FakeBrowser().openTab();
  const keeper = new SessionKeeper(
    new MemoryVault({ sessionKey: 'key', sessionId: '7', stage: 'active', phoneNumber: '' }),
  );
  const gateway = new FakeAuthenticationGateway();
  const session = new SessionStore({ keeper, gateway, tabs, scheduler: time, restart: new FakeRestart() });
  await session.start();
  let calls = 0;
  const keepAlive = new KeepAlive({ clock: time, scheduler: time, call: () => (calls += 1) });
  const inactivity = new Inactivity({
    session,
    activity: new FakeUserActivity(),
    tabs,
    clock: time,
    scheduler: time,
    keepAlive,
    limitMs: () => IDLE_LIMIT_MS,
  });
  inactivity.start();
  document.title = 'Главная — Тулпар';
  await showInBank(
    <>
      <input aria-label="Сумма" />
      <SessionEndDialog />
    </>,
    { services: [inactivity] },
  );
  const pass = (ms: number) => act(() => time.move(ms));
  return { pass, session, user: userEvent.setup(), calls: () => calls };
}

const dialog = () => screen.getByRole('alertdialog', { name: TITLE });
const spoken = () => within(dialog()).getByRole('alert').textContent;

describe('SessionEndDialog', () => {
  it('comes with its question, takes the focus to staying and gives it back', async () => {
    const { pass, user, calls } = await shown();
    screen.getByLabelText('Сумма').focus();
    await pass(WARNING_AFTER_MS - 1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    await pass(1);
    const stay = within(dialog()).getByRole('button', { name: 'Продолжить' });
    // The focus moves in the next frame.
    await waitFor(() => expect(document.activeElement).toBe(stay));
    const before = calls();
    await user.click(stay);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(calls()).toBe(before + 1);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Сумма')));
  });

  it('speaks at 30 and at 10 seconds, not in between', async () => {
    const { pass } = await shown();
    await pass(WARNING_AFTER_MS);
    const announced = new Set([spoken()]);
    for (let second = 30; second > 1; second -= 1) {
      expect(
        within(dialog())
          .getByText(sentence(`${second} с`))
          .getAttribute('aria-hidden'),
      ).toBe('true');
      await pass(1000);
      announced.add(spoken());
    }
    expect([...announced]).toEqual([
      'До завершения сеанса осталось секунд: 30',
      'До завершения сеанса осталось секунд: 10',
    ]);
  });

  it('shows in the title of the tab as long as it is there', async () => {
    const { pass, user } = await shown();
    await pass(WARNING_AFTER_MS + 3000);
    expect(document.title).toContain(`27 с — ${TITLE}`);
    await user.click(within(dialog()).getByRole('button', { name: 'Продолжить' }));
    expect(document.title).toBe('Главная — Тулпар');
  });

  it('signs out by its button', async () => {
    const first = await shown();
    await first.pass(WARNING_AFTER_MS);
    await first.user.click(within(dialog()).getByRole('button', { name: 'Выйти' }));
    expect(first.session.end).toBe('signedOut');
  });

  it('signs out by itself at the end', async () => {
    const { pass, session } = await shown();
    await pass(WARNING_AFTER_MS + COUNTDOWN_MS);
    expect(session.end).toBe('inactive');
  });

  it('counts Escape as activity, and ignores a press beside it', async () => {
    const { pass, user, session } = await shown();
    await pass(WARNING_AFTER_MS);
    await user.pointer({ target: document.body, keys: '[MouseLeft]' });
    expect(screen.queryAllByRole('alertdialog', { name: TITLE })).toHaveLength(1);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(session.status).toBe('active');
  });
});
