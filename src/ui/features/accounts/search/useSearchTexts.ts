import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { useTransactionTitle } from '../../../objects/operations/useTransactionTitle';
import { useLanguage } from '../../../language/useLanguage';
import type { SearchTexts } from './SearchSource';

/** Texts of the screen that found things are made of. */
export function useSearchTexts(): SearchTexts {
  const { t } = useTranslation(['palette', 'shell', 'transfer', 'profile', 'operations', 'cards', 'common']);
  const language = useLanguage();
  const titleOf = useTransactionTitle();
  return useMemo(
    () => ({
      language,
      label: (label) => t(label),
      kind: (kind) => t(`operations:kinds.${kind}`),
      operation: titleOf,
      account: ({ name, currency }) => (name === '' ? t('common:accountWithoutName', { currency }) : name),
      card: (scheme, number) => `${t(`cards:schemes.${scheme}`)} •${number}`,
    }),
    [t, language, titleOf],
  );
}
