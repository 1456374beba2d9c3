import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { LoansStore } from '../../../../application/loans/LoansStore';
import type { Loan } from '../../../../domain/loan/Loan';
import { Alert } from '../../../components/Alert';
import { Amount } from '../../../components/Amount';
import { Button, ButtonLink } from '../../../components/Button';
import { ButtonRow } from '../../../components/ButtonRow';
import { SEPARATOR } from '../../../components/lineParts';
import { PageHeader } from '../../../components/PageHeader';
import { PageTabs } from '../../../components/PageTabs';
import { Panel } from '../../../components/Panel';
import { SelectField } from '../../../components/SelectField';
import { Stack } from '../../../components/Stack';
import { useService } from '../../../kernel/ServicesContext';
import { LOAN_PAGES, loanPath, LOANS_PATH, restructuringPath } from '../../../objects/loans/loanPaths';
import type { LoanPage } from '../../../objects/loans/loanPaths';
import styles from '../../../objects/loans/Loans.module.css';
import { useRepay } from './repayment/useRepay';
import { RepaidShare } from './RepaidShare';
import { useRestructuringRefusal } from './restructuring/useRestructuringRefusal';
import { useLoanName } from '../../../objects/loans/useLoanName';
import { WhenLoan } from './WhenLoan';

interface LoanFrameProps {
  readonly page: LoanPage;
  readonly children: (loan: Loan) => ReactNode;
}

/**
 * Frame of the pages of a loan: choice of the loan, outstanding debt, and links to the other pages. The first loan is shown when none is
 * named.
 */
export const LoanFrame = observer(function LoanFrame({ page, children }: LoanFrameProps) {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  const [address, setAddress] = useSearchParams();
  const asked = address.get('loan');
  const loan = asked === null ? store.loans[0] : store.byId(asked);

  useEffect(() => void store.ensure(), [store]);

  return (
    <>
      <PageHeader title={t(`pages.${page}`)} back={{ to: LOANS_PATH, label: t('title') }} />
      <Stack>
        <WhenLoan loan={loan}>
          {(found) => (
            <>
              <LoanHead loan={found} loans={store.loans} choose={(id) => setAddress({ loan: id }, { replace: true })} />
              <PageTabs
                label={t('nav')}
                pages={LOAN_PAGES.map((each) => ({ to: loanPath(each, found.id), title: t(`pages.${each}`) }))}
              />
              {children(found)}
            </>
          )}
        </WhenLoan>
      </Stack>
    </>
  );
});

interface LoanHeadProps {
  readonly loan: Loan;
  readonly loans: readonly Loan[];
  readonly choose: (loanId: string) => void;
}

function LoanHead({ loan, loans, choose }: LoanHeadProps) {
  const { t } = useTranslation('loans');
  const nameOf = useLoanName();
  const repay = useRepay();
  const runsLonger = useRestructuringRefusal(loan) === undefined;
  return (
    <>
      {loan.arrearsDays > 0 && (
        <Alert tone="negative" title={t('arrearsTitle', { count: loan.arrearsDays })}>
          <p>{t(loan.penaltyRate > 0 ? 'arrearsText' : 'arrearsWithoutPenalty')}</p>
        </Alert>
      )}
      <Panel>
        <div className={styles['chosen']}>
          <SelectField
            id="loan"
            label={t('loan')}
            options={loans.map((each) => ({
              value: each.id,
              label: [nameOf(each), each.contractNumber].join(SEPARATOR),
            }))}
            value={loan.id}
            onChange={choose}
          />
          <div>
            <p className={styles['note']}>{t('facts.outstanding')}</p>
            <p>
              <Amount amount={loan.outstanding} size="large" />
            </p>
          </div>
        </div>
        <RepaidShare loan={loan} />
        {loan.actions.includes('repay') && (
          <ButtonRow apart>
            <Button onClick={() => repay(loan)}>{t('repayment.button')}</Button>
            {runsLonger && (
              <ButtonLink tone="secondary" to={restructuringPath(loan.id)}>
                {t('restructuring.button')}
              </ButtonLink>
            )}
          </ButtonRow>
        )}
      </Panel>
    </>
  );
}
