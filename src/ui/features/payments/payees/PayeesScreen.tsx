import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { FailureAlert } from '../../../components/FailureAlert';
import { ItemList, ListItem, SearchedList } from '../../../components/ItemList';
import { PageHeader } from '../../../components/PageHeader';
import { Undo } from '../../../components/Undo';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { PayeeItem } from './PayeeItem';
import { PayeeLine, usePayeeWords } from '../../../objects/payees/PayeeLine';
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

  const { whole } = usePayeeWords();
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
            text={t('hidden', { name: whole(hidden) })}
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
  const { found, search, setSearch } = model;
  return (
    <SearchedList
      id="payee-search"
      words={t('find', { returnObjects: true })}
      search={search}
      onSearch={setSearch}
      empty={found.length === 0}
    >
      {found.map((payee) => (
        <PayeeItem key={payee.id} model={model} payee={payee} />
      ))}
    </SearchedList>
  );
});

const HiddenPayees = observer(function HiddenPayees({ model }: PayeesProps) {
  const { t } = useTranslation('payees');
  const { whole } = usePayeeWords();
  return (
    <Disclosure title={t('showHidden')}>
      <ItemList>
        {model.hiddenOnes.map((payee) => (
          <ListItem key={payee.id}>
            <PayeeLine payee={payee} />
            {!model.onlyLooks && (
              <div className={styles['buttons']}>
                <Button
                  size="small"
                  tone="secondary"
                  busy={model.busy}
                  onClick={() => void model.restore(payee)}
                  aria-label={`${t('restore')}: ${whole(payee)}`}
                >
                  {t('restore')}
                </Button>
              </div>
            )}
          </ListItem>
        ))}
      </ItemList>
    </Disclosure>
  );
});
