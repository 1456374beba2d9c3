import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { LoansStore } from '../../../../application/loans/LoansStore';
import { isPastDue } from '../../../../domain/loan/Loan';
import type { Loan } from '../../../../domain/loan/Loan';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { ProductTile } from '../../../components/ProductTiles';
import { usePercentText } from '../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../language/useLanguage';
import { ShopLink } from '../../../objects/market/ShopLink';
import { ProductList } from '../../../kernel/ProductList';
import { useService } from '../../../kernel/ServicesContext';
import { loanPath } from '../../../objects/loans/loanPaths';
import { ONLINE_LOANS_PATH } from '../../../objects/loans/onlineLoanPaths';
import { RepaidShare } from './RepaidShare';
import { useLoanName } from '../../../objects/loans/useLoanName';

const SKELETON_ROWS = 5;

/** The loans that are being repaid, the latest first. */
export const LoanList = observer(function LoanList() {
  const { t } = useTranslation('loans');
  const store = useService(LoansStore);
  const mayOpen = useMayOpen();

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={
          mayOpen(ONLINE_LOANS_PATH) && (
            <ButtonLink tone="secondary" to={ONLINE_LOANS_PATH}>
              {t('online')}
            </ButtonLink>
          )
        }
      />
      <ProductList
        store={store}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={{
          icon: 'loan',
          title: t('empty.title'),
          text: t('empty.text'),
          action: <ShopLink product="loanApplication" />,
        }}
      >
        {() => store.loans.map((loan) => <LoanItem key={loan.id} loan={loan} />)}
      </ProductList>
    </>
  );
});

const LoanItem = observer(function LoanItem({ loan }: { readonly loan: Loan }) {
  const language = useLanguage();
  const { t } = useTranslation('loans');
  const nameOf = useLoanName();
  const percentText = usePercentText();
  return (
    <ProductTile
      path={loanPath('credit', loan.id)}
      name={nameOf(loan)}
      mark={isPastDue(loan) && <Badge tone="negative">{t('arrears')}</Badge>}
      note={t('line', {
        rate: percentText(loan.rate),
        day: formatDay(loan.maturesOn, language),
        number: loan.contractNumber,
      })}
      figures={[
        { term: t('facts.outstanding'), value: <Amount amount={loan.outstanding} size="lead" /> },
        ...(loan.next === undefined
          ? []
          : [
              {
                term: t('facts.nextOn', { day: formatDay(loan.next.dueOn, language) }),
                value: <Amount amount={loan.next.amount} />,
              },
            ]),
        ...(loan.pastDue.minor > 0n ? [{ term: t('facts.pastDue'), value: <Amount amount={loan.pastDue} /> }] : []),
      ]}
    >
      <RepaidShare loan={loan} />
    </ProductTile>
  );
});
