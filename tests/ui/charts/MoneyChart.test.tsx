import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { money } from '../../../src/domain/money/Money';
import { MoneyChart } from '../../../src/ui/charts/MoneyChart';
import type { ChartPoint } from '../../../src/ui/charts/chartProps';
import { HiddenAmounts } from '../../../src/ui/components/HiddenAmounts';
import { showInBank } from '../support/showInBank';
import { SizeTeller } from '../support/SizeTeller';

const POINTS: readonly ChartPoint[] = ['сентябрь', 'октябрь', 'ноябрь'].map((name, index) => ({
  key: name,
  name,
  tick: name.slice(0, 3),
  values: [money(BigInt((index + 1) * 100_000), 'KGS'), money(50_000n, 'KGS')],
}));

async function shown(hidden = false) {
  await showInBank(
    <HiddenAmounts value={hidden}>
      <MoneyChart
        label="Приход и расход"
        shape="bars"
        head="Месяц"
        series={[
          { name: 'Приход', tone: 'positive' },
          { name: 'Расход', tone: 'accent' },
        ]}
        points={POINTS}
      />
    </HiddenAmounts>,
  );
  return userEvent.setup();
}

const chart = () => screen.getByRole('slider', { name: 'Приход и расход' });
const valueText = () => chart().getAttribute('aria-valuetext');

let endStandIn: () => void;

beforeAll(() => {
  endStandIn = SizeTeller.standIn();
});

afterAll(() => endStandIn());

describe('MoneyChart', () => {
  it('says the values of the last point until another is looked at', async () => {
    await shown();
    expect(valueText()).toBe('ноябрь: Приход 3\u00a0000,00\u00a0сом, Расход 500,00\u00a0сом');
    expect(document.querySelector('strong')?.textContent).toBe('3\u00a0000,00\u00a0сом');
  });

  it('goes from point to point by the arrow keys, and stops at both ends', async () => {
    const user = await shown();
    await user.tab();
    expect(document.activeElement).toBe(chart());
    await user.keyboard('{ArrowLeft}');
    expect(valueText()).toMatch(/^октябрь: Приход 2\u00a0000,00/);
    await user.keyboard('{Home}{ArrowLeft}');
    expect([valueText()?.slice(0, 8), chart().getAttribute('aria-valuenow')]).toEqual(['сентябрь', '1']);
    await user.keyboard('{End}{ArrowRight}');
    expect([valueText()?.slice(0, 6), chart().getAttribute('aria-valuenow')]).toEqual(['ноябрь', '3']);
  });

  it('shows the point under the pointer, and the last one again when it leaves', async () => {
    await shown();
    const plot = chart().querySelector('[data-plot]');
    if (plot === null) {
      throw new Error('The chart has no plot');
    }
    plot.getBoundingClientRect = () => DOMRect.fromRect({ x: 100, width: 300, height: 100 });
    fireEvent.pointerMove(chart(), { clientX: 120, pointerType: 'mouse' });
    expect(valueText()).toMatch(/^сентябрь/);
    fireEvent.pointerMove(chart(), { clientX: 250, pointerType: 'mouse' });
    expect(valueText()).toMatch(/^октябрь/);
    fireEvent.pointerLeave(chart(), { pointerType: 'mouse' });
    expect(valueText()).toMatch(/^ноябрь/);
  });

  it('has units and round steps at its axis and names below it', async () => {
    await shown();
    const words = [...chart().querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words).toEqual(['0', '1\u00a0тыс.', '2\u00a0тыс.', '3\u00a0тыс.', 'сен', 'окт', 'ноя']);
    expect(chart().textContent).toContain('сом');
  });

  it('has a table with the same figures, newest first', async () => {
    const user = await shown();
    await user.click(screen.getByText('Показать таблицей'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'МесяцПриходРасход',
      'ноябрь3\u00a0000,00\u00a0сом500,00\u00a0сом',
      'октябрь2\u00a0000,00\u00a0сом500,00\u00a0сом',
      'сентябрь1\u00a0000,00\u00a0сом500,00\u00a0сом',
    ]);
  });

  it('is not drawn while amounts are hidden', async () => {
    await shown(true);
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByText('График скрыт вместе с суммами.')).not.toBeNull();
    expect(document.body.textContent).not.toContain('3\u00a0000');
  });
});
