import { useTranslation } from 'react-i18next';

import { VALIDATION_PARAMETERS } from '../../domain/validation/ValidationCode';
import type { ValidationCode } from '../../domain/validation/ValidationCode';

/** Returns a function that translates a validation error into the language of the screen. */
export function useValidationText(): (code: ValidationCode | undefined) => string | undefined {
  const { t } = useTranslation('validation');
  return (code) => (code === undefined ? undefined : t(code, { ...VALIDATION_PARAMETERS[code] }));
}
