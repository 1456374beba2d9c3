import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { ButtonLink } from '../../components/Button';
import { useMayOpen } from '../../components/OpenScreens';
import { PRODUCT_FORMS } from '../payments/paymentForms';

interface ShopLinkProps {
  readonly product: 'accountOpening' | 'depositOpening' | 'debitCard' | 'loanApplication';
}

/** Link to the form that orders a missing product; nothing where the form is closed to the user, and on the form itself. */
export function ShopLink({ product }: ShopLinkProps) {
  const { t } = useTranslation('transfer');
  const { pathname } = useLocation();
  const { path } = PRODUCT_FORMS[product];
  const isHere = pathname === path || pathname.startsWith(`${path}/`);
  return useMayOpen()(path) && !isHere ? (
    <ButtonLink tone="secondary" to={path}>
      {t(`kinds.${product}.title`)}
    </ButtonLink>
  ) : null;
}
