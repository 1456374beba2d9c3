import { useTranslation } from 'react-i18next';

import { localized } from '../../../../domain/language/localized';
import type { OwnValueName } from '../../../../application/profile/OwnValues';
import { fieldViolation, readField } from '../../../../domain/payment/ProviderField';
import type { ProviderField } from '../../../../domain/payment/ProviderField';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import { useLanguage } from '../../../language/useLanguage';
import type { PaymentField } from '../../../flow/payment/usePaymentFields';

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
  const own = ownValueOf(field);
  const read = (text: string): string | undefined =>
    text === '' || fieldViolation(field, text) !== undefined ? undefined : readField(field, text);
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
      offer={own !== undefined && <OwnValue name={own} typed={value} read={read} onChoose={onChange} />}
    />
  );
}

/** Data of the customer a field may stand for; `undefined` for numbers only the provider knows. */
function ownValueOf({ name, keyboard }: ProviderField): OwnValueName | undefined {
  if (name === 'payerName') {
    return 'name';
  }
  return keyboard === 'phone' ? 'phone' : undefined;
}
