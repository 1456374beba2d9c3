import { act, screen } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { HistoryList } from '../../../src/ui/features/accounts/history/HistoryList';
import { historyRow } from '../../../src/ui/objects/operations/historyRow';
import { HistorySelectionViewModel } from '../../../src/ui/features/accounts/history/HistorySelectionViewModel';
import { aTransaction, NOON } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';
import { SizeTeller } from '../support/SizeTeller';

const DAY_MS = 86_400_000;
const COUNT = 80;

let leave: () => void;
beforeAll(() => {
  leave = SizeTeller.standIn();
});
afterAll(() => leave());

async function show(byDay = true) {
  const rows = Array.from({ length: COUNT }, (_, index) =>
    historyRow(aTransaction({ id: String(index + 1), createdAt: NOON - Math.floor(index / 2) * DAY_MS }), []),
  );
  const selection = new HistorySelectionViewModel();
  const shown = await showInBank(
    <HistoryList rows={rows} printedRows={rows} label="Операции" byDay={byDay} selection={selection} />,
  );
  return { ...shown, selection };
}

describe('HistoryList', () => {
  it('renders only the lines near the viewport on the screen, and all of them, once each, in print', async () => {
    const { container } = await show();
    const lines = (): number => container.querySelectorAll('[role="listitem"]').length;
    const onScreen = lines();
    expect(onScreen).toBeLessThan(COUNT);

    act(() => window.dispatchEvent(new Event('beforeprint')));
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(Array.from({ length: COUNT }, (_, index) => `/history/${index + 1}`));
    expect(lines()).toBe(COUNT + COUNT / 2);

    act(() => window.dispatchEvent(new Event('afterprint')));
    expect(lines()).toBe(onScreen);
  });

  it('has no days above the rows in an order by amount', async () => {
    const { container } = await show(false);
    expect(container.querySelectorAll('h2')).toHaveLength(0);
  });

  it('lets rows be picked once picking has begun', async () => {
    const { selection } = await show();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
    act(() => selection.begin());
    const [first] = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Выбрать операцию: 1.500,00/ });
    act(() => first?.click());
    expect([selection.count, first?.checked]).toEqual([1, true]);
  });
});
