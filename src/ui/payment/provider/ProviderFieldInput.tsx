import { useTranslation } from 'react-i18next';

import { localized } from '../../../domain/language/localized';
import type { ProviderField } from '../../../domain/payment/ProviderField';
import { SelectField } from '../../components/SelectField';
import { TextField } from '../../components/TextField';
import { useLanguage } from '../../language/useLanguage';
import type { PaymentField } from '../usePaymentFields';

interface ProviderFieldInputProps {
  readonly field: ProviderField;
  readonly label: string;
  readonly control: PaymentField;
  readonly value: string;
  readonly onChange: (text: string) => void;
  /** Called when the field loses focus. */
  readonly onLeave: () => void;
}

/** Additional length for the spaces and brackets people group digits with. */
const SIGNS_BETWEEN = 8;

/** One thing a provider asks for, as its directory describes it. */
export function ProviderFieldInput({ field, label, control, value, onChange, onLeave }: ProviderFieldInputProps) {
  const { t } = useTranslation('services');
  const language = useLanguage();
  const hint = localized(field.hint, language);
  if (field.values.length > 0) {
    const choices = field.values.map((choice) => ({ value: choice.value, label: localized(choice.name, language) }));
    return (
      <SelectField
        {...control}
        label={label}
        hint={hint}
        options={[{ value: '', label: t('choose') }, ...choices]}
        value={value}
        onChange={onChange}
      />
    );
  }
  return (
    <TextField
      {...control}
      label={field.isRequired ? label : t('optional', { label })}
      hint={hint.includes(field.example) ? hint : t('withExample', { hint, example: field.example })}
      value={value}
      onChange={onChange}
      input={{
        inputMode: field.keyboard === 'digits' ? 'numeric' : field.keyboard === 'phone' ? 'tel' : 'text',
        autoComplete: 'off',
        maxLength: field.longest + SIGNS_BETWEEN,
        onBlur: onLeave,
      }}
    />
  );
}
