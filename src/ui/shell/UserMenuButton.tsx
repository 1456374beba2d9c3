import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useState } from 'react';

import { classNames } from '../components/classNames';
import { useLanguage } from '../language/useLanguage';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { UserBadge } from './UserBadge';
import styles from './UserMenu.module.css';

const UserMenu = lazy(() => import('./UserMenu').then((module) => ({ default: module.UserMenu })));

/** Name of the user; the menu behind it is fetched when it is first opened. Nothing until the bank has reported who the user is. */
export const UserMenuButton = observer(function UserMenuButton() {
  const language = useLanguage();
  const model = useService(ShellViewModel);
  const [isWanted, setIsWanted] = useState(false);
  const name = model.headerName(language);
  if (name === undefined) {
    return null;
  }
  const button = (
    <button
      type="button"
      className={classNames(styles['user'], model.isCorporate && styles['company'])}
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isWanted}
      onClick={() => setIsWanted(true)}
    >
      <UserBadge name={name} />
    </button>
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <UserMenu />
    </Suspense>
  ) : (
    button
  );
});
