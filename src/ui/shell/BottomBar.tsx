import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';

import { Icon } from '../components/Icon';
import { useMayOpen } from '../components/OpenScreens';
import styles from './BottomBar.module.css';
import { MoreButton } from './MoreButton';
import { SectionLink } from './SectionLink';
import { QR_PATH } from './sections';
import { useSections } from './useSections';

/** Bar at the bottom of a phone: the sections used most, the QR code in the middle, and everything else behind the last button. */
export const BottomBar = observer(function BottomBar() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const mayOpen = useMayOpen();
  const {
    bar: [before, after],
    more,
  } = useSections();
  return (
    <nav className={styles['bar']} aria-label={t('nav.label')}>
      {before.map((section) => (
        <SectionLink key={section.path} section={section} className={styles['item']} />
      ))}
      {mayOpen(QR_PATH) && (
        <Link
          to={QR_PATH}
          className={styles['item']}
          aria-label={t('nav.qr')}
          aria-current={pathname.startsWith(QR_PATH) ? 'page' : undefined}
        >
          <span className={styles['qr']}>
            <Icon name="qr" />
          </span>
          <span>{t('nav.qrShort')}</span>
        </Link>
      )}
      {after.map((section) => (
        <SectionLink key={section.path} section={section} className={styles['item']} />
      ))}
      <MoreButton className={styles['item']} sections={more} />
    </nav>
  );
});
