import { useTranslation } from 'react-i18next';

import { MAX_PURPOSE_LENGTH } from '../../../domain/validation/ValidationCode';
import { TextAreaField } from '../../components/TextAreaField';

interface PurposeFieldProps {
  readonly id: string;
  readonly violation: string | undefined;
  readonly hint: string;
  readonly value: string;
  readonly onChange: (purpose: string) => void;
}

/** Field for the purpose of a payment. */
export function PurposeField(field: PurposeFieldProps) {
  const { t } = useTranslation('transfer');
  return <TextAreaField {...field} label={t('form.purpose')} maxLength={MAX_PURPOSE_LENGTH} />;
}
