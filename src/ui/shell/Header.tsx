import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { brand } from '../brand';
import { Icon } from '../components/Icon';
import type { IconName } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeSwitch } from '../components/ThemeSwitch';
import { NotificationsPopup } from '../notifications/NotificationsPopup';
import styles from './Header.module.css';
import { Logo } from './Logo';
import { Phones } from './Phones';
import { useService } from './ServicesContext';
import { ShellViewModel } from './ShellViewModel';
import { UserMenu } from './UserMenu';

const SECTIONS = [
  { path: '/', name: 'home', icon: 'home' },
  { path: '/payment', name: 'payments', icon: 'transfer' },
  { path: '/card-list', name: 'cards', icon: 'card' },
  { path: '/deposit', name: 'deposits', icon: 'incoming' },
  { path: '/history', name: 'history', icon: 'history' },
] as const satisfies readonly { readonly path: string; readonly name: string; readonly icon: IconName }[];

/** The same list with what waits for signatures in it, under the address companies have for it. */
const COMPANY_HISTORY = { path: '/history-corporate', name: 'history', icon: 'history' } as const;
/** Where the pages of one operation stand for everybody. */
const OPERATIONS_PATH = '/history';
const DOCUMENTS = { path: '/transaction-confirmation', name: 'documents', icon: 'check' } as const;

/** Logo, sections, call centre, language, theme, notifications, who is signed in, and the way out. */
export const Header = observer(function Header() {
  const { t } = useTranslation('shell');
  const { isCorporate, toSign, readDocuments } = useService(ShellViewModel);
  const { pathname } = useLocation();
  const sections = isCorporate ? [...SECTIONS.filter(({ name }) => name !== 'history'), COMPANY_HISTORY, DOCUMENTS] : SECTIONS;

  useEffect(() => {
    if (isCorporate) {
      readDocuments();
    }
  }, [isCorporate, readDocuments]);

  return (
    <header className={styles['header']}>
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
        <nav className={styles['nav']} aria-label={t('nav.label')}>
          {sections.map(({ path, name, icon }) => (
            <Link key={path} to={path} className={styles['section']} aria-current={isIn(path, name, pathname) ? 'page' : undefined}>
              <Icon name={icon} />
              <span>{name === 'documents' && toSign > 0 ? t('nav.documentsToSign', { number: toSign }) : t(`nav.${name}`)}</span>
            </Link>
          ))}
        </nav>
        <span className={styles['spread']} />
        <NotificationsPopup />
        <UserMenu />
        <SignOut />
      </div>
    </header>
  );
});

/** Whether an address belongs to a section: its own, those below it, and of the history every operation. */
function isIn(path: string, name: string, pathname: string): boolean {
  const isBelow = (base: string): boolean => pathname === base || pathname.startsWith(`${base}/`);
  return path === '/' ? pathname === '/' : isBelow(path) || (name === 'history' && isBelow(OPERATIONS_PATH));
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
