import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { localized } from '../../../../domain/language/localized';
import { SERVICE_REGIONS } from '../../../../domain/payment/ServiceProvider';
import type { ServiceProvider } from '../../../../domain/payment/ServiceProvider';
import { formatDate } from '../../../../domain/time/format';
import { PUNCTUATION } from '../../../../domain/language/punctuation';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { Icon } from '../../../components/Icon';
import { PageHeader } from '../../../components/PageHeader';
import { SEPARATOR } from '../../../components/lineParts';
import { Panel } from '../../../components/Panel';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import styles from './Provider.module.css';
import { catalogueAt } from './ProviderCatalogueViewModel';
import type { PaidProvider, ProviderCatalogueViewModel } from './ProviderCatalogueViewModel';
import { ProviderMark } from '../../../objects/payments/ProviderMark';
import { ServiceDirectory } from './ServiceDirectory';

interface CatalogueProps {
  readonly model: ProviderCatalogueViewModel;
}

/** Everybody who can be paid for services. */
export const ProviderCatalogueScreen = observer(function ProviderCatalogueScreen() {
  const { t } = useTranslation(['transfer', 'services']);
  const model = catalogueAt(useService(PaymentContext));

  useEffect(() => model.load(), [model]);

  return (
    <>
      <PageHeader title={t('kinds.services.title')} back={{ to: '/payment', label: t('hub.title') }} />
      <div className={styles['content']}>
        <ServiceDirectory>{() => <Catalogue model={model} />}</ServiceDirectory>
      </div>
    </>
  );
});

const Catalogue = observer(function Catalogue({ model }: CatalogueProps) {
  const { t } = useTranslation('services');
  return (
    <>
      <div className={styles['filters']}>
        <SearchField
          id="provider-search"
          label={t('search')}
          placeholder={t('searchPlaceholder')}
          value={model.search}
          onChange={model.setSearch}
        />
        <SelectField
          id="provider-region"
          label={t('region')}
          options={[
            { value: '', label: t('regions.all') },
            ...SERVICE_REGIONS.map((value) => ({ value, label: t(`regions.${value}`) })),
          ]}
          value={model.region}
          onChange={model.setRegion}
        />
      </div>
      {model.isAtStart ? <Start model={model} /> : <Found model={model} />}
    </>
  );
});

const Start = observer(function Start({ model }: CatalogueProps) {
  const language = useLanguage();
  return (
    <>
      {model.recent.length > 0 && <Recent model={model} />}
      <ul className={styles['categories']}>
        {model.categories.map(({ id, name, icon }) => (
          <li key={id}>
            <button type="button" className={styles['category']} onClick={() => model.setCategory(id)}>
              <ProviderMark icon={icon} />
              <span className={styles['name']}>{localized(name, language)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
});

const Recent = observer(function Recent({ model }: CatalogueProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const navigate = useNavigate();
  const repeat = (paid: PaidProvider): void => void navigate(model.repeat(paid));
  return (
    <Panel title={t('recent')} flush>
      <ul>
        {model.recent.map((paid) => (
          <li key={paid.transaction.id} className={styles['item']}>
            <button type="button" className={styles['provider']} onClick={() => repeat(paid)}>
              <ProviderMark icon={model.categories.find(({ id }) => id === paid.provider.categoryId)?.icon} />
              <span className={styles['words']}>
                <span className={styles['name']}>{localized(paid.provider.name, language)}</span>
                <span className={styles['note']}>
                  {[paid.transaction.credit.accountNumber, formatDate(paid.transaction.createdAt, language)].join(
                    SEPARATOR,
                  )}
                </span>
              </span>
              <Amount amount={paid.transaction.debit.amount} />
            </button>
          </li>
        ))}
      </ul>
    </Panel>
  );
});

const Found = observer(function Found({ model }: CatalogueProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const { category, providers } = model;
  return (
    <>
      <div className={styles['found']}>
        <h2 className={styles['group']} aria-live="polite">
          {category === undefined ? t('found', { count: providers.length }) : localized(category.name, language)}
        </h2>
        <Button tone="quiet" size="small" icon="chevronLeft" onClick={model.clear}>
          {t('allCategories')}
        </Button>
      </div>
      {providers.length === 0 ? (
        <Panel>
          <EmptyState icon="search" title={t('noMatchesTitle')} text={t('noMatchesText')} />
        </Panel>
      ) : (
        <Panel flush>
          <ul>
            {providers.map((provider) => (
              <li key={provider.id} className={styles['item']}>
                <Provider model={model} provider={provider} />
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
});

const Provider = observer(function Provider({
  model,
  provider,
}: CatalogueProps & { readonly provider: ServiceProvider }) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const navigate = useNavigate();
  const category = model.categories.find(({ id }) => id === provider.categoryId);
  const places =
    provider.regions.length === 0
      ? t('regions.all')
      : provider.regions.map((region) => t(`regions.${region}`)).join(PUNCTUATION[language].between);
  return (
    <button type="button" className={styles['provider']} onClick={() => void navigate(model.choose(provider))}>
      <ProviderMark icon={category?.icon} />
      <span className={styles['words']}>
        <span className={styles['name']}>{localized(provider.name, language)}</span>
        <span className={styles['note']}>{places}</span>
      </span>
      <Icon name="chevronRight" />
    </button>
  );
});
