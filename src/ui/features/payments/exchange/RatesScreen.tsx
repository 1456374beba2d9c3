import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { ConversionDraft } from '../../../../domain/exchange/conversion';
import { formatRate } from '../../../../domain/exchange/mainRates';
import { FigureTable } from '../../../components/FigureTable';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { Converter } from './Converter';
import { RateHistory } from './RateHistory';
import styles from './Rates.module.css';
import { RatesViewModel } from './RatesViewModel';

const SKELETON_ROWS = 6;

interface RatesScreenProps {
  readonly back: { readonly to: string; readonly label: string };
  /** Renders the action offered for what the converter shows. */
  readonly action: (draft: ConversionDraft) => ReactNode;
}

/** Rates of today, a converter at them, and the history of one rate. */
export const RatesScreen = observer(function RatesScreen({ back, action }: RatesScreenProps) {
  const { t } = useTranslation('rates');
  const model = useService(RatesViewModel);

  useEffect(() => void model.load(), [model]);

  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={back} />
      <WhenLoaded
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void model.load()}
        empty={{ icon: 'exchange', title: t('empty') }}
      >
        {() => (
          <div className={styles['columns']}>
            <div className={styles['column']}>
              <RatesTable model={model} />
            </div>
            <div className={styles['column']}>
              <Converter action={action} />
              <RateHistory model={model} />
            </div>
          </div>
        )}
      </WhenLoaded>
    </>
  );
});

/** The bank's own rates and those of the National Bank. */
const RatesTable = observer(function RatesTable({ model }: { readonly model: RatesViewModel }) {
  const { t } = useTranslation('rates');
  const language = useLanguage();
  return (
    <Panel title={t('today')}>
      <FigureTable label={t('table')}>
        <thead>
          <tr>
            <th scope="col">{t('currency')}</th>
            <th scope="col">{t('buy')}</th>
            <th scope="col">{t('sell')}</th>
            <th scope="col">{t('official')}</th>
          </tr>
        </thead>
        <tbody>
          {model.rows.map(({ rate: { base, buy, sell }, official }) => (
            <tr key={base}>
              <th scope="row">{base}</th>
              <td>{formatRate(buy, language)}</td>
              <td>{formatRate(sell, language)}</td>
              <td>{official === undefined ? '—' : formatRate(official, language)}</td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </Panel>
  );
});
