import { Combobox } from '@base-ui/react/combobox';
import { useTranslation } from 'react-i18next';

import type { Account } from '../../domain/account/Account';
import { maskAccountNumber } from '../../domain/account/accountNumber';
import type { ValidationCode } from '../../domain/validation/ValidationCode';
import styles from './AccountPicker.module.css';
import { Amount } from './Amount';
import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { Icon } from './Icon';
import { useAccountName } from './useAccountName';
import { useValidationText } from './useValidationText';

/** An account to choose from; one with a `reason` is shown with it, and cannot be chosen. */
export interface AccountPickerOption {
  readonly account: Account;
  readonly reason: ValidationCode | undefined;
}

interface AccountPickerProps extends FieldProps {
  readonly options: readonly AccountPickerOption[];
  /** Id of the chosen account; empty when none is. */
  readonly value: string;
  readonly onChange: (accountId: string) => void;
}

/**
 * Chooses an account by name, number or currency. The button shows the choice with its balance; the search stands in the
 * list, so that a phone opens its keyboard only for those who search. Unusable accounts stay in sight and say why and what
 * to do about it.
 */
export function AccountPicker({ options, value, onChange, ...field }: AccountPickerProps) {
  const { t } = useTranslation('common');
  const nameOf = useAccountName();
  const selected = options.find(({ account }) => account.id === value);
  const labelOf = ({ account }: AccountPickerOption): string => `${nameOf(account)} ${maskAccountNumber(account.number)}`;
  const matches = (option: AccountPickerOption, query: string): boolean => {
    const sought = query.trim().toLowerCase();
    const { number, currency } = option.account;
    return [labelOf(option), number, currency].some((text) => text.toLowerCase().includes(sought));
  };

  return (
    <Combobox.Root
      items={options}
      value={selected ?? null}
      onValueChange={(option) => onChange(option?.account.id ?? '')}
      itemToStringLabel={labelOf}
      isItemEqualToValue={(left, right) => left.account.id === right.account.id}
      filter={matches}
      autoHighlight
    >
      <Field {...field}>
        {(control) => (
          <Combobox.Trigger
            {...control}
            aria-labelledby={`${field.id}-label`}
            className={classNames(controlStyles['control'], styles['trigger'])}
          >
            <span className={styles['choice']}>
              {selected === undefined ? (
                <span className={styles['placeholder']}>{t('chooseAccount')}</span>
              ) : (
                <AccountLine account={selected.account} name={nameOf(selected.account)} />
              )}
            </span>
            <Icon name="chevronDown" size="small" />
          </Combobox.Trigger>
        )}
      </Field>
      <Combobox.Portal>
        <Combobox.Positioner className={styles['positioner']} sideOffset={4} align="start">
          <Combobox.Popup className={styles['popup']} aria-label={field.label}>
            <div className={styles['search']}>
              <Combobox.Input
                className={controlStyles['control']}
                aria-label={t('searchAccounts')}
                placeholder={t('searchAccounts')}
              />
            </div>
            <Combobox.Empty className={styles['empty']}>{t('noAccountMatches')}</Combobox.Empty>
            <Combobox.List className={styles['list']} aria-label={field.label}>
              {(option: AccountPickerOption) => (
                <Combobox.Item
                  key={option.account.id}
                  value={option}
                  disabled={option.reason !== undefined}
                  className={styles['item']}
                >
                  <AccountLine account={option.account} name={nameOf(option.account)} />
                  {option.reason !== undefined && <Reason reason={option.reason} />}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
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
          {maskAccountNumber(account.number)} · {account.currency}
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
