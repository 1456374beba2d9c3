import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

/**
 * Violation of a text that is longer than its field takes. Browsers cut pasted text at `maxLength` without a word; here it stays, and its
 * form is not sent before it is shortened.
 */
export function useLengthLimit(id: string, value: string, max: number | undefined): string | undefined {
  const { t } = useTranslation('common');
  const isTooLong = max !== undefined && value.length > max;

  useEffect(() => {
    const control = document.getElementById(id);
    const form = control?.closest('form');
    if (!isTooLong || !form) {
      return undefined;
    }
    const stop = (event: Event): void => {
      event.preventDefault();
      event.stopImmediatePropagation();
      control?.focus();
    };
    form.addEventListener('submit', stop);
    return () => form.removeEventListener('submit', stop);
  }, [id, isTooLong]);

  return isTooLong ? t('tooLong', { length: value.length, max }) : undefined;
}
