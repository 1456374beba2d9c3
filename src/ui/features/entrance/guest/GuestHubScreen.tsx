import { useTranslation } from 'react-i18next';

import { LinkTiles } from '../../../components/LinkTiles';
import { Page } from '../../../components/Page';
import { PageHeader } from '../../../components/PageHeader';
import styles from './Guest.module.css';
import { SERVICES_OF_CUSTOMERS, SERVICES_OF_VISITORS } from './guestServices';
import type { GuestServiceGroup } from './guestServices';

interface HubProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly groups: readonly GuestServiceGroup[];
}

/** Everything that needs no sign-in, in groups; only what exists. */
function Hub({ back, groups }: HubProps) {
  const { t } = useTranslation('guest');
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} back={back} />
      <div className={styles['groups']}>
        {groups.map(({ group, services }) => (
          <section key={group} aria-labelledby={`guest-${group}`}>
            <h2 id={`guest-${group}`} className={styles['group']}>
              {t(`groups.${group}`)}
            </h2>
            <LinkTiles
              tiles={services.map(({ name, path, icon }) => ({
                path,
                icon,
                title: t(`services.${name}.title`),
                text: t(`services.${name}.text`),
              }))}
            />
          </section>
        ))}
      </div>
    </>
  );
}

/** /guest for who is not signed in. */
export function GuestHubPage() {
  const { t } = useTranslation('guest');
  return (
    <Page kind="dashboard">
      <Hub back={{ to: '/login', label: t('toSignIn') }} groups={SERVICES_OF_VISITORS} />
    </Page>
  );
}

/** /guest for a customer, who is past the ways into the bank. */
export function CustomerHubPage() {
  const { t } = useTranslation('guest');
  return <Hub back={{ to: '/', label: t('toHome') }} groups={SERVICES_OF_CUSTOMERS} />;
}
