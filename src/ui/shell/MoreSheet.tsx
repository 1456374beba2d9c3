import { Dialog } from '@base-ui/react/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { classNames } from '../components/classNames';
import dialogStyles from '../components/Dialog.module.css';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeMenu } from '../components/ThemeMenu';
import styles from './MoreSheet.module.css';
import { Phones } from './Phones';
import { SectionLink } from './SectionLink';
import { isInSection } from './sections';
import type { Section } from './sections';
import { useService } from './ServicesContext';
import { ShellViewModel } from './ShellViewModel';

interface MoreSheetProps {
  readonly className: string | undefined;
  readonly sections: readonly Section[];
}

/** Button and sheet with what the bar of a phone has no room for: further sections, language, theme, call centre and the way out. */
export const MoreSheet = observer(function MoreSheet({ className, sections }: MoreSheetProps) {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  const model = useService(ShellViewModel);
  const [isOpen, setIsOpen] = useState(false);
  const isHere = sections.some((section) => isInSection(pathname, section));
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={className} {...(isHere && { 'data-here': '' })}>
        <Icon name="more" />
        <span>{t('nav.more')}</span>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles['veil']} />
        <Dialog.Popup className={styles['sheet']}>
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{t('nav.more')}</Dialog.Title>
            <LanguageSwitch />
            <ThemeMenu />
            <Dialog.Close
              render={
                <IconButton label={t('nav.close')}>
                  <Icon name="close" />
                </IconButton>
              }
            />
          </div>
          <ul className={styles['sections']}>
            {sections.map((section) => (
              <li key={section.path}>
                <SectionLink section={section} className={styles['row']} onFollow={() => setIsOpen(false)} />
              </li>
            ))}
          </ul>
          <div className={styles['foot']}>
            <Phones />
            <button
              type="button"
              className={classNames(styles['row'], styles['out'])}
              onClick={() => void model.signOut()}
            >
              <Icon name="logout" />
              {t('signOut')}
            </button>
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
