import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { Icon } from './Icon';
import { IconButton } from './IconButton';
import styles from './Sheet.module.css';

interface SheetProps {
  readonly title: string;
  /** Read after the title by screen readers, and shown below it. */
  readonly description?: string | undefined;
  /** Called by Escape, the closing button and a press beside the sheet; absent while the sheet must stay. */
  readonly onClose: (() => void) | undefined;
  /** ID of the field that gets the focus at first, in a sheet that asks for something. */
  readonly firstField?: string;
  /** Element that gets the focus when the sheet closes; by default the one that had it before. */
  readonly nextFocus?: () => HTMLElement | null;
  readonly children: ReactNode;
}

/** Dialog over the page it belongs to: at the bottom of a phone, in the middle of a wide screen. It is open while it is rendered. */
export function Sheet({ title, description, onClose, firstField, nextFocus, children }: SheetProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles['veil']} />
        <Dialog.Popup
          className={styles['sheet']}
          initialFocus={() => (firstField === undefined ? null : document.getElementById(firstField))}
          finalFocus={() => nextFocus?.() ?? true}
        >
          <div className={styles['head']}>
            <Dialog.Title className={styles['title']}>{title}</Dialog.Title>
            {onClose !== undefined && (
              <IconButton label={t('close')} onClick={onClose}>
                <Icon name="close" />
              </IconButton>
            )}
          </div>
          {description !== undefined && (
            <Dialog.Description className={styles['description']}>{description}</Dialog.Description>
          )}
          {children}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
