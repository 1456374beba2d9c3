import { useTranslation } from 'react-i18next';

import type { MandateState } from '../../../../domain/invoice/DirectDebit';
import { Badge } from '../../../components/Badge';
import type { BadgeTone } from '../../../components/Badge';

const TONES: Readonly<Record<MandateState, BadgeTone>> = {
  waiting: 'caution',
  active: 'positive',
  revoked: 'neutral',
  refused: 'negative',
  expired: 'neutral',
};

/** State of a mandate. */
export function MandateBadge({ state }: { readonly state: MandateState }) {
  const { t } = useTranslation('directDebits');
  return <Badge tone={TONES[state]}>{t(`states.${state}`)}</Badge>;
}
