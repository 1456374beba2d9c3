import type { ReactNode } from 'react';

import { classNames } from './classNames';
import styles from './Page.module.css';

/**
 * Kinds of pages; each has one width: a form and its result, a list or one thing of it, and a dashboard or a table. An overview is a list
 * that has one thing of it beside itself on a wide screen.
 */
export type PageKind = 'form' | 'result' | 'list' | 'detail' | 'overview' | 'dashboard';

interface PageProps {
  readonly kind: PageKind;
  readonly children: ReactNode;
}

/** Content of a page, as wide as its kind and in the middle of the screen; in print the whole sheet. */
export function Page({ kind, children }: PageProps) {
  return <div className={classNames(styles['page'], styles[kind])}>{children}</div>;
}
