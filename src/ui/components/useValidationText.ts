import { useTranslation } from 'react-i18next';

import { validationMessage } from '../../domain/validation/validationMessage';
import type { ValidationCode } from '../../domain/validation/ValidationCode';

/** Returns a function that translates a validation error into the language of the screen. */
export function useValidationText(): (code: ValidationCode | undefined) => string | undefined {
  const { t } = useTranslation('validation');
  return (code) => {
    if (code === undefined) {
      return undefined;
    }
    const { key, parameters } = validationMessage(code);
    return t(key, parameters);
  };
}
