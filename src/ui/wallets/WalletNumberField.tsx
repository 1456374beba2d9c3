import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Alert } from '../components/Alert';
import { TextField } from '../components/TextField';
import { LONGEST_PHONE } from '../../domain/validation/ValidationCode';
import type { CheckedNumber, WalletNumberCheck } from './WalletNumberCheck';

interface WalletNumberFieldProps {
  readonly check: WalletNumberCheck;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly problem: string | undefined;
  /** What there is to say of a number once the operator has told of it. */
  readonly news: (checked: CheckedNumber) => ReactNode;
}

/** The number of a wallet. When it is left, the bank looks whether there is one. */
export const WalletNumberField = observer(function WalletNumberField({ check, hint, value, onChange, problem, news }: WalletNumberFieldProps) {
  const { t } = useTranslation('wallets');
  const told = check.checked === undefined ? undefined : news(check.checked);
  return (
    <>
      <TextField
        id="number"
        label={t('number')}
        hint={hint}
        value={value}
        onChange={onChange}
        problem={problem}
        input={{ inputMode: 'tel', autoComplete: 'tel', maxLength: LONGEST_PHONE, onBlur: () => void check.ask(value) }}
      />
      <div role="status">{told !== undefined && <Alert>{told}</Alert>}</div>
    </>
  );
});
