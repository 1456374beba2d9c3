import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { AmountVisibility } from '../../../src/application/preferences/AmountVisibility';
import { writeBalances } from '../../../src/application/offline/keptBalances';
import { offline as words } from '../../../src/locales/ru/screens/offline.json';
import { OfflineScreen } from '../../../src/ui/offline/OfflineScreen';
import { OfflineViewModel } from '../../../src/ui/offline/OfflineViewModel';
import { anAccount, NOON } from '../../application/support/builders';
import { FakeConnectivity, MemoryStore } from '../../application/support/fakePorts';
import { MovableTime } from '../../application/support/MovableTime';
import { sentence } from '../support/sentence';
import { showInBank } from '../support/showInBank';

async function shown({ keeps = false } = {}) {
  const settings = new MemoryStore();
  if (keeps) {
    const accounts = [
      anAccount({ name: 'Основной', minor: 1_250_050n }),
      anAccount({ number: '1280010000000215', currency: 'USD', minor: 700n }),
    ];
    writeBalances(settings, accounts, NOON - 60_000);
  }
  const time = new MovableTime(NOON);
  const model = new OfflineViewModel({
    settings,
    tabSettings: new MemoryStore(),
    clock: time,
    scheduler: time,
    connectivity: new FakeConnectivity(),
    reach: async () => false,
    reopen: () => undefined,
    share: 0,
  });
  await showInBank(<OfflineScreen model={model} visibility={new AmountVisibility(settings)} />);
  return { time };
}

describe('the offline page', () => {
  it('says since when there is no connection, checks on request and names the telephone', async () => {
    const { time } = await shown();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.title);
    expect(screen.getByText(sentence(/^Связи нет с 12:00/))).toBeTruthy();
    expect(screen.getByRole('link', { name: '1280' }).getAttribute('href')).toBe('tel:1280');
    expect(screen.queryByRole('list', { name: /Доступно/ })).toBeNull();
    await act(() => time.move(120_000));
    await act(async () => fireEvent.click(screen.getByRole('button', { name: words.check })));
    expect(screen.getByRole('status').textContent).toBe('Связи пока нет. Проверили в 12:02.');
  });

  it('shows kept balances with their time, and nothing that opens an account', async () => {
    await shown({ keeps: true });
    const panel = screen.getByRole('region', { name: 'Доступно на 21.11.2026 11:59' });
    const lines = [...panel.querySelectorAll('li')].map((line) => line.textContent?.replaceAll(/\s/g, ' '));
    expect(lines).toEqual(['ОсновнойСчёт •• 011412 500,50 сом', 'Счёт USDСчёт •• 02157,00 $']);
    expect(panel.querySelectorAll('a')).toHaveLength(0);
  });

  it('hides amounts where the user hides them, until they are requested', async () => {
    await shown({ keeps: true });
    fireEvent.click(screen.getByRole('button', { name: words.hideAmounts }));
    expect(screen.queryByText(/12\s500,50/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: words.showAmounts }));
    expect(screen.getByText(/12\s500,50/)).toBeTruthy();
  });
});
