import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import { isPastDue } from '../../../../domain/loan/Loan';
import type { Loan } from '../../../../domain/loan/Loan';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import type { SummaryRow } from '../../../components/SummaryList';
import { usePercentText } from '../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../language/useLanguage';
import { LoanFrame } from './LoanFrame';
import { LoanList } from './LoanList';
import { restructuringPath } from '../../../objects/loans/loanPaths';
import { RestructuringBadge } from './restructuring/RestructuringRequest';
import { useProductName } from '../../../objects/loans/useLoanName';

/** All loans, or the one named in the address: next instalment, amount to close it, and contract terms. */
export function CreditPage() {
  const [address] = useSearchParams();
  return address.has('loan') ? <LoanFrame page="credit">{(loan) => <Credit loan={loan} />}</LoanFrame> : <LoanList />;
}

function Credit({ loan }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  return (
    <>
      <Panel title={t('owed')}>
        <SummaryList rows={useOwed(loan)} />
      </Panel>
      <Panel title={t('contract')}>
        <SummaryList rows={useTerms(loan)} />
      </Panel>
    </>
  );
}

function row(key: string, term: string, value: SummaryRow['value']): SummaryRow {
  return { key, term, value };
}

function useOwed(loan: Loan): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const { next } = loan;
  return [
    ...(isPastDue(loan)
      ? [
          row('pastDue', t('facts.pastDue'), <Amount amount={loan.pastDue} />),
          row('penalty', t('facts.penalty'), <Amount amount={loan.penalty} />),
        ]
      : []),
    ...(next === undefined
      ? []
      : [
          row('nextDay', t('facts.nextDay'), formatDay(next.dueOn, language)),
          row('next', t('facts.next'), <Amount amount={next.amount} size="lead" />),
          row('principal', t('facts.principal'), <Amount amount={next.principal} />),
          row('interest', t('facts.interest'), <Amount amount={next.interest} />),
        ]),
    row('prepaid', t('facts.prepaid'), <Amount amount={loan.prepaid} />),
    row('accrued', t('facts.accrued', { day: formatDay(loan.accruedOn, language) }), <Amount amount={loan.accrued} />),
    row('totalToClose', t('facts.totalToClose'), <Amount amount={loan.totalToClose} size="lead" />),
  ];
}

function useTerms(loan: Loan): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const percentText = usePercentText();
  const productName = useProductName();
  return [
    row('product', t('facts.product'), productName(loan)),
    row('number', t('facts.number'), loan.contractNumber),
    row('account', t('facts.account'), groupAccountNumber(loan.accountNumber)),
    row('disbursed', t('facts.disbursed'), <Amount amount={loan.disbursed} />),
    row('rate', t('facts.rate'), t('yearly', { rate: percentText(loan.rate) })),
    row('penaltyRate', t('facts.penaltyRate'), t('yearly', { rate: percentText(loan.penaltyRate) })),
    row('method', t('facts.method'), t(`methods.${loan.method}`)),
    row('dayCount', t('facts.dayCount'), t(`dayCounts.${loan.dayCount}`)),
    row('term', t('facts.term'), t('months', { count: loan.termMonths })),
    row('opened', t('facts.opened'), formatDay(loan.openedOn, language)),
    row('matures', t('facts.matures'), formatDay(loan.maturesOn, language)),
    row('repaymentAccount', t('facts.repaymentAccount'), groupAccountNumber(loan.repaymentAccountNumber)),
    ...(loan.restructuring === undefined
      ? []
      : [
          {
            ...row(
              'restructuring',
              t('restructuring.request'),
              <RestructuringBadge status={loan.restructuring.status} />,
            ),
            change: {
              to: restructuringPath(loan.id),
              label: t('restructuring.open'),
              spoken: t('restructuring.openRequest'),
            },
          },
        ]),
  ];
}
