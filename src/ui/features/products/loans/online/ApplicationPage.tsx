import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';

import { AccountsStore } from '../../../../../application/accounts/AccountsStore';
import { isOpen } from '../../../../../domain/loan/digital/DigitalLoan';
import type { DigitalLoan } from '../../../../../domain/loan/digital/DigitalLoan';
import { Button, ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { FailureAlert } from '../../../../components/FailureAlert';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { QuestionDialog } from '../../../../components/QuestionDialog';
import { Stack } from '../../../../components/Stack';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import { AgreementButton } from './AgreementButton';
import { ApplicationCaseLink } from '../../../../objects/cases/ApplicationCaseLink';
import { ApplicationFacts } from './ApplicationFacts';
import { CalculationFacts } from '../../../../objects/loans/CalculationFacts';
import {
  agreementPath,
  LOAN_CALCULATOR_PATH,
  ONLINE_LOANS_PATH,
  onlineRepaymentPath,
} from '../../../../objects/loans/onlineLoanPaths';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

const SKELETON_ROWS = 6;

/** Application named in the address: its status, the cost of the loan, and the available actions. */
export function ApplicationPage() {
  const [address] = useSearchParams();
  const id = address.get('application');
  return id === null ? <Navigate to={ONLINE_LOANS_PATH} replace /> : <ApplicationOf key={id} id={id} />;
}

const ApplicationOf = observer(function ApplicationOf({ id }: { readonly id: string }) {
  const { t } = useTranslation('onlineLoan');
  const pages = useService(OnlineLoanPagesViewModel);
  const store = useService(AccountsStore);
  const { accounts } = store;
  const [details] = useState(pages.newDetails);

  useEffect(() => void store.ensure(), [store]);
  // The stream replaces the account an application is about when the bank has decided.
  useEffect(() => void details.load(id, { keep: true }), [details, id, accounts]);

  return (
    <>
      <PageHeader title={t('application')} back={{ to: ONLINE_LOANS_PATH, label: t('title') }} />
      <Stack>
        <WhenFound
          value={details.value}
          status={details.status}
          rows={SKELETON_ROWS}
          failed={t('applicationFailed')}
          onRetry={() => void details.load(id)}
        >
          {(value) => (
            <>
              <Panel>
                <ApplicationFacts application={value.application} />
                <ApplicationActions
                  application={value.application}
                  onChanged={() => void details.load(id, { keep: true })}
                />
              </Panel>
              {value.calculation !== undefined && (
                <Panel title={t('calculator.cost')}>
                  <CalculationFacts calculation={value.calculation} />
                </Panel>
              )}
            </>
          )}
        </WhenFound>
      </Stack>
    </>
  );
});

interface ApplicationActionsProps {
  readonly application: DigitalLoan;
  readonly onChanged: () => void;
}

const ApplicationActions = observer(function ApplicationActions({ application, onChanged }: ApplicationActionsProps) {
  const { t } = useTranslation('onlineLoan');
  const pages = useService(OnlineLoanPagesViewModel);
  const [withdrawal] = useState(pages.newWithdrawal);
  const { id, status, loanId } = application;
  const withdraw = async (): Promise<void> => {
    await withdrawal.withdraw(id);
    // The application may have gone on in the meantime, whatever the answer was.
    onChanged();
  };
  return (
    <>
      {withdrawal.failure !== undefined && <FailureAlert failure={withdrawal.failure} />}
      <ButtonRow apart>
        {status === 'approved' && <ButtonLink to={agreementPath(id)}>{t('toAgreement')}</ButtonLink>}
        <ApplicationCaseLink kind="onlineLoan" id={id} />
        {status === 'signed' && (
          <>
            {loanId !== undefined && <ButtonLink to={onlineRepaymentPath(loanId)}>{t('toLoan')}</ButtonLink>}
            <AgreementButton applicationId={id} />
          </>
        )}
        {isOpen(status) ? (
          <Button tone="secondary" onClick={withdrawal.ask}>
            {t('withdraw.button')}
          </Button>
        ) : (
          status !== 'signed' && (
            <ButtonLink tone="secondary" to={LOAN_CALCULATOR_PATH}>
              {t('calculate')}
            </ButtonLink>
          )
        )}
      </ButtonRow>
      <QuestionDialog
        open={withdrawal.asking}
        title={t('withdraw.title')}
        yes={t('withdraw.yes')}
        no={t('withdraw.no')}
        busy={withdrawal.busy}
        onYes={() => void withdraw()}
        onNo={withdrawal.keep}
      >
        {t('withdraw.text')}
      </QuestionDialog>
    </>
  );
});
