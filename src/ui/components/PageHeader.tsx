import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';

import { brand } from '../theme/brand';
import { classNames } from './classNames';
import { Icon } from './Icon';
import { useMayOpen } from './OpenScreens';
import styles from './PageHeader.module.css';

interface PageHeaderProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly back?: { readonly to: string; readonly label: string };
  /** Buttons opposite the title. */
  readonly actions?: ReactNode;
  /** For a page that names itself by what it shows: the title is for the tab and for screen readers. */
  readonly quiet?: boolean;
  /** Keeps the focus where the screen puts it: on its only field. */
  readonly keepFocus?: boolean;
}

/** React Router gives this key to the address the page was opened with; only later ones are moves within the application. */
const FIRST_LOCATION_KEY = 'default';

/**
 * The title of a screen, also the title of its tab. It takes the focus when the screen changes, so that a screen reader
 * starts at the top of what is new.
 */
export function PageHeader({ title, lead, back, actions, quiet = false, keepFocus = false }: PageHeaderProps) {
  const mayOpen = useMayOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const moved = useRef(key !== FIRST_LOCATION_KEY);

  useEffect(() => {
    document.title = `${title} — ${brand.name}`;
  }, [title]);

  useEffect(() => {
    if (moved.current) {
      window.scrollTo(0, 0);
      if (!keepFocus) {
        heading.current?.focus({ preventScroll: true });
      }
    }
  }, [keepFocus]);

  return (
    <div className={classNames(styles['header'], quiet && styles['quiet'])}>
      {back !== undefined && mayOpen(back.to) && (
        <Link className={styles['back']} to={back.to}>
          <Icon name="chevronLeft" size="small" />
          {back.label}
        </Link>
      )}
      <div className={styles['line']}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions}
      </div>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </div>
  );
}
