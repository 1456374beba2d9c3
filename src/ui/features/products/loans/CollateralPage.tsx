import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../../domain/loan/Loan';
import { add, money } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import { Amount } from '../../../components/Amount';
import { EmptyState } from '../../../components/EmptyState';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { LoanFrame } from './LoanFrame';

/** Collateral of a loan, with its appraised value. */
export function CollateralPage() {
  return <LoanFrame page="collateral">{(loan) => <Pieces loan={loan} />}</LoanFrame>;
}

function Pieces({ loan: { collateral, outstanding } }: { readonly loan: Loan }) {
  const { t } = useTranslation('loans');
  if (collateral.length === 0) {
    return (
      <Panel>
        <EmptyState icon="shield" title={t('collateral.none.title')} text={t('collateral.none.text')} />
      </Panel>
    );
  }
  const total = collateral.reduce<Money>((sum, { value }) => add(sum, value), money(0n, outstanding.currency));
  return (
    <>
      {collateral.map(({ id, kind, description, value }) => (
        <Panel key={id} title={t(`collateral.kinds.${kind}`)}>
          <SummaryList
            rows={[
              { key: 'description', term: t('collateral.description'), value: description },
              { key: 'value', term: t('collateral.value'), value: <Amount amount={value} /> },
            ]}
          />
        </Panel>
      ))}
      <Panel>
        <SummaryList
          rows={[
            { key: 'total', term: t('collateral.total'), value: <Amount amount={total} /> },
            { key: 'outstanding', term: t('facts.outstanding'), value: <Amount amount={outstanding} /> },
          ]}
        />
      </Panel>
    </>
  );
}
