import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { Button, ButtonLink } from '../../../components/Button';
import { Disclosure } from '../../../components/Disclosure';
import { ItemList, ListItem, SearchedList } from '../../../components/ItemList';
import { PageHeader } from '../../../components/PageHeader';
import { EditedList } from '../../../kernel/EditedList';
import { useService } from '../../../kernel/ServicesContext';
import { PayeeItem } from './PayeeItem';
import { PayeeLine, usePayeeWords } from '../../../objects/payees/PayeeLine';
import styles from './Payees.module.css';
import { PayeesViewModel } from './PayeesViewModel';

const SKELETON_ROWS = 5;

interface PayeesProps {
  readonly model: PayeesViewModel;
}

/** People and companies the customer has paid. */
export const PayeesScreen = observer(function PayeesScreen() {
  const { t } = useTranslation(['payees', 'transfer']);
  const model = useService(PayeesViewModel);

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
        <EditedList
          model={model}
          removed={hidden && { text: t('hidden', { name: whole(hidden) }), onRestore: () => model.restore(hidden) }}
          rows={SKELETON_ROWS}
          failed={t('failed')}
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
          {() => (
            <SearchedList
              id="payee-search"
              words={t('find', { returnObjects: true })}
              search={model.search}
              onSearch={model.setSearch}
              empty={model.found.length === 0}
            >
              {model.found.map((payee) => (
                <PayeeItem key={payee.id} model={model} payee={payee} />
              ))}
            </SearchedList>
          )}
        </EditedList>
        {model.hiddenOnes.length > 0 && <HiddenPayees model={model} />}
      </div>
    </>
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
