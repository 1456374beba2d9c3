import { useTranslation } from 'react-i18next';

import { forecastOf } from '../../../../../domain/deposit/forecast';
import type { ForecastMonth, ForecastTerms } from '../../../../../domain/deposit/forecast';
import type { Currency } from '../../../../../domain/money/Currency';
import { money } from '../../../../../domain/money/Money';
import { formatDay, formatMonthOfYear } from '../../../../../domain/time/format';
import { MoneyChart } from '../../../../charts/MoneyChart';
import { Amount } from '../../../../components/Amount';
import { SummaryList } from '../../../../components/SummaryList';
import { useLanguage } from '../../../../language/useLanguage';
import styles from '../Deposits.module.css';

interface DepositForecastProps {
  readonly terms: ForecastTerms;
  readonly currency: Currency;
}

/** Interest forecast of a deposit until its end, in total and by month, by the same rules the bank books by. */
export function DepositForecast({ terms, currency }: DepositForecastProps) {
  const language = useLanguage();
  const { t } = useTranslation('deposits');
  const months = forecastOf(terms);
  const earned = months.reduce((sum, month) => sum + month.earned, 0n);
  const last = months.at(-1);
  if (last === undefined) {
    return null;
  }
  return (
    <section aria-label={t('opening.forecast.title')}>
      <h2 className={styles['subtitle']}>{t('opening.forecast.title')}</h2>
      <SummaryList
        rows={[
          {
            key: 'earned',
            term: t('opening.forecast.earned'),
            value: <Amount amount={money(earned, currency)} size="lead" always />,
          },
          { key: 'end', term: t('facts.matures'), value: formatDay(last.day, language) },
          {
            key: 'all',
            term: t('opening.forecast.all'),
            value: <Amount amount={money(terms.amount + earned, currency)} always />,
          },
        ]}
      />
      <Months months={months} currency={currency} />
      <p className={styles['note']}>{t('opening.forecast.note')}</p>
    </section>
  );
}

/** Interest by month as a chart, with the same figures as a table. */
function Months({ months, currency }: { readonly months: readonly ForecastMonth[]; readonly currency: Currency }) {
  const language = useLanguage();
  const { t } = useTranslation('deposits');
  return (
    <>
      <MoneyChart
        label={t('opening.forecast.drawing')}
        shape="bars"
        head={t('opening.forecast.day')}
        series={[{ name: t('opening.forecast.month'), tone: 'accent' }]}
        points={months.map(({ day, earned }) => ({
          key: day,
          name: formatDay(day, language),
          tick: formatMonthOfYear(day, language),
          values: [money(earned, currency)],
        }))}
        hasTable={false}
      />
      <details className={styles['months']}>
        <summary>{t('opening.forecast.show')}</summary>
        <table className={styles['table']} aria-label={t('opening.forecast.drawing')}>
          <thead>
            <tr>
              <th scope="col">{t('opening.forecast.day')}</th>
              <th scope="col">{t('opening.forecast.month')}</th>
              <th scope="col">{t('facts.balance')}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ day, earned, balance }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day, language)}</th>
                <td>
                  <Amount amount={money(earned, currency)} always />
                </td>
                <td>
                  <Amount amount={money(balance, currency)} always />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </>
  );
}
