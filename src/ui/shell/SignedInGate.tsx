import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SignedInArea } from '../../application/session/SignedInArea';
import { UserStore } from '../../application/user/UserStore';
import { customerName } from '../../domain/user/customerName';
import { ErrorState } from '../components/ErrorState';
import { OwnName } from '../components/OwnName';
import { GuestLayout } from '../kernel/GuestLayout';
import { ServicesContext, useService } from '../kernel/ServicesContext';
import { Splash } from '../kernel/Splash';
import { useFetched } from '../kernel/useFetched';

const fetchPages = () => import('./SignedInPages').then((module) => module.SignedInPages);

/** Waits until the signed-in application is fetched; says so when that fails, since nothing else could. */
export const SignedInGate = observer(function SignedInGate() {
  const area = useService(SignedInArea);
  const { t } = useTranslation('common');
  const Pages = useFetched(fetchPages);
  if (area.services !== undefined && Pages !== undefined) {
    return (
      <ServicesContext value={area.services}>
        <NamedCustomer>
          <Pages />
        </NamedCustomer>
      </ServicesContext>
    );
  }
  return area.status === 'failed' ? (
    <GuestLayout>
      <ErrorState title={t('crash.title')} onRetry={() => void area.open()} />
    </GuestLayout>
  ) : (
    <Splash />
  );
});

/** Tells all pages the registered name of the customer, by which they name the customer in place of the stored letters. */
const NamedCustomer = observer(function NamedCustomer({ children }: { readonly children: ReactNode }) {
  const { user } = useService(UserStore);
  const name = user && customerName(user);
  return <OwnName value={name}>{children}</OwnName>;
});
