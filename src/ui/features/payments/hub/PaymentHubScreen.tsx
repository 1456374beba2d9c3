import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { SearchField } from '../../../components/SearchField';
import { NewPayee } from './NewPayee';
import { PeopleRow } from '../payees';
import { useService } from '../../../kernel/ServicesContext';
import { HubTemplates } from '../templates';
import { HubCalculators } from './HubCalculators';
import styles from './PaymentHubScreen.module.css';
import { PaymentHubViewModel } from './PaymentHubViewModel';
import type { TileWords } from './PaymentHubViewModel';
import { PaymentGrid } from './PaymentGrid';

/** Templates and schedules, people paid before, and the ways to move money, twelve of them in sight at first; only those that exist. */
export const PaymentHubScreen = observer(function PaymentHubScreen() {
  const { t } = useTranslation('transfer');
  const model = useService(PaymentHubViewModel);
  const words: TileWords = useMemo(() => t('kinds', { returnObjects: true }), [t]);

  useEffect(() => model.setWords(words), [model, words]);
  useEffect(() => model.load(), [model]);

  return (
    <>
      <PageHeader title={t('hub.title')} />
      <div className={styles['content']}>
        {model.createsNothing && (
          <Alert>
            <p>{t('hub.makersOnly')}</p>
          </Alert>
        )}
        <HubTemplates />
        <PeopleRow first={<NewPayee />} />
        <SearchField
          id="payment-search"
          label={t('hub.search')}
          placeholder={t('hub.searchPlaceholder')}
          value={model.search}
          onChange={model.setSearch}
        />
        {model.isFolded ? <PaymentGrid tiles={model.first} /> : <AllWays model={model} />}
        {model.search === '' && (
          <Button tone="secondary" aria-expanded={model.isWhole} onClick={model.toggleWhole}>
            {t(model.isWhole ? 'hub.less' : 'hub.whole')}
          </Button>
        )}
        {!model.isFolded && model.groups.length === 0 && (
          <Panel>
            <EmptyState icon="search" title={t('hub.noMatchesTitle')} text={t('hub.noMatchesText')} />
          </Panel>
        )}
      </div>
    </>
  );
});

/** Ways to pay by what they are for, as far as they match what is searched for, and the calculators. */
const AllWays = observer(function AllWays({ model }: { readonly model: PaymentHubViewModel }) {
  const { t } = useTranslation('transfer');
  return (
    <>
      {model.groups.map(({ group, tiles }) => (
        <section key={group} aria-labelledby={`hub-${group}`}>
          <h2 id={`hub-${group}`} className={styles['group']}>
            {t(`hub.groups.${group}`)}
          </h2>
          <PaymentGrid tiles={tiles} />
        </section>
      ))}
      {model.search === '' && <HubCalculators />}
    </>
  );
});
