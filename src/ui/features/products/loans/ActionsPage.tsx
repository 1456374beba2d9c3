import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../../domain/loan/Loan';
import { Button, ButtonLink } from '../../../components/Button';
import { Panel } from '../../../components/Panel';
import { LoanFrame } from './LoanFrame';
import { restructuringPath } from '../../../objects/loans/loanPaths';
import styles from '../../../objects/loans/Loans.module.css';
import { useRepay } from './repayment/useRepay';
import { useRestructuringRefusal } from './restructuring/useRestructuringRefusal';

/** Operations available for a loan, each on its own page. */
export function ActionsPage() {
  return <LoanFrame page="actions">{(loan) => <Actions loan={loan} />}</LoanFrame>;
}

function Actions({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  const repay = useRepay();
  const failureCode = useRestructuringRefusal(loan);
  const pages = [
    { name: 'topUp', to: '/payment/own-accounts' },
    { name: 'history', to: '/history' },
  ] as const;
  return (
    <Panel title={t('actions.title')}>
      {loan.actions.includes('repay') && (
        <Action name="repay">
          <Button tone="secondary" size="small" onClick={() => repay(loan)}>
            {t('actions.repay.link')}
          </Button>
        </Action>
      )}
      <Action name="restructure" note={failureCode && t(`restructuring.obstacles.${failureCode}`)}>
        {(failureCode === undefined || failureCode === 'UNDER_REVIEW') && (
          <ButtonLink tone="secondary" size="small" to={restructuringPath(loan.id)}>
            {t(failureCode === undefined ? 'actions.restructure.link' : 'restructuring.openRequest')}
          </ButtonLink>
        )}
      </Action>
      {pages.map(({ name, to }) => (
        <Action key={name} name={name}>
          <ButtonLink tone="secondary" size="small" to={to}>
            {t(`actions.${name}.link`)}
          </ButtonLink>
        </Action>
      ))}
    </Panel>
  );
}

interface ActionProps {
  readonly name: 'repay' | 'restructure' | 'topUp' | 'history';
  /** Text shown in place of the operation when it is not available. */
  readonly note?: string | undefined;
  readonly children: ReactNode;
}

function Action({ name, note, children }: ActionProps) {
  const { t } = useTranslation('loans');
  return (
    <div className={styles['action']}>
      <div className={styles['words']}>
        <p className={styles['what']}>{t(`actions.${name}.title`)}</p>
        <p className={styles['note']}>{note ?? t(`actions.${name}.text`)}</p>
      </div>
      {children}
    </div>
  );
}
