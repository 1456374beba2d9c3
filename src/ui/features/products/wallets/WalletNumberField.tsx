import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../../../components/Alert';
import { TextField } from '../../../components/TextField';
import { MAX_PHONE_LENGTH } from '../../../../domain/validation/ValidationCode';
import { readWalletNumber } from '../../../../domain/wallet/walletNumber';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import type { CheckedNumber, WalletNumberCheckViewModel } from './WalletNumberCheckViewModel';

interface WalletNumberFieldProps {
  readonly check: WalletNumberCheckViewModel;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly violation: string | undefined;
  /** Renders the information on a number once the operator has returned it. */
  readonly news: (checked: CheckedNumber) => ReactNode;
}

/**
 * Number of a wallet. The bank checks whether the wallet exists as soon as the number is complete, not when the field loses focus, because
 * the answer would shift the element being pressed at that moment.
 */
export const WalletNumberField = observer(function WalletNumberField({
  check,
  hint,
  value,
  onChange,
  violation,
  news,
}: WalletNumberFieldProps) {
  const { t } = useTranslation('wallets');
  const type = (typed: string): void => {
    onChange(typed);
    void check.ask(typed);
  };
  const information = check.checked === undefined ? undefined : news(check.checked);
  return (
    <>
      <TextField
        id="number"
        label={t('number')}
        hint={hint}
        value={value}
        onChange={type}
        violation={violation}
        input={{ inputMode: 'tel', autoComplete: 'tel', maxLength: MAX_PHONE_LENGTH }}
        offer={<OwnValue name="phone" typed={value} read={readWalletNumber} onChoose={type} />}
      />
      <div role="status">{information !== undefined && <Alert>{information}</Alert>}</div>
    </>
  );
});
