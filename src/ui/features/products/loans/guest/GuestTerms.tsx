import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { OfferedTerm } from '../../../../../domain/loan/digital/DigitalLoan';
import { WhenFound } from '../../../../components/WhenLoaded';
import { useService } from '../../../../kernel/ServicesContext';
import { GuestLoansViewModel } from './GuestLoansViewModel';

const SKELETON_ROWS = 6;

/** Terms of online loans, loaded; the children show them. */
export const GuestTerms = observer(function GuestTerms({
  children,
}: {
  readonly children: (terms: readonly OfferedTerm[]) => ReactNode;
}) {
  const { t } = useTranslation('onlineLoan');
  const pages = useService(GuestLoansViewModel);
  const [offer] = useState(pages.newTerms);

  useEffect(() => void offer.load(''), [offer]);

  return (
    <WhenFound
      bare
      value={offer.value}
      status={offer.status}
      rows={SKELETON_ROWS}
      failed={t('calculator.failed')}
      onRetry={() => void offer.load('')}
    >
      {({ terms }) => children(terms)}
    </WhenFound>
  );
});
