import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';

import { LimitsStore } from '../../../../application/limits/LimitsStore';
import { localized } from '../../../../domain/language/localized';
import { groupsOfPage, pricedPages, tariffOfProvider } from '../../../../domain/tariff/tariffPages';
import { isTariffPage } from '../../../../domain/tariff/TariffPage';
import type { TariffGroup } from '../../../../domain/tariff/tariffPages';
import type { TariffPage } from '../../../../domain/tariff/TariffPage';
import { Panel } from '../../../components/Panel';
import { useLanguage } from '../../../language/useLanguage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { useService } from '../../../kernel/ServicesContext';
import { AmendmentNote } from './AmendmentNote';
import { PageLinks } from './PageLinks';
import { SystemsPanels } from './SystemTariffs';
import { TariffTable } from './TariffTable';
import { TARIFFS_PATH, tariffDetailsPath, tariffPagePath } from './tariffPaths';
import { useTariffWords } from './useTariffWords';
import { WithTariffs } from './WithTariffs';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** List of tariff pages. */
export const TariffsScreen = observer(function TariffsScreen() {
  const { t } = useTranslation(['limits', 'profile']);
  const limits = useService(LimitsStore);
  const sendsToPersons = limits.limitOf('MONEY_TRANSFER') !== undefined;
  const links = pricedPages(limits.tariffs, { sendsToPersons }).map((page) => ({
    to: tariffPagePath(page),
    title: t(`tariffPages.${page}.title`),
    text: t(`tariffPages.${page}.text`),
  }));
  return (
    <ProfilePage title={t('profile:pages.tariffs.title')} lead={t('tariffsLead')}>
      <WithTariffs>{() => <PageLinks links={links} />}</WithTariffs>
    </ProfilePage>
  );
});

/** Tariffs of one page. */
export function TariffPageScreen() {
  const { t } = useTranslation(['limits', 'profile']);
  const { page = '' } = useParams();
  if (!isTariffPage(page)) {
    return <NotFoundScreen />;
  }
  return (
    <ProfilePage
      title={t(`tariffPages.${page}.title`)}
      lead={t(`tariffPages.${page}.text`)}
      back={{ to: TARIFFS_PATH, label: t('profile:pages.tariffs.title') }}
    >
      <WithTariffs>{() => <PricesOf page={page} />}</WithTariffs>
    </ProfilePage>
  );
}

const PricesOf = observer(function PricesOf({ page }: { readonly page: TariffPage }) {
  const { tariffs } = useService(LimitsStore);
  return (
    <>
      {groupsOfPage(tariffs, page).map((group) => (
        <GroupPanel key={group.name} group={group} page={page} />
      ))}
      {page === 'swift' && <AmendmentNote />}
      {page === 'payments' && <ProvidersPanels />}
      {page === 'moneySystem' && <SystemsPanels />}
    </>
  );
});

function GroupPanel({ group, page }: { readonly group: TariffGroup; readonly page: TariffPage }) {
  const { t } = useTranslation('limits');
  const { rowsOf } = useTariffWords();
  const title = t(`codes.${group.name}`);
  return (
    <Panel
      title={title}
      action={
        <Link to={tariffDetailsPath(page, group.name)} aria-label={`${t('details.link')}: ${title}`}>
          {t('details.link')}
        </Link>
      }
    >
      <TariffTable label={title} rows={rowsOf(group)} />
    </Panel>
  );
}

/** Tariffs of each provider by category; only the general tariffs are shown while the directory is not available. */
const ProvidersPanels = observer(function ProvidersPanels() {
  const language = useLanguage();
  const { tariffs } = useService(LimitsStore);
  const services = usePaymentResource(SERVICES);
  const { feeOf } = useTariffWords();

  useEffect(() => void services.ensure(), [services]);

  return services.categories.map((category) => {
    const links = services.providers.flatMap((provider) => {
      const band = tariffOfProvider(tariffs, provider.id)?.bands[0];
      return provider.categoryId !== category.id || band === undefined
        ? []
        : [
            {
              to: tariffDetailsPath('payments', provider.id),
              title: localized(provider.name, language),
              text: feeOf(band),
            },
          ];
    });
    return links.length === 0 ? null : (
      <PageLinks key={category.id} title={localized(category.name, language)} links={links} />
    );
  });
});
