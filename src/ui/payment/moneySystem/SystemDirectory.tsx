import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../components/EmptyState';
import { ErrorState } from '../../components/ErrorState';
import { SelectField } from '../../components/SelectField';
import { SkeletonRows } from '../../components/Skeleton';
import { useService } from '../../shell/ServicesContext';
import { PaymentDesk } from '../PaymentDesk';
import type { PaymentField } from '../usePaymentFields';

const SKELETON_ROWS = 6;

/** What needs the directory of money-transfer systems, once it is there. */
export const SystemDirectory = observer(function SystemDirectory({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('moneyTransfer');
  const { moneyTransfers } = useService(PaymentDesk);
  switch (moneyTransfers.status) {
    case 'LOADING':
      return <SkeletonRows rows={SKELETON_ROWS} />;
    case 'ERROR':
      return <ErrorState title={t('loadFailed')} onRetry={() => void moneyTransfers.ensure()} />;
    case 'EMPTY':
      return <EmptyState icon="globe" title={t('noneTitle')} text={t('noneText')} />;
    case 'LOADED':
      return children();
    default:
      return moneyTransfers.status satisfies never;
  }
});

interface SystemFieldProps extends PaymentField {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (systemId: string) => void;
}

/** One of the systems the bank works with. */
export const SystemField = observer(function SystemField({ value, ...field }: SystemFieldProps) {
  const { t } = useTranslation('moneyTransfer');
  const { moneyTransfers } = useService(PaymentDesk);
  const systems = moneyTransfers.systems.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...field}
      label={t('system')}
      options={[...(value === '' ? [{ value: '', label: t('systemPlaceholder') }] : []), ...systems]}
      value={value}
    />
  );
});
