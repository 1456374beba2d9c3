import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { AskBank } from '../../../objects/chat/AskBank';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { SERVICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 6;

/** Content that depends on the directory of providers, rendered once it is loaded. */
export const ServiceDirectory = observer(function ServiceDirectory({
  children,
}: {
  readonly children: () => ReactNode;
}) {
  const { t } = useTranslation('services');
  const services = usePaymentResource(SERVICES);
  return (
    <WhenLoaded
      bare
      status={services.status}
      rows={SKELETON_ROWS}
      failed={t('loadFailed')}
      onRetry={() => void services.ensure()}
      empty={{
        icon: 'search',
        title: t('noneTitle'),
        text: t('noneText'),
        action: <AskBank about="payments" />,
      }}
    >
      {children}
    </WhenLoaded>
  );
});
