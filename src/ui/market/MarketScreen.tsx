import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { DirectoryStore } from '../../application/directories/DirectoryStore';
import type { ShopProduct } from '../../domain/directory/BankDirectories';
import { localized } from '../../domain/language/localized';
import { ButtonLink } from '../components/Button';
import { EmptyState } from '../components/EmptyState';
import { useMayOpen } from '../components/OpenScreens';
import { PageHeader } from '../components/PageHeader';
import { ProductTile, ProductTiles } from '../components/ProductTiles';
import { useMoneyText } from '../components/useMoneyText';
import { WhenLoaded } from '../components/WhenLoaded';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../shell/ServicesContext';
import { APPLICATIONS_PATH, isShowcased, PRODUCT_PAGES } from './marketPaths';
import type { ShowcaseCode } from './marketPaths';

const SKELETON_ROWS = 6;

/** The showcase: every product the customer can order here, with what it costs. */
export const MarketScreen = observer(function MarketScreen() {
  const { t } = useTranslation('market');
  const mayOpen = useMayOpen();
  const products = useService(DirectoryStore).of('SHOP_PRODUCTS');

  const offered = products.content.flatMap((product) =>
    isShowcased(product.code) && mayOpen(PRODUCT_PAGES[product.code]) ? [{ code: product.code, product }] : [],
  );

  useEffect(() => void products.ensure(), [products]);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={APPLICATIONS_PATH}>{t('applications.title')}</ButtonLink>}
      />
      <WhenLoaded
        status={products.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        onRetry={() => void products.ensure()}
        empty={{ icon: 'bag', title: t('notOffered.title'), text: t('notOffered.text') }}
      >
        {() =>
          offered.length === 0 ? (
            <EmptyState icon="bag" title={t('readOnly.title')} text={t('readOnly.text')} />
          ) : (
            <ProductTiles>
              {offered.map(({ code, product }) => (
                <Product key={code} code={code} product={product} />
              ))}
            </ProductTiles>
          )
        }
      </WhenLoaded>
    </>
  );
});

/** A product with what it is and what one piece of it costs. */
function Product({ code, product }: { readonly code: ShowcaseCode; readonly product: ShopProduct }) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  const { name, price } = product;
  return (
    <ProductTile
      path={PRODUCT_PAGES[code]}
      name={localized(name, language)}
      note={t(`products.${code}`)}
      {...(price !== undefined && { figures: [{ term: t('price'), value: moneyText(price) }] })}
    />
  );
}
