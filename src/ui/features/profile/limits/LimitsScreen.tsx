import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { LimitsStore } from '../../../../application/limits/LimitsStore';
import { tariffPageOf } from '../../../../domain/tariff/tariffPages';
import { AskBank } from '../../../objects/chat/AskBank';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { LimitPanel } from './LimitPanel';
import { PageLinks } from './PageLinks';

const SKELETON_ROWS = 6;
const LIMITS_PATH = '/profile/limits';

interface LimitsProps {
  /** Kind of operation; payments have their own page. */
  readonly of: 'transfers' | 'payments';
}

/** Limits of transfers, each with its used share. */
export function LimitsScreen() {
  const { t } = useTranslation(['limits', 'profile']);
  return (
    <ProfilePage title={t('profile:pages.limits.title')} lead={t('lead')}>
      <PageLinks
        links={[{ to: `${LIMITS_PATH}/payments`, title: t('ofPayments.title'), text: t('ofPayments.text') }]}
      />
      <Limits of="transfers" />
    </ProfilePage>
  );
}

/** Limits of payments: services, taxes, fines and QR codes. */
export function PaymentLimitsScreen() {
  const { t } = useTranslation(['limits', 'profile']);
  return (
    <ProfilePage
      title={t('ofPayments.title')}
      lead={t('ofPayments.lead')}
      back={{ to: LIMITS_PATH, label: t('profile:pages.limits.title') }}
    >
      <Limits of="payments" />
    </ProfilePage>
  );
}

/** Limits of transfers or of payments with their remaining amounts; they apply to all accounts together. */
export const Limits = observer(function Limits({ of }: LimitsProps) {
  const { t } = useTranslation('limits');
  const limits = useService(LimitsStore);

  useEffect(() => void limits.reload(), [limits]);

  return (
    <WhenLoaded
      status={limits.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void limits.reload()}
      empty={{
        icon: 'gauge',
        title: t('emptyTitle'),
        text: t('emptyText'),
        action: <AskBank about="payments" />,
      }}
    >
      {() =>
        limits.limits
          .filter(({ transferCode }) => (tariffPageOf(transferCode) === 'payments') === (of === 'payments'))
          .map((limit) => <LimitPanel key={limit.transferCode} limit={limit} />)
      }
    </WhenLoaded>
  );
});
