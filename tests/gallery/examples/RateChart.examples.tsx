import { RateChart } from '../../../src/ui/charts/RateChart';
import { examplesOf } from '../Example';
import { chartPoints } from '../samples';
import type { Texts } from '../Example';

const SPREAD = 500_000n;

function ratePoints(count: number, texts: Texts, isPair: boolean) {
  return chartPoints(count, texts).map(({ key, name, tick }, index) => {
    const sell = 87_450_000n + BigInt((index * 37) % 11) * 60_000n;
    return { key, name, tick, rates: isPair ? [sell, sell - SPREAD] : [sell] };
  });
}

export const examples = examplesOf('RateChart', [
  {
    state: 'two prices of many days',
    show: ({ texts }) => {
      const points = ratePoints(90, texts, true);
      return (
        <RateChart
          label={`${texts.title}: two prices of many days`}
          head={texts.month}
          series={[
            { name: texts.expense, tone: 'accent' },
            { name: texts.income, tone: 'positive' },
          ]}
          points={points}
          lines={points}
        />
      );
    },
  },
  {
    state: 'one price that never changed',
    show: ({ texts }) => {
      const points = ratePoints(1, texts, false);
      return (
        <RateChart
          label={`${texts.title}: one price that never changed`}
          head={texts.month}
          series={[{ name: texts.expense, tone: 'accent' }]}
          points={points}
          lines={points}
        />
      );
    },
  },
]);
