import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { CustomerLimit } from '../../../../domain/limit/CustomerLimit';
import { formatMoney } from '../../../../domain/money/formatAmount';
import type { Money } from '../../../../domain/money/Money';
import { shareOf } from '../../../../domain/money/shareOf';
import { Alert } from '../../../components/Alert';
import { Badge } from '../../../components/Badge';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { ShareBar } from '../../../components/ShareBar';
import { useLanguage } from '../../../language/useLanguage';
import styles from './Limits.module.css';
import { useAmountsText } from './useAmountsText';

/** Limit of one kind of transfer: maximum per transfer, and the used share per day and month. */
export const LimitPanel = observer(function LimitPanel({
  limit,
  title,
}: {
  readonly limit: CustomerLimit;
  readonly title?: string;
}) {
  const mayOpen = useMayOpen();
  const amountsText = useAmountsText();
  const { t } = useTranslation('limits');
  const language = useLanguage();
  const { transferCode, level, current } = limit;
  const most = formatMoney(current.maximum, language);
  return (
    <Panel title={title ?? t(`codes.${transferCode}`)} action={<Badge>{t(`levels.${level}`)}</Badge>}>
      <div className={styles['limit']}>
        <p>{t('once', { least: formatMoney(current.minimum, language), most })}</p>
        <Period name={t('day')} used={limit.usedToday} left={limit.leftToday} whole={current.daily} />
        <Period name={t('month')} used={limit.usedThisMonth} left={limit.leftThisMonth} whole={current.monthly} />
        {limit.requested !== undefined && (
          <Alert tone="caution">
            <p>{t('requested', { amounts: amountsText(limit.requested.amounts) })}</p>
          </Alert>
        )}
        {mayOpen('/change-limit') && (
          <p>
            <Link
              to={`/change-limit?code=${transferCode}`}
              aria-label={`${t('change.link')}: ${t(`codes.${transferCode}`)}`}
            >
              {t('change.link')}
            </Link>
          </p>
        )}
      </div>
    </Panel>
  );
});

interface PeriodProps {
  readonly name: string;
  readonly used: Money;
  readonly left: Money;
  readonly whole: Money;
}

/** Used and remaining part of a daily or monthly limit, as text and as a bar. */
function Period({ name, used, left, whole }: PeriodProps) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  return (
    <div className={styles['period']}>
      <p className={styles['figures']}>
        <span className={styles['name']}>{name}</span>
        <span>{t('left', { left: formatMoney(left, language) })}</span>
      </p>
      <ShareBar label={name} share={shareOf(used, whole)} />
      <p className={styles['note']}>
        {t('used', { used: formatMoney(used, language), whole: formatMoney(whole, language) })}
      </p>
    </div>
  );
}
