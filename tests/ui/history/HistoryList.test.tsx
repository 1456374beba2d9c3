import { act } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { HistoryList } from '../../../src/ui/history/HistoryList';
import { historyRow } from '../../../src/ui/history/historyRow';
import { aTransaction, NOON } from '../../application/support/builders';
import { showInBank } from '../support/showInBank';

const DAY_MS = 86_400_000;
const COUNT = 80;

function show() {
  const rows = Array.from({ length: COUNT }, (_, index) =>
    historyRow(aTransaction({ id: String(index + 1), createdAt: NOON - Math.floor(index / 2) * DAY_MS }), []),
  );
  return showInBank(<HistoryList rows={rows} label="Операции" />);
}

describe('HistoryList', () => {
  it('holds only the lines near the window on the screen, and all of them, once each, on paper', async () => {
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
});
