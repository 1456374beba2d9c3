import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { Icon } from './Icon';
import styles from './PasswordField.module.css';

interface PasswordFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password that can be shown to check what was typed; pasting from a password manager is welcome. */
export function PasswordField({ value, onChange, autoComplete, ...field }: PasswordFieldProps) {
  const { t } = useTranslation('common');
  const [shown, setShown] = useState(false);
  return (
    <Field {...field}>
      {(control) => (
        <div className={styles['frame']}>
          <input
            {...control}
            className={classNames(controlStyles['control'], styles['input'])}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button
            type="button"
            className={styles['toggle']}
            aria-pressed={shown}
            aria-label={t('showPassword')}
            title={t(shown ? 'hidePassword' : 'showPassword')}
            onClick={() => setShown(!shown)}
          >
            <Icon name={shown ? 'eyeClosed' : 'eye'} />
          </button>
        </div>
      )}
    </Field>
  );
}
