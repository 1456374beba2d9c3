import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { DepositsStore } from '../../../../application/deposits/DepositsStore';
import type { Deposit } from '../../../../domain/deposit/Deposit';
import { formatDay } from '../../../../domain/time/format';
import { Amount } from '../../../components/Amount';
import { Badge } from '../../../components/Badge';
import { ButtonLink } from '../../../components/Button';
import { PageHeader } from '../../../components/PageHeader';
import { ProductTile } from '../../../components/ProductTiles';
import { useLanguage } from '../../../language/useLanguage';
import { ShopLink } from '../../../objects/market/ShopLink';
import { ProductList } from '../../../kernel/ProductList';
import { useService } from '../../../kernel/ServicesContext';
import { depositPath, OPENING_PATH } from '../../../objects/deposits/depositPaths';
import { useDepositName } from '../../../objects/deposits/useDepositName';
import { usePercentText } from '../../../objects/deposits/usePercentText';

const SKELETON_ROWS = 5;

/** The active deposits of the customer, the latest first. */
export function DepositsScreen() {
  const { t } = useTranslation('deposits');
  const store = useService(DepositsStore);

  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        actions={<ButtonLink to={OPENING_PATH}>{t('opening.open')}</ButtonLink>}
      />
      <ProductList
        store={store}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={{
          icon: 'deposit',
          title: t('empty.title'),
          text: t('empty.text'),
          action: <ShopLink product="depositOpening" />,
        }}
      >
        {() => store.deposits.map((deposit) => <DepositItem key={deposit.id} deposit={deposit} />)}
      </ProductList>
    </>
  );
}

const DepositItem = observer(function DepositItem({ deposit }: { readonly deposit: Deposit }) {
  const language = useLanguage();
  const { t } = useTranslation('deposits');
  const nameOf = useDepositName();
  const percentText = usePercentText();
  return (
    <ProductTile
      path={depositPath(deposit.id)}
      name={nameOf(deposit)}
      mark={deposit.closing !== undefined && <Badge tone="caution">{t('closing')}</Badge>}
      note={t('line', {
        type: t(`types.${deposit.type}`),
        rate: percentText(deposit.rate),
        day: formatDay(deposit.maturesOn, language),
      })}
      figures={[
        { term: t('facts.balance'), value: <Amount amount={deposit.balance} size="lead" /> },
        { term: t('facts.accrued'), value: <Amount amount={deposit.accrued} /> },
        { term: t('facts.number'), value: deposit.contractNumber },
      ]}
    />
  );
});
