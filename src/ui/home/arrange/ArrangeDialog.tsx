import { Dialog } from '@base-ui/react/dialog';
import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';

import type { HomeArrangement } from '../../../application/preferences/HomeArrangement';
import { columnOf } from '../../../domain/home/homePanels';
import type { HomePanel } from '../../../domain/home/homePanels';
import { Button } from '../../components/Button';
import dialogStyles from '../../components/Dialog.module.css';
import { Icon } from '../../components/Icon';
import { IconButton } from '../../components/IconButton';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import styles from './ArrangeDialog.module.css';

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

/** Dialog in which the panels of the home page are moved up and down; the page behind it follows at once. */
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

interface PanelListProps {
  readonly arrangement: HomeArrangement;
  /** Panels of the list in their order. */
  readonly panels: readonly HomePanel[];
  readonly say: (text: string) => void;
}

function PanelList({ arrangement, panels, say }: PanelListProps) {
  const { t } = useTranslation('arrange');
  const nameOf = usePanelName();
  const pressed = useRef<HTMLButtonElement>(null);
  // A row that is put elsewhere loses the focus on the way.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [panels]);
  const move = (panel: HomePanel, step: -1 | 1, button: HTMLButtonElement): void => {
    const place = panels.indexOf(panel) + 1;
    const isMoved = arrangement.move(panel, step, panels);
    pressed.current = button;
    say(t('place', { name: nameOf(panel), place: isMoved ? place + step : place, number: panels.length }));
  };
  return (
    <ol className={styles['panels']}>
      {panels.map((panel, index) => (
        <li key={panel} className={styles['panel']}>
          <span className={styles['name']}>{nameOf(panel)}</span>
          <IconButton
            label={t('up', { name: nameOf(panel) })}
            aria-disabled={index === 0}
            onClick={({ currentTarget }) => move(panel, -1, currentTarget)}
          >
            <span className={styles['up']}>
              <Icon name="chevronDown" />
            </span>
          </IconButton>
          <IconButton
            label={t('down', { name: nameOf(panel) })}
            aria-disabled={index === panels.length - 1}
            onClick={({ currentTarget }) => move(panel, 1, currentTarget)}
          >
            <Icon name="chevronDown" />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

/** Panels by the words of their titles. */
const NAMES = {
  total: 'home:sum.title',
  recent: 'home:recent',
  spending: 'shell:nav.spending',
  payees: 'payees:people',
  upcoming: 'calendar:upcoming',
  accounts: 'home:accounts',
  cards: 'home:cards.title',
  waiting: 'home:waiting.title',
  deposits: 'home:deposits.title',
  loans: 'home:loans.title',
  rates: 'home:rates',
  wallets: 'home:wallets.title',
} as const satisfies Readonly<Record<HomePanel, string>>;

function usePanelName(): (panel: HomePanel) => string {
  const { t } = useTranslation(['home', 'shell', 'payees', 'calendar']);
  return (panel) => t(NAMES[panel]);
}
