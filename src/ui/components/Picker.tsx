import { Combobox } from '@base-ui/react/combobox';
import type { ReactNode } from 'react';

import { classNames } from './classNames';
import controlStyles from './control.module.css';
import { Field } from './Field';
import type { FieldProps } from './Field';
import { Icon } from './Icon';
import styles from './Picker.module.css';

/** The words of a list that is searched, in the language of the screen. */
export interface PickerWords {
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly search: string;
  readonly noMatches: string;
}

interface PickerProps<Option> extends FieldProps {
  readonly words: PickerWords;
  readonly options: readonly Option[];
  readonly selected: Option | undefined;
  readonly onChange: (option: Option | undefined) => void;
  /** Unique key of an option. */
  readonly keyOf: (option: Option) => string;
  /** Option as one text, for screen readers. */
  readonly labelOf: (option: Option) => string;
  readonly matches: (option: Option, query: string) => boolean;
  readonly isDisabled?: (option: Option) => boolean;
  /** An option on the button, and in the list. */
  readonly children: (option: Option, place: 'button' | 'list') => ReactNode;
}

/**
 * Chooses one of many by searching. The button shows the choice; the search stands in the list, so that a phone opens its
 * keyboard only for those who search.
 */
export function Picker<Option>({
  words,
  options,
  selected,
  onChange,
  keyOf,
  labelOf,
  matches,
  isDisabled,
  children,
  ...field
}: PickerProps<Option>) {
  return (
    <Combobox.Root
      items={options}
      value={selected ?? null}
      onValueChange={(option) => onChange(option ?? undefined)}
      itemToStringLabel={labelOf}
      isItemEqualToValue={(left, right) => keyOf(left) === keyOf(right)}
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
                <span className={styles['placeholder']}>{words.placeholder}</span>
              ) : (
                children(selected, 'button')
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
                aria-label={words.search}
                placeholder={words.search}
              />
            </div>
            <Combobox.Empty className={styles['empty']}>{words.noMatches}</Combobox.Empty>
            <Combobox.List className={styles['list']} aria-label={field.label}>
              {(option: Option) => (
                <Combobox.Item
                  key={keyOf(option)}
                  value={option}
                  disabled={isDisabled?.(option) ?? false}
                  className={styles['item']}
                >
                  {children(option, 'list')}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}
