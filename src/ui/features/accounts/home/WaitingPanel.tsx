import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { formatDayInWords } from '../../../../domain/time/dayInWords';
import { Button, ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { loanPath } from '../../../objects/loans/loanPaths';
import { useLoanName } from '../../../objects/loans/useLoanName';
import { CALENDAR_PATH } from '../calendar';
import { NotificationsViewModel } from '../../profile/notifications';
import { useService } from '../../../kernel/ServicesContext';
import styles from './WaitingPanel.module.css';
import { WaitingViewModel } from './WaitingViewModel';

/** With the words of payments, fetched for a customer who has begun one. */
const DraftName = lazy(() => import('./DraftName').then((module) => ({ default: module.DraftName })));

const INVOICES_PATH = '/payment/invoice';

interface Task {
  readonly key: string;
  readonly act: ReactNode;
}

/**
 * The most urgent of what waits for a person, the others behind a button; where nothing waits, the next event. It has one height whatever it
 * shows, so that nothing below it moves.
 */
export const WaitingPanel = observer(function WaitingPanel() {
  const { t } = useTranslation('home');
  const model = useService(WaitingViewModel);
  const tasks = useOwnTasks();
  const [isOpen, setIsOpen] = useState(false);
  const others = tasks.length - 1;
  return (
    <Panel>
      <div className={styles['strip']} aria-busy={model.isLoading || undefined}>
        {tasks.length === 0 ? (
          <p className={styles['quiet']}>{!model.isLoading && <NextEvent model={model} />}</p>
        ) : (
          <ul className={styles['list']} aria-label={t('waiting.title')}>
            {(isOpen ? tasks : tasks.slice(0, 1)).map(({ key, act }) => (
              <li key={key}>{act}</li>
            ))}
          </ul>
        )}
        {others > 0 && !isOpen && (
          <Button size="small" tone="quiet" onClick={() => setIsOpen(true)}>
            {t('more', { number: others })}
          </Button>
        )}
      </div>
    </Panel>
  );
});

function NextEvent({ model: { nextEvent } }: { readonly model: WaitingViewModel }) {
  const { t } = useTranslation(['home', 'calendar']);
  const language = useLanguage();
  return nextEvent === undefined ? (
    t('home:waiting.none')
  ) : (
    <Link to={CALENDAR_PATH}>
      {t('home:waiting.next', {
        day: formatDayInWords(nextEvent.day, language),
        name: t(`calendar:kinds.${nextEvent.kind}`),
      })}
    </Link>
  );
}

/** Overdue loans, invoices to pay, unfinished forms and unread notifications, each with the way to it. Called within an observer. */
export function useOwnTasks(): readonly Task[] {
  const { t } = useTranslation('home');
  const model = useService(WaitingViewModel);
  const notifications = useService(NotificationsViewModel);
  const loanName = useLoanName();
  const { overdueLoans, invoicesToPay, drafts } = model;
  const { unviewed } = notifications;
  useEffect(() => model.load(), [model]);
  return [
    ...overdueLoans.map((loan) => ({
      key: loan.id,
      act: (
        <ButtonLink size="small" tone="secondary" icon="warning" to={loanPath('credit', loan.id)}>
          {t('waiting.overdue', { name: loanName(loan) })}
        </ButtonLink>
      ),
    })),
    ...(invoicesToPay > 0
      ? [
          {
            key: INVOICES_PATH,
            act: (
              <ButtonLink size="small" tone="secondary" icon="invoice" to={INVOICES_PATH}>
                {t('waiting.invoices', { number: invoicesToPay })}
              </ButtonLink>
            ),
          },
        ]
      : []),
    ...drafts.map(({ name, path }) => ({
      key: path,
      act: (
        <ButtonLink size="small" tone="secondary" icon="pencil" to={path}>
          <Suspense fallback={t('waiting.draft', { name: '…' })}>
            <DraftName name={name} />
          </Suspense>
        </ButtonLink>
      ),
    })),
    ...(unviewed > 0
      ? [
          {
            key: 'notices',
            act: (
              <Button size="small" tone="secondary" icon="bell" onClick={notifications.open}>
                {t('waiting.notices', { number: unviewed })}
              </Button>
            ),
          },
        ]
      : []),
  ];
}
