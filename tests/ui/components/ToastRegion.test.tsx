import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';

import { TOAST_MS, Toasts } from '../../../src/application/toasts/Toasts';
import { ToastRegion } from '../../../src/ui/components/ToastRegion';
import { MovableTime } from '../../application/support/MovableTime';
import { showInBank } from '../support/showInBank';

async function shown() {
  const time = new MovableTime();
  const toasts = new Toasts(time);
  await showInBank(<ToastRegion toasts={toasts} />);
  act(() => toasts.show('Перевод выполнен'));
  const pass = (ms: number) => act(() => time.move(ms));
  return { pass, user: userEvent.setup() };
}

describe('ToastRegion', () => {
  it('speaks politely and goes after its time', async () => {
    const { pass } = await shown();
    const region = screen.getByRole('region', { name: 'Сообщения банка' });
    expect([region.getAttribute('aria-live'), region.textContent]).toEqual(['polite', 'Перевод выполнен']);
    await pass(TOAST_MS);
    expect(screen.queryByText('Перевод выполнен')).toBeNull();
  });

  it('translates what the application itself tells', async () => {
    const toasts = new Toasts(new MovableTime());
    await showInBank(<ToastRegion toasts={toasts} />);
    act(() => toasts.tell('cardNotUpdated'));
    expect(screen.getByRole('region', { name: 'Сообщения банка' }).textContent).toBe(
      'Не удалось обновить данные карты. Обновите страницу',
    );
  });

  it('waits while it is pointed at', async () => {
    const { pass, user } = await shown();
    await user.hover(screen.getByText('Перевод выполнен'));
    await pass(TOAST_MS * 2);
    expect(screen.queryAllByText('Перевод выполнен')).toHaveLength(1);
    await user.unhover(screen.getByText('Перевод выполнен'));
    await pass(TOAST_MS);
    expect(screen.queryByText('Перевод выполнен')).toBeNull();
  });

  it('waits while the focus is in it, and can be closed', async () => {
    const { pass, user } = await shown();
    await user.tab();
    await pass(TOAST_MS * 2);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    expect(screen.queryByText('Перевод выполнен')).toBeNull();
  });
});
