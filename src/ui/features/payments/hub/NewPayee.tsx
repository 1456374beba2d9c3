import { Menu } from '@base-ui/react/menu';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '../../../components/Icon';
import type { IconName } from '../../../components/Icon';
import menuStyles from '../../../components/Menu.module.css';
import { useMayOpen } from '../../../components/OpenScreens';
import styles from '../../../objects/payees/Face.module.css';

/** Ways to pay somebody new. */
const NEW_PAYEES = [
  { name: 'phone', path: '/payment/other-accounts', icon: 'phone' },
  { name: 'account', path: '/payment/other-accounts', icon: 'account' },
  { name: 'card', path: '/payment/ipc-cards', icon: 'card' },
  { name: 'visa', path: '/payment/visa-cards', icon: 'card' },
  { name: 'bank', path: '/payment/another-banks', icon: 'bank' },
  { name: 'abroad', path: '/payment/swift', icon: 'globe' },
  { name: 'moneyTransfer', path: '/payment/money-system', icon: 'cash' },
] as const satisfies readonly { readonly name: string; readonly path: string; readonly icon: IconName }[];

/** Choice of the way to pay somebody who is not in the book, as far as it is open to the user. */
export function NewPayee() {
  const { t } = useTranslation('payees');
  const mayOpen = useMayOpen();
  // The menu is rendered within the main part, where users navigating by landmarks look for it; fixed, as the row around it would cut it.
  const place = useRef<HTMLDivElement>(null);
  const ways = NEW_PAYEES.filter(({ path }) => mayOpen(path));
  if (ways.length === 0) {
    return null;
  }
  return (
    <Menu.Root>
      <Menu.Trigger className={styles['face']}>
        <span className={styles['circle']} aria-hidden="true">
          <Icon name="send" />
        </span>
        <span className={styles['name']}>{t('new.title')}</span>
      </Menu.Trigger>
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner className={menuStyles['positioner']} positionMethod="fixed" sideOffset={6} align="start">
          <Menu.Popup className={menuStyles['popup']}>
            {ways.map(({ name, path, icon }) => (
              <Menu.LinkItem key={name} className={menuStyles['item']} closeOnClick render={<Link to={path} />}>
                <Icon name={icon} />
                {t(`new.${name}`)}
              </Menu.LinkItem>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}
