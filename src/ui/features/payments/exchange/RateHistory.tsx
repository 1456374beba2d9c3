import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { formatRate } from '../../../../domain/exchange/mainRates';
import { RATE_PERIODS } from '../../../../domain/exchange/RateHistory';
import type { DailyRate, RateSpan } from '../../../../domain/exchange/RateHistory';
import type { Language } from '../../../../domain/language/Language';
import { formatDay, formatDayOfYear } from '../../../../domain/time/format';
import { RateChart } from '../../../charts/RateChart';
import type { RatePoint } from '../../../charts/RateChart';
import type { ChartSeries } from '../../../charts/chartProps';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { SummaryList } from '../../../components/SummaryList';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Rates.module.css';
import type { RatesViewModel, ShownHistory } from './RatesViewModel';

const TYPES = ['commercial', 'official'] as const;
const SKELETON_ROWS = 5;

interface HistoryProps {
  readonly model: RatesViewModel;
}

/** Rate of one currency over a period as a chart with its table, and what it went through. */
export const RateHistory = observer(function RateHistory({ model }: HistoryProps) {
  const { t } = useTranslation('rates');
  return (
    <Panel title={t('history.title')}>
      <div className={styles['parts']}>
        <div className={styles['choices']}>
          <SelectField
            id="history-currency"
            label={t('currency')}
            options={model.rows.map(({ rate: { base } }) => ({ value: base, label: base }))}
            value={model.base}
            onChange={(text) => void model.chooseBase(text)}
          />
          <SelectField
            id="history-type"
            label={t('history.type')}
            options={TYPES.map((value) => ({ value, label: t(`history.types.${value}`) }))}
            value={model.rateType}
            onChange={(text) => void model.chooseType(TYPES.find((type) => type === text) ?? model.rateType)}
          />
          <SelectField
            id="history-period"
            label={t('history.period')}
            options={RATE_PERIODS.map((value) => ({ value, label: t(`history.periods.${value}`) }))}
            value={model.period}
            onChange={(text) => void model.choosePeriod(RATE_PERIODS.find((period) => period === text) ?? model.period)}
          />
        </div>
        <WhenLoaded
          bare
          status={model.historyStatus}
          rows={SKELETON_ROWS}
          failed={t('history.failed')}
          onRetry={() => void model.loadHistory()}
          empty={{ icon: 'chart', title: t('history.empty') }}
        >
          {() => model.history !== undefined && <History {...model.history} days={model.days} span={model.span} />}
        </WhenLoaded>
      </div>
    </Panel>
  );
});

interface ShownProps extends ShownHistory {
  readonly days: readonly DailyRate[];
  readonly span: RateSpan | undefined;
}

function History({ base, rateType, changes, days, span }: ShownProps) {
  const { t } = useTranslation('rates');
  const language = useLanguage();
  const isOfficial = rateType === 'official';
  const pointOf = (rate: DailyRate): RatePoint => pointAt(rate, isOfficial, language);
  const [first, last] = [days[0], days.at(-1)];
  const series: readonly ChartSeries[] = isOfficial
    ? [{ name: t('history.rate'), tone: 'accent' }]
    : [
        { name: t('sell'), tone: 'accent' },
        { name: t('buy'), tone: 'positive' },
      ];
  return (
    <>
      {first !== undefined && last !== undefined && (
        <RateChart
          label={t('history.label', {
            currency: base,
            from: formatDay(first.day, language),
            to: formatDay(last.day, language),
          })}
          head={t('history.day')}
          series={series}
          points={days.map(pointOf)}
          lines={changes.map(pointOf)}
        />
      )}
      {span !== undefined && (
        <SummaryList
          rows={[
            { key: 'change', term: t('history.change'), value: changeText(span.last - span.first, language) },
            { key: 'lowest', term: t('history.lowest'), value: formatRate(span.lowest, language) },
            { key: 'highest', term: t('history.highest'), value: formatRate(span.highest, language) },
          ]}
        />
      )}
      {!isOfficial && <p className={styles['note']}>{t('history.ofSell')}</p>}
    </>
  );
}

/** The selling rate first, because it is the upper one; of an official rate both are the same. */
function pointAt({ day, buy, sell }: DailyRate, isOfficial: boolean, language: Language): RatePoint {
  return {
    key: day,
    name: formatDay(day, language),
    tick: formatDayOfYear(day, language),
    rates: isOfficial ? [sell] : [sell, buy],
  };
}

function changeText(change: bigint, language: Language): string {
  const size = formatRate(change < 0n ? -change : change, language);
  return change === 0n ? size : `${change < 0n ? '−' : '+'}${size}`;
}
