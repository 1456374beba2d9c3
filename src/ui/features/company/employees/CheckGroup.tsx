import styles from './CheckGroup.module.css';

interface CheckGroupProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly chosen: readonly Value[];
  readonly onChange: (chosen: readonly Value[]) => void;
}

/** Any of a few options, in the order of the options. */
export function CheckGroup<Value extends string>({ label, options, chosen, onChange }: CheckGroupProps<Value>) {
  const toggled = (value: Value) =>
    options
      .map((option) => option.value)
      .filter((each) => (each === value ? !chosen.includes(each) : chosen.includes(each)));
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['label']}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles['option']}>
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            onChange={() => onChange(toggled(option.value))}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  );
}
