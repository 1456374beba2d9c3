import { observer } from 'mobx-react-lite';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';

import type { HomeArrangement } from '../../../../../application/preferences/HomeArrangement';
import type { HomePanel } from '../../../../../domain/home/homePanels';
import { classNames } from '../../../../components/classNames';
import { Icon } from '../../../../components/Icon';
import { IconButton } from '../../../../components/IconButton';
import styles from './ArrangeDialog.module.css';

interface PanelListProps {
  readonly arrangement: HomeArrangement;
  /** Panels of the list in their order, the hidden ones among them. */
  readonly panels: readonly HomePanel[];
  readonly say: (text: string) => void;
}

interface Drag {
  readonly panel: HomePanel;
  /** Place the panel would be put at, counted from zero. */
  readonly place: number;
}

/** Panels of one column: each is dragged by its handle, moved by buttons, and hidden or shown. */
export const PanelList = observer(function PanelList({ arrangement, panels, say }: PanelListProps) {
  const { t } = useTranslation('arrange');
  const nameOf = usePanelName();
  const pressed = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [drag, setDrag] = useState<Drag>();
  // A row that is put elsewhere loses the focus on the way.
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  }, [panels]);

  const tellPlace = (panel: HomePanel, place: number): void =>
    say(t('place', { name: nameOf(panel), place: place + 1, number: panels.length }));
  const move = (panel: HomePanel, step: -1 | 1, button: HTMLButtonElement): void => {
    const place = panels.indexOf(panel);
    const isMoved = arrangement.move(panel, step, panels);
    pressed.current = button;
    tellPlace(panel, isMoved ? place + step : place);
  };
  const toggle = (panel: HomePanel): void => {
    arrangement.toggleHidden(panel);
    say(t(arrangement.isHidden(panel) ? 'hidden' : 'shown', { name: nameOf(panel) }));
  };
  const handlers = (panel: HomePanel) => ({
    onPointerDown: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrag({ panel, place: panels.indexOf(panel) });
    },
    onPointerMove: ({ clientY }: PointerEvent): void => {
      if (drag !== undefined) {
        setDrag({ panel, place: placeAt(list.current, panels.indexOf(panel), clientY) });
      }
    },
    onPointerUp: (): void => {
      setDrag(undefined);
      if (drag !== undefined && arrangement.place(panel, drag.place, panels)) {
        tellPlace(panel, drag.place);
      }
    },
    onPointerCancel: (): void => setDrag(undefined),
  });

  return (
    <ol ref={list} className={styles['panels']}>
      {panels.map((panel, index) => {
        const isHidden = arrangement.isHidden(panel);
        return (
          <li
            key={panel}
            className={classNames(
              styles['panel'],
              drag?.panel === panel && styles['dragged'],
              drag !== undefined && drag.place === index && styles[markOf(panels.indexOf(drag.panel), index)],
            )}
          >
            {/* The buttons do the same for keys, so the handle is for the pointer alone. */}
            <span className={styles['handle']} aria-hidden="true" {...handlers(panel)}>
              <Icon name="grip" />
            </span>
            <span className={classNames(styles['name'], isHidden && styles['faint'])}>
              {nameOf(panel)}
              {isHidden && <span className={styles['mark']}>{t('hiddenMark')}</span>}
            </span>
            <IconButton label={t(isHidden ? 'show' : 'hide', { name: nameOf(panel) })} onClick={() => toggle(panel)}>
              <Icon name={isHidden ? 'eyeClosed' : 'eye'} />
            </IconButton>
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
        );
      })}
    </ol>
  );
});

/** Place among the rows under the pointer: the number of other rows whose middle is above it. */
function placeAt(list: HTMLOListElement | null, dragged: number, clientY: number): number {
  return [...(list?.children ?? [])].filter((row, index) => {
    const { top, height } = row.getBoundingClientRect();
    return index !== dragged && top + height / 2 < clientY;
  }).length;
}

/** Side of a row on which a dragged one would be put. */
function markOf(from: number, to: number): 'before' | 'after' | 'dragged' {
  return from === to ? 'dragged' : to < from ? 'before' : 'after';
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
