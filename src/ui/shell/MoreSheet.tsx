import { Dialog } from '@base-ui/react/dialog';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { classNames } from '../components/classNames';
import dialogStyles from '../components/Dialog.module.css';
import { Icon } from '../components/Icon';
import { IconButton } from '../components/IconButton';
import { LanguageSwitch } from '../components/LanguageSwitch';
import { ThemeButton } from '../components/ThemeButton';
import styles from './MoreSheet.module.css';
import { Phones } from '../kernel/Phones';
import { SectionLink } from './SectionLink';
import { MoreTrigger } from './MoreTrigger';
import type { Section } from './sections';
import { useService } from '../kernel/ServicesContext';
import { ShellViewModel } from '../flow/access/ShellViewModel';

interface MoreSheetProps {
  readonly className: string | undefined;
  readonly sections: readonly Section[];
}

/**
 * Sheet, with its button, for what the bar of a phone has no room for: further sections, language, theme, call centre and the way out.
 * It opens at once: it is fetched by the press that asks for it.
 */
export const MoreSheet = observer(function MoreSheet({ className, sections }: MoreSheetProps) {
  const { t } = useTranslation('shell');
  const model = useService(ShellViewModel);
  const [isOpen, setIsOpen] = useState(true);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setIsOpen}>
      <Dialog.Trigger className={className} render={<MoreTrigger sections={sections} />} />
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles['veil']} />
        <Dialog.Popup className={styles['sheet']}>
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{t('nav.more')}</Dialog.Title>
            <LanguageSwitch />
            <ThemeButton />
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
