import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { systemById } from '../../../../domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../../../domain/directory/MoneyTransferSystems';
import { localized } from '../../../../domain/language/localized';
import { formatMoney } from '../../../../domain/money/formatAmount';
import { systemTariffs } from '../../../../domain/tariff/systemTariffs';
import { listed } from '../../../../domain/language/punctuation';
import { Panel } from '../../../components/Panel';
import { SummaryList } from '../../../components/SummaryList';
import { useLanguage } from '../../../language/useLanguage';
import { SystemDirectory } from '../../../flow/payment/SystemDirectory';
import { NotFoundScreen } from '../../../kernel/NotFoundScreen';
import { FeeCalculator } from './FeeCalculator';
import { LimitOf } from './LimitOf';
import { TariffFrame } from './TariffFrame';
import { tariffDetailsPath } from './tariffPaths';
import { TariffTable } from './TariffTable';
import { useTariffWords } from './useTariffWords';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

/** Tariffs of the money-transfer systems, one panel each. */
export const SystemsPanels = observer(function SystemsPanels() {
  const { t } = useTranslation('limits');
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);

  useEffect(() => void moneyTransfers.ensure(), [moneyTransfers]);

  return (
    <SystemDirectory>
      {() =>
        moneyTransfers.content.map((system) => (
          <Panel
            key={system.id}
            title={system.name}
            action={
              <Link
                to={tariffDetailsPath('moneySystem', system.id)}
                aria-label={`${t('details.link')}: ${system.name}`}
              >
                {t('details.link')}
              </Link>
            }
          >
            <PricesOfSystem system={system} />
          </Panel>
        ))
      }
    </SystemDirectory>
  );
});

/** One money-transfer system: tariffs, fee calculator, payout countries, and the remaining limit. */
export const SystemDetails = observer(function SystemDetails({ systemId }: { readonly systemId: string }) {
  const { t } = useTranslation(['limits', 'moneyTransfer']);
  const language = useLanguage();
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);

  useEffect(() => void moneyTransfers.ensure(), [moneyTransfers]);

  const system = systemById(moneyTransfers.content, systemId);
  if (system === undefined && moneyTransfers.status === 'LOADED') {
    return <NotFoundScreen />;
  }
  return (
    <TariffFrame title={system?.name ?? t('tariffPages.moneySystem.title')} page="moneySystem">
      {() => (
        <SystemDirectory>
          {() =>
            system && (
              <>
                <Panel title={t('details.prices')}>
                  <PricesOfSystem system={system} />
                  {system.prices.map(({ minimum, maximum }) => (
                    <p key={minimum.currency}>
                      {t('moneyTransfer:bounds', {
                        least: formatMoney(minimum, language),
                        most: formatMoney(maximum, language),
                      })}
                    </p>
                  ))}
                </Panel>
                <FeeCalculator tariffs={systemTariffs(system)} />
                <Panel title={t('details.countries')}>
                  <SummaryList
                    rows={system.countries.map(({ code, name, currencies }) => ({
                      key: code,
                      term: localized(name, language),
                      value: listed(currencies, language),
                    }))}
                  />
                  <p>{t('moneyTransfer:waitsHint', { count: system.payoutDays })}</p>
                </Panel>
                <LimitOf code="MONEY_TRANSFER" />
              </>
            )
          }
        </SystemDirectory>
      )}
    </TariffFrame>
  );
});

function PricesOfSystem({ system }: { readonly system: MoneyTransferSystem }) {
  const { rowsOf } = useTariffWords();
  return <TariffTable label={system.name} rows={rowsOf({ name: 'MONEY_TRANSFER', tariffs: systemTariffs(system) })} />;
}
