import { Menu } from '@base-ui/react/menu';
import { observer } from 'mobx-react-lite';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { AmountVisibility } from '../../application/preferences/AmountVisibility';
import { Toasts } from '../../application/toasts/Toasts';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import type { IconName } from '../components/Icon';
import menuStyles from '../components/Menu.module.css';
import { useFailureText } from '../components/useFailureText';
import { useLanguage } from '../language/useLanguage';
import { useService } from './ServicesContext';
import { ShellViewModel } from './ShellViewModel';
import { UserBadge } from './UserBadge';
import styles from './UserMenu.module.css';

const ITEMS = [
  { path: '/profile', name: 'profile', icon: 'user' },
  { path: '/profile/login-history', name: 'loginHistory', icon: 'history' },
] as const satisfies readonly { readonly path: string; readonly name: string; readonly icon: IconName }[];

/** Menu items of individuals; companies have no wallets. */
const ITEMS_OF_PEOPLE = [{ path: '/wallets', name: 'wallets', icon: 'wallet' }, ...ITEMS] as const;

/** Name of the user, with a menu of personal pages. It opens at once: it is fetched by the press that asks for it. */
export const UserMenu = observer(function UserMenu() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const model = useService(ShellViewModel);
  // The menu is rendered within the header, where users navigating by landmarks look for it.
  const place = useRef<HTMLDivElement>(null);
  const name = model.displayName(language);
  if (name === undefined) {
    return null;
  }
  return (
    <Menu.Root defaultOpen>
      <Menu.Trigger className={classNames(styles['user'], model.isCorporate && styles['company'])}>
        <UserBadge name={name} />
      </Menu.Trigger>
      <div ref={place} />
      <Menu.Portal container={place}>
        <Menu.Positioner className={menuStyles['positioner']} sideOffset={6} align="start">
          <Menu.Popup className={menuStyles['popup']}>
            {(model.isCorporate ? ITEMS : ITEMS_OF_PEOPLE).map((item) => (
              <Menu.LinkItem
                key={item.name}
                className={menuStyles['item']}
                closeOnClick
                render={<Link to={item.path} />}
              >
                <Icon name={item.icon} />
                {t(`userMenu.${item.name}`)}
              </Menu.LinkItem>
            ))}
            <AmountsItem />
            {model.canLock && <LockItem />}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
});

/** Menu item that hides amounts on every screen at once, until they are shown again. */
const AmountsItem = observer(function AmountsItem() {
  const { t } = useTranslation('shell');
  const visibility = useService(AmountVisibility);
  return (
    <Menu.Item className={menuStyles['item']} onClick={visibility.toggle}>
      <Icon name={visibility.hidden ? 'eye' : 'eyeClosed'} />
      {t(visibility.hidden ? 'userMenu.showAmounts' : 'userMenu.hideAmounts')}
    </Menu.Item>
  );
});

/**
 * Menu item that locks the screen. Only the bank can lock it; when the bank cannot be reached the screen stays open, and the customer is
 * told so.
 */
function LockItem() {
  const { t } = useTranslation('shell');
  const language = useLanguage();
  const model = useService(ShellViewModel);
  const toasts = useService(Toasts);
  const failureText = useFailureText();
  const lock = async (): Promise<void> => {
    const failure = await model.lock(language);
    if (failure !== undefined) {
      const { what, next } = failureText(failure);
      toasts.show(`${what} ${next}`);
    }
  };
  return (
    <Menu.Item className={menuStyles['item']} onClick={() => void lock()}>
      <Icon name="lock" />
      {t('userMenu.lock')}
    </Menu.Item>
  );
}
