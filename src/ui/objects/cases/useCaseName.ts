import { useTranslation } from 'react-i18next';

import type { CustomerCase } from '../../../domain/case/CustomerCase';

/** Names of cases: the product of an order, the kind of any other one. */
export function useCaseName(): (shown: CustomerCase) => string {
  const { t } = useTranslation(['cases', 'market']);
  return ({ kind, application }) =>
    application?.product === undefined ? t(`kinds.${kind}`) : t(`market:names.${application.product}`);
}
