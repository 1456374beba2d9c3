import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { PageHeader } from '../../components/PageHeader';
import { Stack } from '../../components/Stack';
import { PROFILE_PATH } from '../profile/profileSections';

interface ProfilePageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** The way back, where it is not the list of the profile. */
  readonly back?: { readonly to: string; readonly label: string } | undefined;
  /** Keeps the focus where the page puts it: on its only field. */
  readonly keepFocus?: boolean;
  readonly children: ReactNode;
}

/** A page of the profile: its title, the way back to the list, and what it is about one below the other. */
export function ProfilePage({ title, lead, back, keepFocus = false, children }: ProfilePageProps) {
  const { t } = useTranslation('profile');
  return (
    <>
      <PageHeader
        title={title}
        lead={lead}
        back={back ?? { to: PROFILE_PATH, label: t('title') }}
        keepFocus={keepFocus}
      />
      <Stack>{children}</Stack>
    </>
  );
}
