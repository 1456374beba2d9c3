import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import { Icon } from './Icon';
import styles from './SearchField.module.css';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Narrows a list while it is typed in. */
export function SearchField({ id, label, placeholder, value, onChange }: SearchFieldProps) {
  return (
    <Field id={id} label={label}>
      {(control) => (
        <div className={styles['frame']}>
          <Icon name="search" size="small" />
          <input
            {...control}
            type="search"
            className={classNames(controlStyles['control'], styles['input'])}
            placeholder={placeholder}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
      )}
    </Field>
  );
}
