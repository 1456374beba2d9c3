import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import type { Account } from '../../domain/account/Account';
import { maskAccountNumber } from '../../domain/account/accountNumber';
import type { ValidationCode } from '../../domain/validation/ValidationCode';
import styles from './AccountPicker.module.css';
import { Amount } from './Amount';
import type { FieldProps } from './Field';
import { SEPARATOR } from './lineParts';
import { Picker } from './Picker';
import { useAccountName } from './useAccountName';
import { useValidationText } from './useValidationText';

/** An account to choose from; one with a `reason` is shown with it, and cannot be chosen. */
export interface AccountPickerOption {
  readonly account: Account;
  readonly reason: ValidationCode | undefined;
}

/** Reasons the owner can remove by reactivating the account in its settings. */
const DORMANT: ReadonlySet<ValidationCode> = new Set<ValidationCode>([
  'ACCOUNT_DEBIT_DORMANT',
  'ACCOUNT_CREDIT_DORMANT',
]);

interface AccountPickerProps extends FieldProps {
  readonly options: readonly AccountPickerOption[];
  /** Id of the chosen account; empty when none is. */
  readonly value: string;
  readonly onChange: (accountId: string) => void;
}

/**
 * Field to choose an account by name, number or currency. The button shows the choice with its balance. Unusable accounts stay visible with
 * the reason; a dormant one cannot be chosen either: its row leads to the page where it is reactivated.
 */
export function AccountPicker({ options, value, onChange, ...field }: AccountPickerProps) {
  const { t } = useTranslation('shell');
  const navigate = useNavigate();
  const nameOf = useAccountName();
  const labelOf = ({ account }: AccountPickerOption): string =>
    `${nameOf(account)} ${maskAccountNumber(account.number)}`;
  const matches = (option: AccountPickerOption, query: string): boolean => {
    const sought = query.trim().toLowerCase();
    const { number, currency } = option.account;
    return [labelOf(option), number, currency].some((text) => text.toLowerCase().includes(sought));
  };

  return (
    <Picker
      {...field}
      words={{ placeholder: t('chooseAccount'), search: t('searchAccounts'), noMatches: t('noAccountMatches') }}
      options={options}
      selected={options.find(({ account }) => account.id === value)}
      onChange={(option) => {
        if (option !== undefined && isDormant(option)) {
          void navigate(`/accounts/settings?account=${option.account.id}`);
        } else {
          onChange(option?.account.id ?? '');
        }
      }}
      keyOf={({ account }) => account.id}
      labelOf={labelOf}
      matches={matches}
      isDisabled={(option) => option.reason !== undefined && !isDormant(option)}
    >
      {(option, place) => {
        const { account, reason } = option;
        return reason === undefined || place === 'button' ? (
          <AccountLine account={account} name={nameOf(account)} />
        ) : (
          <span className={styles['unusable']}>
            <AccountLine account={account} name={nameOf(account)} />
            <Reason reason={reason} />
            {isDormant(option) && <span className={styles['unblock']}>{t('unblockDormant')}</span>}
          </span>
        );
      }}
    </Picker>
  );
}

function isDormant({ reason }: AccountPickerOption): boolean {
  return reason !== undefined && DORMANT.has(reason);
}

interface AccountLineProps {
  readonly account: Account;
  readonly name: string;
}

function AccountLine({ account, name }: AccountLineProps) {
  return (
    <span className={styles['line']}>
      <span className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['number']}>
          {[maskAccountNumber(account.number), account.currency].join(SEPARATOR)}
        </span>
      </span>
      <Amount amount={account.available} />
    </span>
  );
}

function Reason({ reason }: { readonly reason: ValidationCode }) {
  const validationText = useValidationText();
  return <span className={styles['reason']}>{validationText(reason)}</span>;
}
