import type { LocalizedText } from '../../domain/language/Language';
import { localized } from '../../domain/language/localized';
import { searchable } from '../../domain/language/searchable';
import { useLanguage } from '../language/useLanguage';
import styles from './CodePicker.module.css';
import type { FieldProps } from './Field';
import { Picker } from './Picker';
import type { PickerWords } from './Picker';

/** A line of a directory: what it is called, and the code that stands for it. */
export interface CodeOption {
  readonly code: string;
  readonly name: LocalizedText;
}

interface CodePickerProps extends FieldProps {
  readonly words: PickerWords;
  readonly options: readonly CodeOption[];
  /** The chosen code; empty when none is. */
  readonly value: string;
  readonly onChange: (code: string) => void;
}

/** Chooses a line of a directory by any of its names, in whatever language, or by its code. */
export function CodePicker({ options, value, onChange, ...field }: CodePickerProps) {
  const language = useLanguage();
  const nameOf = ({ name }: CodeOption): string => localized(name, language);
  const matches = ({ code, name }: CodeOption, query: string): boolean => {
    const sought = searchable(query);
    return [code, ...Object.values(name)].some((text) => searchable(text).includes(sought));
  };
  return (
    <Picker
      {...field}
      options={options}
      selected={options.find(({ code }) => code === value)}
      onChange={(option) => onChange(option?.code ?? '')}
      keyOf={({ code }) => code}
      labelOf={(option) => `${nameOf(option)} ${option.code}`}
      matches={matches}
    >
      {(option) => (
        <span className={styles['line']}>
          <span className={styles['name']}>{nameOf(option)}</span>
          <span className={styles['code']}>{option.code}</span>
        </span>
      )}
    </Picker>
  );
}
