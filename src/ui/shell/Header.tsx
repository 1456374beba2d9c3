import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeButton } from '../components/ThemeButton';
import { NotificationsButton } from '../features/profile/notifications/NotificationsButton';
import styles from './Header.module.css';
import { Logo } from '../kernel/Logo';
import { MessagesLink } from './MessagesLink';
import { SearchButton } from './SearchButton';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';
import { UserMenuButton } from './UserMenuButton';

/** Top of every signed-in page: the user, the search and the notifications; on a desktop language, theme and sign-out too. A print has the name of the bank. */
export const Header = observer(function Header() {
  const { isCorporate, readDocuments } = useService(ShellViewModel);

  useEffect(() => {
    if (isCorporate) {
      readDocuments();
    }
  }, [isCorporate, readDocuments]);

  return (
    <header className={styles['header']}>
      <span className={styles['printed']}>
        <Logo />
      </span>
      <UserMenuButton />
      <SearchButton />
      <span className={styles['spread']} />
      <div className={styles['tools']}>
        <LanguageSwitch />
        <ThemeButton />
      </div>
      <MessagesLink />
      <NotificationsButton />
      <div className={styles['tools']}>
        <SignOut />
      </div>
    </header>
  );
});

function SignOut() {
  const { t } = useTranslation('shell');
  const model = useService(ShellViewModel);
  return (
    <IconButton label={t('signOut')} onClick={() => void model.signOut()}>
      <Icon name="logout" />
    </IconButton>
  );
}
