import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { DirectoryStore } from '../../../../application/directories/DirectoryStore';
import { UserStore } from '../../../../application/user/UserStore';
import type { ShopProduct } from '../../../../domain/directory/BankDirectories';
import { localized } from '../../../../domain/language/localized';
import { sentences } from '../../../../domain/language/sentences';
import { ButtonLink } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { LinkTiles } from '../../../components/LinkTiles';
import type { LinkTile } from '../../../components/LinkTiles';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { useMoneyText } from '../../../components/useMoneyText';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { APPLICATIONS_PATH, isShowcased, PRODUCT_ICONS, PRODUCT_PAGES } from '../../../objects/market/marketPaths';
import type { ShowcaseCode } from '../../../objects/market/marketPaths';

const SKELETON_ROWS = 6;

/** The showcase: every product the customer can order here, with what it costs. */
export const MarketScreen = observer(function MarketScreen() {
  const { t } = useTranslation('market');
  const mayOpen = useMayOpen();
  const products = useService(DirectoryStore).of('SHOP_PRODUCTS');

  const { isCorporate } = useService(UserStore);
  const tileOf = useProductTile();

  const offered = products.content.flatMap(({ code, ...product }) =>
    isShowcased(code) && mayOpen(PRODUCT_PAGES[code]) ? [tileOf(code, product)] : [],
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
            <EmptyState
              icon="bag"
              title={t(isCorporate ? 'readOnly.title' : 'viewOnly.title')}
              text={t(isCorporate ? 'readOnly.text' : 'viewOnly.text')}
            />
          ) : (
            <LinkTiles tiles={offered} />
          )
        }
      </WhenLoaded>
    </>
  );
});

/** Tile of a product with what it is and what one piece of it costs. */
function useProductTile(): (code: ShowcaseCode, product: Pick<ShopProduct, 'name' | 'price'>) => LinkTile {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const moneyText = useMoneyText();
  return (code, { name, price }) => ({
    path: PRODUCT_PAGES[code],
    icon: PRODUCT_ICONS[code],
    title: localized(name, language),
    text: sentences(
      [t(`products.${code}`), ...(price === undefined ? [] : [t('price', { price: moneyText(price) })])],
      language,
    ),
  });
}
