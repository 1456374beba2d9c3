import { Dialog } from '@base-ui/react/dialog';
import { observer } from 'mobx-react-lite';
import { useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { HomeArrangement } from '../../../../../application/preferences/HomeArrangement';
import { columnOf } from '../../../../../domain/home/homePanels';
import type { HomePanel } from '../../../../../domain/home/homePanels';
import { Button } from '../../../../components/Button';
import dialogStyles from '../../../../components/Dialog.module.css';
import { VisuallyHidden } from '../../../../components/VisuallyHidden';
import styles from './ArrangeDialog.module.css';
import { PanelList } from './PanelList';

interface ArrangeDialogProps {
  readonly arrangement: HomeArrangement;
  /** Panels that the user has, in any order. */
  readonly panels: readonly HomePanel[];
  /** True on a page of two columns, each with an order of its own. */
  readonly hasColumns: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Takes the focus when the dialog closes. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Dialog in which the panels of the home page are moved, by buttons or by dragging, hidden and brought back; the page behind follows at once. */
export const ArrangeDialog = observer(function ArrangeDialog(props: ArrangeDialogProps) {
  const { isOpen, onClose, opener } = props;
  const { t } = useTranslation('arrange');
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles['veil']} />
        <Dialog.Popup className={dialogStyles['dialog']} finalFocus={opener}>
          <Dialog.Title className={dialogStyles['title']}>{t('title')}</Dialog.Title>
          <Dialog.Description className={styles['lead']}>{t('lead')}</Dialog.Description>
          <Lists {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
});

const Lists = observer(function Lists({ arrangement, panels, hasColumns, onClose }: ArrangeDialogProps) {
  const { t } = useTranslation(['arrange', 'common']);
  const [said, setSaid] = useState('');
  const done = useRef<HTMLButtonElement>(null);
  const order = arrangement.layout.order.filter((panel) => panels.includes(panel));
  const undo = (): void => {
    arrangement.undo();
    setSaid(t('arrange:undone'));
    keepFocus();
  };
  const restore = (): void => {
    arrangement.restore();
    setSaid(t('arrange:restored'));
    keepFocus();
  };
  // A button that can do nothing more hands the focus on before it loses it.
  const keepFocus = (): void => {
    if (!arrangement.canUndo || arrangement.isUsual) {
      done.current?.focus();
    }
  };
  return (
    <>
      {hasColumns ? (
        (['main', 'side'] as const).map((column) => (
          <section key={column} aria-labelledby={`arrange-${column}`}>
            <h3 id={`arrange-${column}`} className={styles['column']}>
              {t(`arrange:${column}`)}
            </h3>
            <PanelList
              arrangement={arrangement}
              panels={order.filter((panel) => columnOf(panel) === column)}
              say={setSaid}
            />
          </section>
        ))
      ) : (
        <PanelList arrangement={arrangement} panels={order} say={setSaid} />
      )}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      <div className={dialogStyles['buttons']}>
        <Button ref={done} onClick={onClose}>
          {t('arrange:done')}
        </Button>
        <Button tone="secondary" disabled={!arrangement.canUndo} onClick={undo}>
          {t('arrange:undo')}
        </Button>
        <Button tone="secondary" disabled={arrangement.isUsual} onClick={restore}>
          {t('arrange:restore')}
        </Button>
      </div>
    </>
  );
});
