import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SelectField } from '../../components/SelectField';
import { WhenLoaded } from '../../components/WhenLoaded';
import type { PaymentField } from './usePaymentFields';
import { MONEY_TRANSFERS } from './sharedResources';
import { usePaymentResource } from './usePaymentResource';

const SKELETON_ROWS = 6;

/** Content that depends on the directory of money-transfer systems, rendered once it is loaded. */
export const SystemDirectory = observer(function SystemDirectory({ children }: { readonly children: () => ReactNode }) {
  const { t } = useTranslation('moneyTransfer');
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);
  return (
    <WhenLoaded
      bare
      status={moneyTransfers.status}
      rows={SKELETON_ROWS}
      failed={t('loadFailed')}
      onRetry={() => void moneyTransfers.ensure()}
      empty={{ icon: 'globe', title: t('noneTitle'), text: t('noneText') }}
    >
      {children}
    </WhenLoaded>
  );
});

interface SystemFieldProps extends PaymentField {
  readonly hint: string;
  readonly value: string;
  readonly onChange: (systemId: string) => void;
}

/** Field to choose one of the systems the bank works with. */
export const SystemField = observer(function SystemField({ value, ...field }: SystemFieldProps) {
  const { t } = useTranslation('moneyTransfer');
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);
  const systems = moneyTransfers.content.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      {...field}
      label={t('system')}
      options={[...(value === '' ? [{ value: '', label: t('systemPlaceholder') }] : []), ...systems]}
      value={value}
    />
  );
});
