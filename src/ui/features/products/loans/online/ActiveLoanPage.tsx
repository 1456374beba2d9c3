import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';

import { LoansStore } from '../../../../../application/loans/LoansStore';
import { Amount } from '../../../../components/Amount';
import { Button, ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { SummaryList } from '../../../../components/SummaryList';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import { loanPath } from '../../../../objects/loans/loanPaths';
import { useRepay } from '../repayment/useRepay';
import { ScheduleTable } from '../../../../objects/loans/ScheduleTable';
import { ONLINE_LOANS_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

const SKELETON_ROWS = 6;

/** A loan that was signed online: what is still owed, its schedule, and the way to repaying it. */
export function ActiveLoanPage() {
  const [address] = useSearchParams();
  const loanId = address.get('loan');
  return loanId === null ? <Navigate to={ONLINE_LOANS_PATH} replace /> : <ActiveLoan key={loanId} loanId={loanId} />;
}

const ActiveLoan = observer(function ActiveLoan({ loanId }: { readonly loanId: string }) {
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const pages = useService(OnlineLoanPagesViewModel);
  const store = useService(LoansStore);
  const repay = useRepay();
  const [active] = useState(pages.newActive);
  const loan = store.byId(loanId);

  useEffect(() => void store.ensure(), [store]);
  useEffect(() => void active.load(loanId, { keep: true }), [active, loanId, loan?.dataVersion]);

  return (
    <>
      <PageHeader title={t('active.title')} back={{ to: ONLINE_LOANS_PATH, label: t('title') }} />
      <WhenFound
        value={active.value}
        status={active.status}
        rows={SKELETON_ROWS}
        failed={t('active.failed')}
        onRetry={() => void active.load(loanId)}
      >
        {(value) => (
          <Stack>
            <Panel>
              <SummaryList
                rows={[
                  { key: 'contract', term: t('facts.contract'), value: value.application.contractNumber ?? '' },
                  ...(loan === undefined
                    ? []
                    : [
                        {
                          key: 'left',
                          term: t('loans:facts.outstanding'),
                          value: <Amount amount={loan.outstanding} size="lead" />,
                        },
                        {
                          key: 'close',
                          term: t('loans:facts.totalToClose'),
                          value: <Amount amount={loan.totalToClose} />,
                        },
                      ]),
                ]}
              />
              <ButtonRow apart>
                {loan !== undefined && <Button onClick={() => repay(loan)}>{t('loans:repayment.button')}</Button>}
                <ButtonLink tone="secondary" to={loanPath('credit', loanId)}>
                  {t('active.everything')}
                </ButtonLink>
              </ButtonRow>
            </Panel>
            <Panel title={t('schedule')}>
              <ScheduleTable lines={value.schedule.lines} label={t('schedule')} />
            </Panel>
          </Stack>
        )}
      </WhenFound>
    </>
  );
});
