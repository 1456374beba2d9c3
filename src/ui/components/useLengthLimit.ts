import { useTranslation } from 'react-i18next';

import { withoutGroups } from '../../domain/text/identifiers';
import { plainText } from '../../domain/text/plainText';
import { useRefusedForm } from './useRefusedForm';

interface LengthLimit {
  /** In characters; `undefined` for no limit. */
  readonly max: number | undefined;
  /** `text`, the default, counts a text as it is sent; `number` leaves out the spaces and hyphens between groups. */
  readonly counted?: 'text' | 'number';
}

/**
 * Violation of a text that is longer than its field takes. Browsers cut pasted text at `maxLength` without a word; here it stays, and its
 * form is not sent before it is shortened.
 */
export function useLengthLimit(id: string, value: string, { max, counted = 'text' }: LengthLimit): string | undefined {
  const { t } = useTranslation('common');
  const { length } = counted === 'number' ? withoutGroups(value) : plainText(value);
  const excess = max !== undefined && length > max ? t('tooLong', { length, max }) : undefined;
  useRefusedForm(id, excess !== undefined);
  return excess;
}
