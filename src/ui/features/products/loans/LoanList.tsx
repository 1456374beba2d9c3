import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
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
import { ProductTile, ProductTiles } from '../../../components/ProductTiles';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { usePercentText } from '../../../objects/deposits/usePercentText';
import { useLanguage } from '../../../language/useLanguage';
import { ShopLink } from '../../../objects/market/ShopLink';
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

  useEffect(() => void store.reload(), [store]);

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
      <WhenLoaded
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void store.reload()}
        empty={{
          icon: 'loan',
          title: t('empty.title'),
          text: t('empty.text'),
          action: <ShopLink product="loanApplication" />,
        }}
      >
        {() => (
          <ProductTiles>
            {store.loans.map((loan) => (
              <LoanItem key={loan.id} loan={loan} />
            ))}
          </ProductTiles>
        )}
      </WhenLoaded>
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
