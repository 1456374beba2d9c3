import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Money } from '../../domain/money/Money';
import { APPLIED_PRODUCTS } from '../../domain/shop/Application';
import type { AppliedProduct } from '../../domain/shop/Application';
import { ButtonLink } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { ErrorState } from '../components/ErrorState';
import { SkeletonRows } from '../components/Skeleton';
import { PaymentContext } from '../payment/PaymentContext';
import { useService } from '../shell/ServicesContext';
import { MARKET_PATH } from './marketPaths';

const SKELETON_ROWS = 4;

interface OfferedProductProps {
  readonly product: AppliedProduct;
  readonly children: (price: Money) => ReactNode;
}

/** Fields of an order, when the product is offered to the customer; says so before anything is filled in when it is not. */
export const OfferedProduct = observer(function OfferedProduct({ product, children }: OfferedProductProps) {
  const { t } = useTranslation('market');
  const { shopProducts } = useService(PaymentContext);
  const { page } = APPLIED_PRODUCTS[product];
  const price = shopProducts.content.find(({ code }) => code === page)?.price;
  if (shopProducts.status === 'ERROR') {
    return <ErrorState title={t('failed')} onRetry={() => void shopProducts.ensure()} />;
  }
  if (shopProducts.status === 'LOADING') {
    return <SkeletonRows rows={SKELETON_ROWS} />;
  }
  return price === undefined ? (
    <EmptyState
      icon="bag"
      title={t('notOffered.title')}
      text={t('notOffered.text')}
      action={<ButtonLink to={MARKET_PATH}>{t('notOffered.toMarket')}</ButtonLink>}
    />
  ) : (
    children(price)
  );
});
