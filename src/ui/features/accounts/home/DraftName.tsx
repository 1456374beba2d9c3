import { useTranslation } from 'react-i18next';

import type { BegunForm } from './WaitingViewModel';

/** Name of a payment that was begun and not sent. */
export function DraftName({ name }: { readonly name: BegunForm['name'] }) {
  const { t } = useTranslation(['home', 'transfer']);
  return t('home:waiting.draft', { name: t(`transfer:kinds.${name}.title`) });
}
