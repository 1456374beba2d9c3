import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { payeeTitle } from '../../domain/payee/Payee';
import { Alert } from '../components/Alert';
import { Button, ButtonLink } from '../components/Button';
import { Disclosure } from '../components/Disclosure';
import { EmptyState } from '../components/EmptyState';
import { FailureAlert } from '../components/FailureAlert';
import { PageHeader } from '../components/PageHeader';
import { Panel } from '../components/Panel';
import { SearchField } from '../components/SearchField';
import { WhenLoaded } from '../components/WhenLoaded';
import { useService } from '../shell/ServicesContext';
import { Undo } from '../templates/Undo';
import { PayeeItem } from './PayeeItem';
import { PayeeLine } from './PayeeLine';
import styles from './Payees.module.css';
import { PayeesViewModel } from './PayeesViewModel';

const SKELETON_ROWS = 5;

interface PayeesProps {
  readonly model: PayeesViewModel;
}

/** Everybody the customer has paid. */
export const PayeesScreen = observer(function PayeesScreen() {
  const { t } = useTranslation(['payees', 'transfer']);
  const model = useService(PayeesViewModel);

  useEffect(() => model.load(), [model]);

  const { hidden } = model;
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={{ to: '/payment', label: t('transfer:hub.title') }} />
      <div className={styles['page']}>
        {model.onlyLooks && (
          <Alert>
            <p>{t('makersOnly')}</p>
          </Alert>
        )}
        {model.failure !== undefined && <FailureAlert failure={model.failure} />}
        {hidden !== undefined && (
          <Undo
            text={t('hidden', { name: payeeTitle(hidden) })}
            busy={model.busy}
            onUndo={() => void model.restore(hidden)}
          />
        )}
        <WhenLoaded
          status={model.status}
          rows={SKELETON_ROWS}
          failed={t('failed')}
          onRetry={model.load}
          empty={{
            icon: 'people',
            title: t('emptyTitle'),
            text: t('emptyText'),
            action: (
              <ButtonLink tone="secondary" to="/payment">
                {t('transfer:hub.title')}
              </ButtonLink>
            ),
          }}
        >
          {() => <FoundPayees model={model} />}
        </WhenLoaded>
        {model.hiddenOnes.length > 0 && <HiddenPayees model={model} />}
      </div>
    </>
  );
});

const FoundPayees = observer(function FoundPayees({ model }: PayeesProps) {
  const { t } = useTranslation('payees');
  return (
    <>
      <SearchField
        id="payee-search"
        label={t('search')}
        placeholder={t('searchPlaceholder')}
        value={model.search}
        onChange={model.setSearch}
      />
      {model.found.length === 0 ? (
        <Panel>
          <EmptyState icon="search" title={t('noMatchesTitle')} text={t('noMatchesText')} />
        </Panel>
      ) : (
        <ul className={styles['list']}>
          {model.found.map((payee) => (
            <PayeeItem key={payee.id} model={model} payee={payee} />
          ))}
        </ul>
      )}
    </>
  );
});

const HiddenPayees = observer(function HiddenPayees({ model }: PayeesProps) {
  const { t } = useTranslation('payees');
  return (
    <Disclosure title={t('showHidden')}>
      <ul className={styles['list']}>
        {model.hiddenOnes.map((payee) => (
          <li key={payee.id} className={styles['item']}>
            <PayeeLine payee={payee} />
            {!model.onlyLooks && (
              <div className={styles['buttons']}>
                <Button
                  size="small"
                  tone="secondary"
                  busy={model.busy}
                  onClick={() => void model.restore(payee)}
                  aria-label={`${t('restore')}: ${payeeTitle(payee)}`}
                >
                  {t('restore')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
});
