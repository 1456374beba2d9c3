import controlStyles from './control.module.css';
import { classNames } from './classNames';
import { Field } from './Field';
import { Icon } from './Icon';
import styles from './SearchField.module.css';
import { useLengthLimit } from './useLengthLimit';

interface SearchFieldProps {
  readonly id: string;
  readonly label: string;
  readonly placeholder: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Longest text that is searched by; a longer one stays and is an error. Without it, every text is. */
  readonly maxLength?: number;
}

/** Narrows a list while it is typed in. */
export function SearchField({ id, label, placeholder, value, onChange, maxLength }: SearchFieldProps) {
  const excess = useLengthLimit(id, value, { max: maxLength });
  return (
    <Field id={id} label={label} violation={excess}>
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
