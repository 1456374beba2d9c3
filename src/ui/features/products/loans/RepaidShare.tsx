import { useTranslation } from 'react-i18next';

import type { Loan } from '../../../../domain/loan/Loan';
import { subtract } from '../../../../domain/money/Money';
import { shareOf } from '../../../../domain/money/shareOf';
import { Amount } from '../../../components/Amount';
import { useAmountsHidden } from '../../../components/HiddenAmounts';
import { ShareBar } from '../../../components/ShareBar';
import styles from '../../../objects/loans/Loans.module.css';

/** Repaid share of a loan. The bar is not drawn while amounts are hidden, because its length would reveal them. */
export function RepaidShare({
  loan: { disbursed, outstanding },
}: {
  readonly loan: Pick<Loan, 'disbursed' | 'outstanding'>;
}) {
  const { t } = useTranslation('loans');
  const hidden = useAmountsHidden();
  const repaid = subtract(disbursed, outstanding);
  return (
    <div className={styles['share']}>
      {!hidden && <ShareBar label={t('repaidShare')} share={shareOf(repaid, disbursed)} />}
      <p className={styles['ends']}>
        <span>
          {t('repaid')} <Amount amount={repaid} />
        </span>
        <span>
          {t('facts.disbursed')} <Amount amount={disbursed} />
        </span>
      </p>
    </div>
  );
}
