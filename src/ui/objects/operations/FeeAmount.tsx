import { useTranslation } from 'react-i18next';

import type { Money } from '../../../domain/money/Money';
import { Amount } from '../../components/Amount';

interface FeeAmountProps {
  readonly fee: Money;
  /** True where amounts are shown although the customer hides them. */
  readonly always?: boolean;
}

/** A fee beside its label; for nothing, the words that there is none. */
export function FeeAmount({ fee, always = false }: FeeAmountProps) {
  const { t } = useTranslation('operations');
  return fee.minor === 0n ? t('fees.none') : <Amount amount={fee} always={always} />;
}
