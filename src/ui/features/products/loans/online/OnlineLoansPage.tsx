import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { AccountsStore } from '../../../../../application/accounts/AccountsStore';
import { isOpen } from '../../../../../domain/loan/digital/DigitalLoan';
import type { DigitalLoan } from '../../../../../domain/loan/digital/DigitalLoan';
import { formatDate } from '../../../../../domain/time/format';
import { useMoneyText } from '../../../../components/useMoneyText';
import { ButtonLink } from '../../../../components/Button';
import { PageHeader } from '../../../../components/PageHeader';
import { ProductTile, ProductTiles } from '../../../../components/ProductTiles';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import { useService } from '../../../../kernel/ServicesContext';
import { LOANS_PATH } from '../../../../objects/loans/loanPaths';
import { ApplicationBadge } from './ApplicationFacts';
import { applicationPath, LOAN_CALCULATOR_PATH } from '../../../../objects/loans/onlineLoanPaths';
import { OnlineLoanPagesViewModel } from './OnlineLoanPagesViewModel';

const SKELETON_ROWS = 4;

/** Online loan applications, latest first, with the link to a new one. */
export const OnlineLoansPage = observer(function OnlineLoansPage() {
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const pages = useService(OnlineLoanPagesViewModel);
  const store = useService(AccountsStore);
  const { accounts } = store;
  const [list] = useState(pages.newList);

  useEffect(() => void store.ensure(), [store]);
  // The stream replaces the account an application is about when the bank has decided.
  useEffect(() => void list.load('', { keep: true }), [list, accounts]);

  const applications = list.value;
  const open = applications?.some(({ status }) => isOpen(status)) === true;
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        back={{ to: LOANS_PATH, label: t('loans:title') }}
        actions={open ? undefined : <ButtonLink to={LOAN_CALCULATOR_PATH}>{t('calculate')}</ButtonLink>}
      />
      <WhenLoaded
        status={applications?.length === 0 ? 'EMPTY' : list.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void list.load('')}
        empty={{ icon: 'loan', title: t('empty.title'), text: t('empty.text') }}
      >
        {() => (
          <ProductTiles>
            {applications?.map((application) => (
              <ApplicationItem key={application.id} application={application} />
            ))}
          </ProductTiles>
        )}
      </WhenLoaded>
    </>
  );
});

const ApplicationItem = observer(function ApplicationItem({ application }: { readonly application: DigitalLoan }) {
  const language = useLanguage();
  const { t } = useTranslation(['onlineLoan', 'loans']);
  const moneyText = useMoneyText();
  const { id, status, approved, asked, termMonths, askedAt } = application;
  return (
    <ProductTile
      path={applicationPath(id)}
      name={t('named', { amount: moneyText(approved ?? asked) })}
      mark={<ApplicationBadge status={status} />}
      note={t('line', { term: t('loans:months', { count: termMonths }), day: formatDate(askedAt, language) })}
    />
  );
});
