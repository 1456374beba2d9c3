import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { WeekOfCurrency } from '../../../../domain/calendar/weekAhead';
import { money } from '../../../../domain/money/Money';
import { Amount } from '../../../components/Amount';
import { classNames } from '../../../components/classNames';
import type { HomeScreenViewModel } from './HomeScreenViewModel';
import styles from './WeekSummary.module.css';

const BAR_LENGTH = 100;

/** Money that leaves in seven days against what is there. Its room is kept while it is loaded. */
export const WeekSummary = observer(function WeekSummary({ model }: { readonly model: HomeScreenViewModel }) {
  const { t } = useTranslation('home');
  const { week } = model;
  if (model.weekStatus === 'LOADING' || week === undefined) {
    return model.weekStatus === 'LOADING' ? <div className={styles['summary']} /> : null;
  }
  const { currencies, unknown } = week;
  return (
    <div className={styles['summary']}>
      {(currencies.length > 0 ? currencies : [nothingLeaves(model)]).map((one) => (
        <WeekOf key={one.leaving.currency} week={one} />
      ))}
      {unknown > 0 && <p className={styles['note']}>{t('week.unknown', { number: unknown })}</p>}
    </div>
  );
});

function WeekOf({ week: { leaving, available, rest } }: { readonly week: WeekOfCurrency }) {
  const { t } = useTranslation('home');
  const isShort = rest.minor < 0n;
  return (
    <>
      <dl className={styles['figures']}>
        <div>
          <dt>{t('week.leaves')}</dt>
          <dd>
            <Amount amount={leaving} size="lead" />
          </dd>
        </div>
        <div className={classNames(isShort && styles['short'])}>
          <dt>{t(isShort ? 'week.short' : 'week.rest')}</dt>
          <dd>
            <Amount amount={isShort ? money(-rest.minor, rest.currency) : rest} size="lead" />
          </dd>
        </div>
      </dl>
      <svg className={styles['bar']} viewBox={`0 0 ${BAR_LENGTH} 8`} preserveAspectRatio="none" aria-hidden="true">
        <rect
          className={classNames(styles['filled'], isShort && styles['overdrawn'])}
          width={filled(leaving.minor, available.minor)}
          height="8"
        />
      </svg>
    </>
  );
}

/** Part of the bar that what leaves takes of what is there; all of it when it does not suffice. */
function filled(leaving: bigint, available: bigint): number {
  return available <= leaving ? BAR_LENGTH : Number((leaving * BigInt(BAR_LENGTH)) / available);
}

/** Week in som that nothing leaves in. */
function nothingLeaves({ groups }: HomeScreenViewModel): WeekOfCurrency {
  const nothing = money(0n, 'KGS');
  const available = groups.find(({ currency }) => currency === 'KGS')?.total ?? nothing;
  return { leaving: nothing, available, rest: available };
}
