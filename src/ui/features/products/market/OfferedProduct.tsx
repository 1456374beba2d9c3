import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Money } from '../../../../domain/money/Money';
import { APPLIED_PRODUCTS } from '../../../../domain/shop/Application';
import type { AppliedProduct } from '../../../../domain/shop/Application';
import { ButtonLink } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { MARKET_PATH } from '../../../objects/market/marketPaths';
import { SHOP_PRODUCTS } from './resources';

const SKELETON_ROWS = 4;

/** Price of one piece of a product; `undefined` when it is not offered to the customer. */
export function priceOf(product: AppliedProduct, context: PaymentContext): Money | undefined {
  const shopProducts = SHOP_PRODUCTS.of(context);
  const { page } = APPLIED_PRODUCTS[product];
  return shopProducts.content.find(({ code }) => code === page)?.price;
}

/** True for a product the customer can order; one without a price can be ordered only where it costs nothing, or a list says what. */
function isOffered(product: AppliedProduct, context: PaymentContext): boolean {
  const shopProducts = SHOP_PRODUCTS.of(context);
  const { page, isFree = false, isPricedByList = false } = APPLIED_PRODUCTS[product];
  return shopProducts.content.some(
    ({ code, price }) => code === page && (isFree || isPricedByList || price !== undefined),
  );
}

interface OfferedProductProps {
  readonly product: AppliedProduct;
  readonly children: ReactNode;
}

/** Pages of an order, when the product is offered to the customer; says so before anything is filled in when it is not. */
export const OfferedProduct = observer(function OfferedProduct({ product, children }: OfferedProductProps) {
  const { t } = useTranslation('market');
  const context = useService(PaymentContext);
  const shopProducts = SHOP_PRODUCTS.of(context);

  useEffect(() => void shopProducts.ensure(), [shopProducts]);

  if (isOffered(product, context)) {
    return children;
  }
  return (
    <>
      <PageHeader title={t(`names.${product}`)} back={{ to: MARKET_PATH, label: t('title') }} />
      <WhenLoaded
        status={shopProducts.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void shopProducts.ensure()}
        empty={{ icon: 'bag', title: t('notOffered.title'), text: t('notOffered.text') }}
      >
        {() => (
          <EmptyState
            icon="bag"
            title={t('notOffered.title')}
            text={t('notOffered.text')}
            action={<ButtonLink to={MARKET_PATH}>{t('notOffered.toMarket')}</ButtonLink>}
          />
        )}
      </WhenLoaded>
    </>
  );
});
