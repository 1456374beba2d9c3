import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Account } from '../../../../domain/account/Account';
import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useDayName } from '../../../components/useDayName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { rowsByDay } from '../../../objects/operations/historyDays';
import type { DayOfHistory } from '../../../objects/operations/historyDays';
import { historyRow } from '../../../objects/operations/historyRow';
import { OperationRow } from '../../../objects/operations/OperationRow';
import { useOwnAccountOf } from '../../../objects/operations/useOwnAccountOf';
import { useService } from '../../../kernel/ServicesContext';
import styles from './AccountOperations.module.css';
import { AccountPagesViewModel } from './AccountPagesViewModel';

const SKELETON_ROWS = 8;

interface AccountOperationsProps {
  readonly account: Account;
  /** True when the address asks for the operations, which are then scrolled to. */
  readonly inSight: boolean;
}

/** Operations of an account by day, the latest first, and older ones with each press. */
export const AccountOperations = observer(function AccountOperations({ account, inSight }: AccountOperationsProps) {
  const { t } = useTranslation('accounts');
  const { operations } = useService(AccountPagesViewModel);
  const place = useRef<HTMLDivElement>(null);
  const { id, dataVersion, number } = account;
  const accountOf = useOwnAccountOf();

  useEffect(() => void operations.load(id), [operations, id, dataVersion]);
  useEffect(() => {
    if (inSight) {
      place.current?.scrollIntoView({ block: 'start' });
    }
  }, [inSight]);

  return (
    <div ref={place} className={styles['place']}>
      <Panel title={t('latest.title')} flush action={<Link to={`/history?account=${id}`}>{t('latest.all')}</Link>}>
        <WhenLoaded
          bare
          status={operations.status}
          rows={SKELETON_ROWS}
          failed={t('latest.failed')}
          onRetry={() => void operations.load(id)}
          empty={{ icon: 'history', title: t('latest.emptyTitle'), text: t('latest.emptyText') }}
        >
          {() => (
            <>
              {rowsByDay(operations.transactions.map((each) => historyRow(each, [number], { accountOf }))).map(
                (day) => (
                  <Day key={day.day} {...day} />
                ),
              )}
              <More />
            </>
          )}
        </WhenLoaded>
      </Panel>
    </div>
  );
});

const More = observer(function More() {
  const { t } = useTranslation('accounts');
  const { operations } = useService(AccountPagesViewModel);
  return (
    <>
      {operations.moreFailed && (
        <Alert tone="negative" role="alert">
          <p>{t('latest.moreFailed')}</p>
        </Alert>
      )}
      {operations.hasMore && (
        <div className={styles['more']}>
          <Button tone="quiet" wide busy={operations.loadingMore} onClick={() => void operations.more()}>
            {t('latest.more')}
          </Button>
        </div>
      )}
    </>
  );
});

function Day({ day, rows }: DayOfHistory) {
  const dayName = useDayName();
  return (
    <>
      <h3 className={styles['day']}>{dayName(day)}</h3>
      <ul className={styles['rows']}>
        {rows.map((row) => (
          <li key={row.id} className={styles['row']}>
            <OperationRow row={row} timeOnly />
          </li>
        ))}
      </ul>
    </>
  );
}
