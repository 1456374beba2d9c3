import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import type { TariffPage } from '../../../../domain/tariff/TariffPage';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { tariffPagePath } from './tariffPaths';
import { WithTariffs } from './WithTariffs';

interface TariffFrameProps {
  readonly title: string;
  readonly page: TariffPage;
  readonly children?: () => ReactNode;
}

/** The details of one price, with the way back to its page. */
export function TariffFrame({ title, page, children = () => null }: TariffFrameProps) {
  const { t } = useTranslation('limits');
  return (
    <ProfilePage
      title={title}
      lead={t('details.lead')}
      back={{ to: tariffPagePath(page), label: t(`tariffPages.${page}.title`) }}
    >
      <WithTariffs>{children}</WithTariffs>
    </ProfilePage>
  );
}
