import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import type { KeptBalances } from '../../application/offline/keptBalances';
import type { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { bankDayOf } from '../../domain/time/Instant';
import { formatDateTime, formatTime } from '../../domain/time/format';
import { brand } from '../theme/brand';
import { Amount } from '../components/Amount';
import { Button } from '../components/Button';
import { HiddenAmounts } from '../components/HiddenAmounts';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { Panel } from '../components/Panel';
import { useAccountName } from '../components/useAccountName';
import { useLanguage } from '../language/useLanguage';
import { Logo } from '../kernel/Logo';
import styles from './OfflineScreen.module.css';
import type { OfflineViewModel } from './OfflineViewModel';

interface OfflineScreenProps {
  readonly model: OfflineViewModel;
  readonly visibility: AmountVisibility;
}

/** Page of the service worker: that the bank cannot be reached and since when, balances the customer has kept, and the telephone. */
export const OfflineScreen = observer(function OfflineScreen({ model, visibility }: OfflineScreenProps) {
  useEffect(() => model.follow(), [model]);
  return (
    <HiddenAmounts value={visibility.hidden}>
      <div className={styles['page']}>
        <header>
          <Logo />
        </header>
        <main className={styles['content']}>
          <Outage model={model} />
          {model.balances !== undefined && <Balances kept={model.balances} visibility={visibility} />}
          <Telephones />
        </main>
      </div>
    </HiddenAmounts>
  );
});

const Outage = observer(function Outage({ model }: { readonly model: OfflineViewModel }) {
  const { t } = useTranslation('offline');
  const language = useLanguage();
  const { since, checkedAt, status } = model;
  const isToday = checkedAt === undefined || bankDayOf(checkedAt) === bankDayOf(since);
  return (
    <div className={styles['outage']}>
      <h1>{t('title')}</h1>
      <p>
        {t('since', { time: isToday ? formatTime(since) : formatDateTime(since, language) })} {t('lead')}
      </p>
      <div className={styles['check']}>
        <Button busy={status === 'checking'} onClick={() => void model.checkNow()}>
          {t('check')}
        </Button>
        <p role="status" className={styles['said']}>
          {status === 'checking' && t('checking')}
          {status === 'away' && checkedAt !== undefined && t('stillAway', { time: formatTime(checkedAt) })}
        </p>
      </div>
    </div>
  );
});

interface BalancesProps {
  readonly kept: KeptBalances;
  readonly visibility: AmountVisibility;
}

/** Nothing here can be pressed but the eye: an account opens when there is a bank to ask about it. */
const Balances = observer(function Balances({ kept, visibility }: BalancesProps) {
  const { t } = useTranslation('offline');
  const nameOf = useAccountName();
  const language = useLanguage();
  const eye = (
    <IconButton label={t(visibility.hidden ? 'showAmounts' : 'hideAmounts')} onClick={visibility.toggle}>
      <Icon name={visibility.hidden ? 'eye' : 'eyeClosed'} />
    </IconButton>
  );
  return (
    <Panel title={t('balances', { time: formatDateTime(kept.at, language) })} action={eye} flush>
      <ul className={styles['accounts']}>
        {kept.balances.map(({ name, tail, available }) => (
          <li key={`${tail} ${available.currency}`} className={styles['account']}>
            <span className={styles['words']}>
              <span className={styles['name']}>{nameOf({ name, currency: available.currency })}</span>
              <span className={styles['tail']}>{t('tail', { tail })}</span>
            </span>
            <Amount amount={available} size="lead" />
          </li>
        ))}
      </ul>
      <p className={styles['note']}>{t('balancesNote')}</p>
    </Panel>
  );
});

function Telephones() {
  const { t } = useTranslation('offline');
  return (
    <Panel title={t('phones')}>
      <p className={styles['quiet']}>{t('phonesNote')}</p>
      <ul className={styles['phones']}>
        {brand.phones.map(({ label, dialled }) => (
          <li key={dialled}>
            <a className={styles['phone']} href={`tel:${dialled}`}>
              <Icon name="phone" size="small" />
              {label}
            </a>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
