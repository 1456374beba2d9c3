import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';

import { AccountsStore } from '../../../../../application/accounts/AccountsStore';
import type { Account } from '../../../../../domain/account/Account';
import { listedAccounts, mainAccount } from '../../../../../domain/account/mainAccount';
import type { LoanOffer, OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { payoutViolation } from '../../../../../domain/loan/digital/LoanForm';
import { AccountPicker } from '../../../../components/AccountPicker';
import { Alert } from '../../../../components/Alert';
import { Button, ButtonLink } from '../../../../components/Button';
import { ButtonRow } from '../../../../components/ButtonRow';
import { ErrorSummary } from '../../../../components/ErrorSummary';
import { FailureAlert } from '../../../../components/FailureAlert';
import { PageHeader } from '../../../../components/PageHeader';
import { Panel } from '../../../../components/Panel';
import { Stack } from '../../../../components/Stack';
import { useFieldTexts } from '../../../../components/useFieldTexts';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useAttempts } from '../../../../kernel/useAttempts';
import { useService } from '../../../../kernel/ServicesContext';
import { askedQuery, useAskedLoan } from '../../../../objects/loans/askedLoan';
import { CalculationFacts } from '../../../../objects/loans/CalculationFacts';
import type { LoanCalculatorViewModel } from './LoanCalculatorViewModel';
import { LoanFields } from './LoanFields';
import { applicationPath, LOAN_APPLICATION_PATH, ONLINE_LOANS_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

const SKELETON_ROWS = 6;
const FIELDS = ['amountText', 'accountId'] as const;

/** Calculator of the cost of a loan, and the application for it; the address may carry what was asked for before the sign-in. */
export const CalculatorPage = observer(function CalculatorPage() {
  const { t } = useTranslation('onlineLoan');
  const pages = useService(OnlineLoanPagesViewModel);
  const accounts = useService(AccountsStore);
  const [model] = useState(pages.newCalculator);
  const [asked] = useState(useAskedLoan());

  useEffect(() => void model.load(asked), [model, asked]);
  useEffect(() => void accounts.ensure(), [accounts]);

  if (model.applied !== undefined) {
    return <Navigate to={applicationPath(model.applied.id)} replace />;
  }
  const { offer, term, unread } = model;
  return (
    <>
      <PageHeader
        title={t('calculator.title')}
        lead={t('calculator.lead')}
        back={{ to: ONLINE_LOANS_PATH, label: t('title') }}
      />
      <WhenFound
        value={offer && term && { offer, term }}
        status={unread ? 'ERROR' : 'LOADING'}
        rows={SKELETON_ROWS}
        failed={t('calculator.failed')}
        onRetry={() => void model.load()}
      >
        {(known) => <Calculator model={model} {...known} />}
      </WhenFound>
    </>
  );
});

interface CalculatorProps {
  readonly model: LoanCalculatorViewModel;
  readonly offer: LoanOffer;
  readonly term: OfferedTerm;
}

const Calculator = observer(function Calculator({ model, offer, term }: CalculatorProps) {
  const { t } = useTranslation('onlineLoan');
  const { accounts } = useService(AccountsStore);
  const { attempt, submit } = useAttempts(model);
  const { texts, summary } = useFieldTexts(FIELDS, model.violations, undefined);
  const { calculation } = model;
  return (
    <Stack>
      <form noValidate onSubmit={submit}>
        <Stack>
          <ErrorSummary violations={summary} attempt={attempt} />
          {model.failure !== undefined && <FailureAlert failure={model.failure} />}
          {offer.failureCode !== undefined && (
            <Alert tone="caution" title={t('calculator.unlikely')}>
              <p>{t(`reasons.${offer.failureCode}`)}</p>
            </Alert>
          )}
          <Panel>
            <LoanFields model={model} offer={offer} term={term} violation={texts.amountText} />
          </Panel>
          {calculation !== undefined && (
            <Panel title={t('calculator.cost')}>
              <CalculationFacts calculation={calculation} />
            </Panel>
          )}
          {calculation !== undefined && offer.openId === undefined && (
            <Panel>
              <PayoutAccount model={model} accounts={accounts} term={term} violation={texts.accountId} />
            </Panel>
          )}
          <ButtonRow apart>
            {calculation !== undefined && offer.openId !== undefined ? (
              <ButtonLink tone="secondary" to={applicationPath(offer.openId)}>
                {t('calculator.toOpen')}
              </ButtonLink>
            ) : (
              <Button type="submit" busy={model.busy}>
                {t(calculation === undefined ? 'calculate' : 'calculator.apply')}
              </Button>
            )}
          </ButtonRow>
        </Stack>
      </form>
      <ButtonLink
        tone="quiet"
        to={`${LOAN_APPLICATION_PATH}${calculation === undefined ? '' : askedQuery(calculation)}`}
      >
        {t('calculator.otherLoans')}
      </ButtonLink>
    </Stack>
  );
});

interface PayoutAccountProps {
  readonly model: LoanCalculatorViewModel;
  readonly accounts: readonly Account[];
  readonly term: OfferedTerm;
  readonly violation: string | undefined;
}

/** Choice of the account the loan is paid out to; the main one of those that can take it is chosen first. */
const PayoutAccount = observer(function PayoutAccount({ model, accounts, term, violation }: PayoutAccountProps) {
  const { t } = useTranslation('onlineLoan');
  const main = mainAccount(accounts, (account) => payoutViolation(account, term));

  // eslint-disable-next-line react-hooks/exhaustive-deps -- a choice that is taken back is not made again
  useEffect(() => model.choose(accounts.find(({ id }) => id === model.form.accountId) ?? main), [model]);

  return (
    <AccountPicker
      id="accountId"
      label={t('calculator.account')}
      hint={t('calculator.accountHint')}
      options={listedAccounts(accounts).map((account) => ({ account, reason: payoutViolation(account, term) }))}
      value={model.form.accountId}
      onChange={(id) => model.choose(accounts.find((account) => account.id === id))}
      violation={violation}
    />
  );
});
