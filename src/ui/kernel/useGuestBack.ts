import { useTranslation } from 'react-i18next';

/** The way back from a page for visitors: to everything that needs no sign-in. */
export function useGuestBack(): { readonly to: string; readonly label: string } {
  const { t } = useTranslation('guest');
  return { to: '/guest', label: t('title') };
}
