import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';

import { LimitsStore } from '../../../../application/limits/LimitsStore';
import { localized } from '../../../../domain/language/localized';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { paymentCodeOf } from '../../../../domain/payment/ServiceProvider';
import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import type { Tariff } from '../../../../domain/tariff/Tariff';
import { groupsOfPage, tariffOfProvider } from '../../../../domain/tariff/tariffPages';
import { isTariffPage } from '../../../../domain/tariff/TariffPage';
import type { TariffGroup } from '../../../../domain/tariff/tariffPages';
import type { TariffPage } from '../../../../domain/tariff/TariffPage';
import { Panel } from '../../../components/Panel';
import { WhenFound } from '../../../components/WhenLoaded';
import { useLanguage } from '../../../language/useLanguage';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { useService } from '../../../kernel/ServicesContext';
import { AmendmentNote } from './AmendmentNote';
import { FeeCalculator } from './FeeCalculator';
import { LimitOf } from './LimitOf';
import { SystemDetails } from './SystemTariffs';
import { TariffFrame } from './TariffFrame';
import { TariffTable } from './TariffTable';
import { useTariffWords } from './useTariffWords';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

/** Everything about one price: the price list, what an amount would cost, and how much may still be moved. */
export const TariffDetailsScreen = observer(function TariffDetailsScreen() {
  const { t } = useTranslation('limits');
  const { page = '', item = '' } = useParams();
  const { tariffs } = useService(LimitsStore);
  if (!isTariffPage(page)) {
    return <NotFoundScreen />;
  }
  const group = groupsOfPage(tariffs, page).find(({ name }) => name === item);
  if (group !== undefined) {
    return <GroupDetails page={page} group={group} />;
  }
  if (page === 'payments' && /^\d+$/.test(item)) {
    return <ProviderDetails providerId={item} />;
  }
  if (page === 'moneySystem') {
    return <SystemDetails systemId={item} />;
  }
  return tariffs.length > 0 ? <NotFoundScreen /> : <TariffFrame title={t(`tariffPages.${page}.title`)} page={page} />;
});

function GroupDetails({ page, group }: { readonly page: TariffPage; readonly group: TariffGroup }) {
  const { t } = useTranslation('limits');
  const { rowsOf } = useTariffWords();
  const title = t(`codes.${group.name}`);
  return (
    <TariffFrame title={title} page={page}>
      {() => (
        <>
          <Panel title={t('details.prices')}>
            <TariffTable label={title} rows={rowsOf(group)} />
            {group.name === 'SWIFT' && <AmendmentNote />}
          </Panel>
          {/* Abroad the fee depends on who pays the banks, which the form asks for. */}
          {group.name !== 'SWIFT' && <FeeCalculator tariffs={group.tariffs} />}
          <LimitOf code={group.name} />
        </>
      )}
    </TariffFrame>
  );
}

const ProviderDetails = observer(function ProviderDetails({ providerId }: { readonly providerId: string }) {
  const { t } = useTranslation('limits');
  const language = useLanguage();
  const services = usePaymentResource(SERVICES);

  useEffect(() => void services.ensure(), [services]);

  const provider = services.providerOf(providerId);
  if (provider === undefined && services.status === 'LOADED') {
    return <NotFoundScreen />;
  }
  return (
    <TariffFrame
      title={provider === undefined ? t('tariffPages.payments.title') : localized(provider.name, language)}
      page="payments"
    >
      {() => <PricesOfProvider provider={provider} />}
    </TariffFrame>
  );
});

const PricesOfProvider = observer(function PricesOfProvider({
  provider,
}: {
  readonly provider: ServiceProvider | undefined;
}) {
  const { t } = useTranslation('limits');
  const { tariffs } = useService(LimitsStore);
  const services = usePaymentResource(SERVICES);
  const tariff = provider && tariffOfProvider(tariffs, provider.id);
  const priced = provider && tariff && { provider, tariff };
  return (
    <WhenFound
      value={priced}
      status={services.status}
      rows={SKELETON_ROWS}
      failed={t('tariffsFailed')}
      onRetry={() => void services.ensure()}
    >
      {(found) => <ProviderPrices {...found} />}
    </WhenFound>
  );
});

interface ProviderPricesProps {
  readonly provider: ServiceProvider;
  readonly tariff: Tariff;
}

function ProviderPrices({ provider, tariff }: ProviderPricesProps) {
  const { t } = useTranslation(['limits', 'services']);
  const language = useLanguage();
  const { rowsOf } = useTariffWords();
  const code = paymentCodeOf(provider);
  const bounds = { least: formatMoney(provider.minimum, language), most: formatMoney(provider.maximum, language) };
  return (
    <>
      <Panel title={t('details.prices')}>
        <TariffTable label={localized(provider.name, language)} rows={rowsOf({ name: code, tariffs: [tariff] })} />
        <p>{t('services:bounds', bounds)}</p>
      </Panel>
      <FeeCalculator tariffs={[tariff]} />
      <LimitOf code={code} />
    </>
  );
}
