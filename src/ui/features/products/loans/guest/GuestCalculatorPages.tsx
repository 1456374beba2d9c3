import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { Page } from '../../../../components/Page';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { SignInLink } from '../../../../kernel/SignInLink';
import { useGuestBack } from '../../../../kernel/useGuestBack';
import { askedQuery } from '../../../../objects/loans/askedLoan';
import { CalculationFacts } from '../../../../objects/loans/CalculationFacts';
import { LOAN_CALCULATOR_PATH, REPAYMENT_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { ScheduleTable } from '../../../../objects/loans/ScheduleTable';
import { GuestCalculator } from './GuestCalculator';
import { useLoansBack } from './useLoansBack';

/** Calculator of the cost of a loan for who is not signed in: applying leads through the sign-in, with what was typed. */
export function GuestLoanCalculatorPage() {
  const { t } = useTranslation(['guestLoans', 'onlineLoan']);
  return (
    <Page kind="form">
      <PageHeader
        title={t('onlineLoan:calculator.title')}
        lead={t('onlineLoan:calculator.lead')}
        back={useGuestBack()}
      />
      <GuestCalculator
        result={(calculation) => (
          <Panel title={t('onlineLoan:calculator.cost')}>
            <CalculationFacts calculation={calculation} />
            <ButtonRow apart>
              <SignInLink returnTo={LOAN_CALCULATOR_PATH + askedQuery(calculation)}>{t('signInToApply')}</SignInLink>
            </ButtonRow>
          </Panel>
        )}
      />
    </Page>
  );
}

/** Schedule of a loan for who is not signed in, and how it is repaid. */
export function GuestSchedulePage() {
  const { t } = useTranslation(['guestLoans', 'onlineLoan']);
  return (
    <Page kind="list">
      <PageHeader title={t('repayment.title')} lead={t('repayment.lead')} back={useLoansBack()} />
      <GuestCalculator
        result={(calculation) => (
          <Panel title={t('onlineLoan:schedule')}>
            <ScheduleTable lines={calculation.lines} label={t('onlineLoan:schedule')} />
            <ButtonRow apart>
              <ButtonLink to={LOAN_CALCULATOR_PATH + askedQuery(calculation)}>{t('toCost')}</ButtonLink>
              <SignInLink tone="secondary" returnTo={REPAYMENT_PATH}>
                {t('signInToRepay')}
              </SignInLink>
            </ButtonRow>
          </Panel>
        )}
      />
    </Page>
  );
}
