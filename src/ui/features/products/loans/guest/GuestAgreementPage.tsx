import { useTranslation } from 'react-i18next';

import { ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { Page } from '../../../../components/Page';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { SignInLink } from '../../../../kernel/SignInLink';
import { LOAN_CALCULATOR_PATH, ONLINE_LOANS_PATH } from '../../../../objects/loans/onlineLoanPaths';
import styles from './GuestLoans.module.css';
import { useLoansBack } from './useLoansBack';

const CLAUSES = ['payout', 'instalments', 'penalty', 'earlyRepayment', 'signature'] as const;

/** Clauses of the agreement of an online loan, word for word, for who is not signed in. */
export function GuestAgreementPage() {
  const { t } = useTranslation(['guestLoans', 'onlineLoan']);
  return (
    <Page kind="list">
      <PageHeader title={t('onlineLoan:agreement.title')} lead={t('agreement.lead')} back={useLoansBack()} />
      <Panel>
        <ol className={styles['steps']}>
          {CLAUSES.map((clause) => (
            <li key={clause}>{t(`clauses.${clause}`)}</li>
          ))}
        </ol>
        <ButtonRow apart>
          <ButtonLink to={LOAN_CALCULATOR_PATH}>{t('onlineLoan:calculate')}</ButtonLink>
          <SignInLink tone="secondary" returnTo={ONLINE_LOANS_PATH}>
            {t('signInToSign')}
          </SignInLink>
        </ButtonRow>
      </Panel>
    </Page>
  );
}
