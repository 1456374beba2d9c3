import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '../components/Icon';
import type { IconName } from '../components/Icon';
import { Panel } from '../components/Panel';
import { useMayOpen } from '../components/OpenScreens';
import styles from './QuickPaymentPanel.module.css';

const WAYS = [
  { name: 'qr', icon: 'qr', path: '/payment/qr' },
  { name: 'mobile', icon: 'mobile', path: '/payment/provider/mobile' },
  { name: 'services', icon: 'receipt', path: '/payment/provider' },
  { name: 'client', icon: 'send', path: '/payment/other-accounts' },
] as const satisfies readonly { readonly name: string; readonly icon: IconName; readonly path: string }[];

/** The most frequent tasks, as far as they are open to the user. */
export const QuickPaymentPanel = observer(function QuickPaymentPanel() {
  const { t } = useTranslation('home');
  const mayOpen = useMayOpen();
  const ways = WAYS.filter(({ path }) => mayOpen(path));
  if (ways.length === 0) {
    return null;
  }
  return (
    <Panel title={t('quick.title')} action={<Link to="/payment">{t('quick.all')}</Link>}>
      <ul className={styles['ways']}>
        {ways.map(({ name, icon, path }) => (
          <li key={name}>
            <Link className={styles['way']} to={path}>
              <span className={styles['sign']}>
                <Icon name={icon} />
              </span>
              {t(`quick.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
});
