import { MoneyChart } from '../../../src/ui/charts/MoneyChart';
import { HiddenAmounts } from '../../../src/ui/components/HiddenAmounts';
import { examplesOf } from '../Example';
import { chartPoints, chartPointsOfTwo } from '../samples';

export const examples = examplesOf('MoneyChart', [
  {
    state: 'bars',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: bars`}
        shape="bars"
        head={texts.month}
        series={[{ name: texts.expense, tone: 'accent' }]}
        points={chartPoints(6, texts)}
      />
    ),
  },
  {
    state: 'two series side by side',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: two series side by side`}
        shape="bars"
        head={texts.month}
        series={[
          { name: texts.income, tone: 'positive' },
          { name: texts.expense, tone: 'accent' },
        ]}
        points={chartPointsOfTwo(6, texts)}
      />
    ),
  },
  {
    state: 'two series on top of each other',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: two series on top of each other`}
        shape="stacked"
        head={texts.month}
        series={[
          { name: texts.income, tone: 'positive' },
          { name: texts.expense, tone: 'accent' },
        ]}
        points={chartPointsOfTwo(6, texts)}
      />
    ),
  },
  {
    state: 'line of many days',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: line of many days`}
        shape="line"
        head={texts.month}
        series={[{ name: texts.expense, tone: 'accent' }]}
        points={chartPoints(92, texts)}
        hasTable={false}
      />
    ),
  },
  {
    state: 'one point',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: one point`}
        shape="bars"
        head={texts.month}
        series={[{ name: texts.expense, tone: 'accent' }]}
        points={chartPoints(1, texts)}
      />
    ),
  },
  {
    state: 'hidden with the amounts',
    show: ({ texts }) => (
      <HiddenAmounts value={true}>
        <MoneyChart
          label={texts.longTitle}
          shape="bars"
          head={texts.month}
          series={[{ name: texts.expense, tone: 'accent' }]}
          points={chartPoints(6, texts)}
        />
      </HiddenAmounts>
    ),
  },
  {
    state: 'focus',
    alone: true,
    focus: '[role="slider"]',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: focus`}
        shape="bars"
        head={texts.month}
        series={[{ name: texts.expense, tone: 'accent' }]}
        points={chartPoints(6, texts)}
      />
    ),
  },
  {
    state: 'table open',
    press: 'summary',
    show: ({ texts }) => (
      <MoneyChart
        label={`${texts.title}: table open`}
        shape="bars"
        head={texts.month}
        series={[{ name: texts.expense, tone: 'accent' }]}
        points={chartPoints(6, texts)}
      />
    ),
  },
]);
