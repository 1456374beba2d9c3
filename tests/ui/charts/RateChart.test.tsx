import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { RateChart } from '../../../src/ui/charts/RateChart';
import type { RatePoint } from '../../../src/ui/charts/RateChart';
import { HiddenAmounts } from '../../../src/ui/components/HiddenAmounts';
import { showInBank } from '../support/showInBank';
import { SizeTeller } from '../support/SizeTeller';

const POINTS: readonly RatePoint[] = [87_450_000n, 87_480_000n, 87_520_000n].map((sell, index) => ({
  key: String(index),
  name: `день ${index + 1}`,
  tick: `0${index + 1}.11`,
  rates: [sell, sell - 600_000n],
}));

async function shown() {
  await showInBank(
    // Rates are no secret of a customer.
    <HiddenAmounts value={true}>
      <RateChart
        label="Курс USD"
        head="День"
        series={[
          { name: 'Продажа', tone: 'accent' },
          { name: 'Покупка', tone: 'positive' },
        ]}
        points={POINTS}
        lines={POINTS.slice(1)}
      />
    </HiddenAmounts>,
  );
}

let endStandIn: () => void;

beforeAll(() => {
  endStandIn = SizeTeller.standIn();
});

afterAll(() => endStandIn());

describe('RateChart', () => {
  it('tells the rates of a point with all their decimals', async () => {
    await shown();
    const chart = screen.getByRole('slider', { name: 'Курс USD' });
    expect(chart.getAttribute('aria-valuetext')).toBe('день 3: Продажа 87,5200, Покупка 86,9200');
    chart.focus();
    await userEvent.setup().keyboard('{Home}');
    expect(chart.getAttribute('aria-valuetext')).toBe('день 1: Продажа 87,4500, Покупка 86,8500');
  });

  it('has an axis near the rates, with visible steps', async () => {
    await shown();
    const words = [...screen.getByRole('slider').querySelectorAll('text')].map(({ textContent }) => textContent);
    expect(words).toEqual(['86,8', '87,0', '87,2', '87,4', '87,6', '01.11', '02.11', '03.11']);
  });

  it('has a table with the days on which a rate changed, newest first', async () => {
    await shown();
    await userEvent.setup().click(screen.getByText('Показать таблицей'));
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'ДеньПродажаПокупка',
      'день 387,520086,9200',
      'день 287,480086,8800',
    ]);
  });
});
