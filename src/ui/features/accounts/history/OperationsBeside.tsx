import { useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { classNames } from '../../../components/classNames';
import { isComposing } from '../../../components/isComposing';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import type { Words } from '../../../kernel/Screen';
import { useFetched } from '../../../kernel/useFetched';
import { useWords } from '../../../kernel/useWords';
import { OpenedBeside } from '../../../objects/operations/OpenedBeside';
import { transactionPath } from '../../../objects/operations/historyPaths';
import type { OperationPanelProps } from './OperationPanel';
import styles from './OperationsBeside.module.css';
import { useOperationBeside } from './useOperationBeside';

const SKELETON_ROWS = 5;
/** Half a second of a screen that draws 60 frames a second. */
const FRAMES_UNTIL_ROWS = 30;
const ROWS = 'a[href^="/history/"], a[href^="/history-corporate/"]';
/** Fields keep the keys that are typed into them. */
const FIELDS = 'input, textarea, select';
const WORDS: readonly Words[] = ['cases', 'history', 'moneyTransfer', 'operations', 'signing', 'spending', 'templates'];
const fetchPanel = () => import('./OperationPanel').then((module) => module.OperationPanel);

interface OperationsBesideProps {
  /** The list and what stands above it. */
  readonly children: ReactNode;
  /** Second column while no operation is open. */
  readonly otherwise?: ReactNode;
}

/**
 * A list whose operations open beside it on a wide screen, and on a page of their own on a narrow one. Arrow keys move the focus between its
 * rows; Escape closes the operation and leads back to its row.
 */
export function OperationsBeside({ children, otherwise }: OperationsBesideProps) {
  const beside = useOperationBeside();
  const { openId, close } = beside;
  // A window that becomes narrow keeps the operation in the place of the list.
  const [opensPage] = useState(beside.isNarrow);
  const area = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnClose(list, openId);

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key, target } = event;
    if (!(target instanceof Element) || area.current?.contains(target) !== true || isComposing(event)) {
      return;
    }
    if (key === 'Escape' && openId !== undefined && !event.defaultPrevented && !target.matches(FIELDS)) {
      close();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && target.matches(ROWS)) {
      event.preventDefault();
      moveFocus(list.current, target, key === 'ArrowDown' ? 1 : -1);
    }
  };

  if (openId !== undefined && opensPage) {
    return <Navigate to={transactionPath(openId)} replace />;
  }
  return (
    <OpenedBeside value={beside}>
      <div
        ref={area}
        className={classNames(
          styles['area'],
          otherwise !== undefined && styles['shared'],
          openId !== undefined && styles['open'],
        )}
        onKeyDown={onKeyDown}
      >
        <div ref={list} className={styles['list']}>
          {children}
        </div>
        {otherwise !== undefined && <div hidden={openId !== undefined}>{otherwise}</div>}
        {openId !== undefined && <FetchedPanel transactionId={openId} onClose={close} />}
      </div>
    </OpenedBeside>
  );
}

function Outline() {
  return (
    <Panel flush>
      <SkeletonRows rows={SKELETON_ROWS} />
    </Panel>
  );
}

/** The panel and its words, loaded when the first operation is opened. */
function FetchedPanel(props: OperationPanelProps) {
  const View = useFetched(fetchPanel);
  const hasWords = useWords(WORDS);
  return View === undefined || !hasWords ? <Outline /> : <View {...props} />;
}

/**
 * Leads the focus back to the row whose operation was closed, unless it is elsewhere by then. Back returns to the place of the list first, and a
 * long list draws the rows of that place some frames later.
 */
function useFocusOnClose(list: { readonly current: HTMLElement | null }, openId: string | undefined): void {
  const before = useRef(openId);
  useLayoutEffect(() => {
    const closed = before.current;
    before.current = openId;
    if (openId !== undefined || closed === undefined) {
      return undefined;
    }
    let frame = 0;
    const lead = (framesLeft: number): void => {
      const { activeElement } = document;
      if (activeElement !== document.body && list.current?.contains(activeElement) !== true) {
        return;
      }
      const row = list.current?.querySelector<HTMLElement>(`a[href="${transactionPath(closed)}"]`);
      if (row instanceof HTMLElement) {
        row.focus({ preventScroll: true });
      } else if (framesLeft > 0) {
        frame = requestAnimationFrame(() => lead(framesLeft - 1));
      }
    };
    lead(FRAMES_UNTIL_ROWS);
    return () => cancelAnimationFrame(frame);
  }, [list, openId]);
}

/** Moves the focus to the row below or above; rows of a long list are placed by their position, not by their order. */
function moveFocus(list: HTMLElement | null, from: Element, step: 1 | -1): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>(ROWS) ?? [])]
    .map((row) => ({ row, top: row.getBoundingClientRect().top }))
    .toSorted((left, right) => left.top - right.top);
  const index = rows.findIndex(({ row }) => row === from);
  rows[index + step]?.row.focus();
}
