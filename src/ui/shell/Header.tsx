import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { brand } from '../brand';
import { classNames } from '../components/classNames';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { useMayOpen } from '../components/OpenScreens';
import { NotificationsButton } from '../notifications/NotificationsButton';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { Phones } from './Phones';
import { ASIDE_ON_PHONES, COMPANY_SECTIONS, PERSON_SECTIONS } from './sections';
import { useService } from './ServicesContext';
import { ShellViewModel } from './ShellViewModel';
import { UserMenuButton } from './UserMenuButton';

/** Header: logo, sections, call centre, language, theme, notifications, user menu and sign-out. */
export const Header = observer(function Header() {
  const { t } = useTranslation('shell');
  const { isCorporate, readDocuments } = useService(ShellViewModel);

  useEffect(() => {
    if (isCorporate) {
      readDocuments();
    }
  }, [isCorporate, readDocuments]);

  return (
    <header className={classNames(styles['header'], isCorporate && styles['company'])}>
      <div className={styles['tools']}>
        <Phones />
        <span className={styles['spread']} />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      <div className={styles['bar']}>
        <Link to="/" className={styles['home']} aria-label={`${brand.name}: ${t('nav.home')}`}>
          <Logo />
        </Link>
        {!isCorporate && <Sections />}
        <span className={styles['spread']} />
        <NotificationsButton />
        <UserMenuButton />
        <SignOut />
        {/* The sections of a company have a line of their own below, so that its name can be read. */}
        {isCorporate && <Sections />}
      </div>
    </header>
  );
});

const Sections = observer(function Sections() {
  const { t } = useTranslation('shell');
  const { isCorporate, toSign } = useService(ShellViewModel);
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const sections = (isCorporate ? COMPANY_SECTIONS : PERSON_SECTIONS).filter(({ path }) => mayOpen(path));
  return (
    <nav className={styles['nav']} aria-label={t('nav.label')}>
      {sections.map(({ path, name, icon, elsewhere = [] }) => (
        <Link
          key={path}
          to={path}
          className={classNames(
            styles['section'],
            ASIDE_ON_PHONES.some((aside) => aside.path === path) && styles['aside'],
          )}
          aria-current={isIn(pathname, [path, ...elsewhere]) ? 'page' : undefined}
        >
          <Icon name={icon} />
          <span>
            {name === 'documents' && toSign > 0 ? t('nav.documentsToSign', { number: toSign }) : t(`nav.${name}`)}
          </span>
        </Link>
      ))}
    </nav>
  );
});

/** True when a path equals one of the addresses of a section or is below one; the home page has nothing below it. */
function isIn(pathname: string, addresses: readonly string[]): boolean {
  return addresses.some((address) => pathname === address || (address !== '/' && pathname.startsWith(`${address}/`)));
}

function SignOut() {
  const { t } = useTranslation('shell');
  const model = useService(ShellViewModel);
  return (
    <IconButton label={t('signOut')} onClick={() => void model.signOut()}>
      <Icon name="logout" />
    </IconButton>
  );
}
