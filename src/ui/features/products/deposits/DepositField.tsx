import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { Deposit } from '../../../../domain/deposit/Deposit';
import { SelectField } from '../../../components/SelectField';
import { WhenFound } from '../../../components/WhenLoaded';
import { useDepositLabel } from '../../../objects/deposits/useDepositName';
import { DEPOSITS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 3;

interface DepositFieldProps {
  readonly id: string;
  readonly violation: string | undefined;
  /** True for a deposit that can be chosen. */
  readonly suits: (deposit: Deposit) => boolean;
  /** Message shown when no deposit can be chosen. */
  readonly none: { readonly title: string; readonly text: string };
  readonly value: string;
  readonly onChange: (depositId: string) => void;
  /** Renders the fields that follow, given the chosen deposit. */
  readonly children: (deposit: Deposit | undefined) => ReactNode;
}

/** Field to choose one of the deposits, once they are loaded, with the fields that follow. */
export const DepositField = observer(function DepositField({
  suits,
  none,
  value,
  onChange,
  children,
  ...field
}: DepositFieldProps) {
  const { t } = useTranslation('deposits');
  const deposits = usePaymentResource(DEPOSITS);
  const labelOf = useDepositLabel();
  const suitable = deposits.deposits.filter(suits);
  return (
    <WhenFound
      bare
      value={suitable.length === 0 ? undefined : suitable}
      status={deposits.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void deposits.reload()}
      missing={{ icon: 'deposit', ...none }}
    >
      {(choices) => (
        <>
          <SelectField
            {...field}
            label={t('deposit')}
            options={[
              { value: '', label: t('choose') },
              ...choices.map((deposit) => ({ value: deposit.id, label: labelOf(deposit) })),
            ]}
            value={choices.some(({ id }) => id === value) ? value : ''}
            onChange={onChange}
          />
          {children(choices.find(({ id }) => id === value))}
        </>
      )}
    </WhenFound>
  );
});
