import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Failure } from '../../../application/operations/failureCodes';
import { TRANSFER_CODES } from '../../../domain/movements/movements';
import type { TransferCode } from '../../../domain/movements/movements';
import { useMayOpen } from '../../components/OpenScreens';

/** Refusals that a higher limit ends; the smallest amount of a limit is not the customer's to change. */
const ENDED_BY_MORE: ReadonlySet<Failure['code']> = new Set<Failure['code']>([
  'MAX_LIM_EXCEEDED',
  'DAILY_LIMIT_EXCEEDED',
  'MONTHLY_LIMIT_EXCEEDED',
]);

/** Way from a refusal by a limit to the change of that very limit, by its name; nothing for who may not change limits. */
export function ChangeLimitLink({ failure }: { readonly failure: Failure }) {
  const mayOpen = useMayOpen();
  const code = TRANSFER_CODES.find((each) => each === failure.data?.['limitCode']);
  return code !== undefined && ENDED_BY_MORE.has(failure.code) && mayOpen('/change-limit') ? (
    <NamedLink code={code} />
  ) : null;
}

function NamedLink({ code }: { readonly code: TransferCode }) {
  const { t } = useTranslation('limits');
  return (
    <p>
      <Link to={`/change-limit?code=${code}`}>{t('change.named', { name: t(`codes.${code}`) })}</Link>
    </p>
  );
}
