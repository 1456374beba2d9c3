import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { EmptyStateProps } from '../../../components/EmptyState';
import { IconBadge } from '../../../components/IconBadge';
import { SEPARATOR } from '../../../components/lineParts';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import styles from './KeptList.module.css';

interface KeptListProps {
  readonly model: { readonly status: LoadStatus; readonly load: () => Promise<void> };
  /** Number of skeleton rows shown while loading. */
  readonly rows: number;
  readonly failed: string;
  readonly empty: EmptyStateProps;
  /** Rows of the list. */
  readonly children: () => ReactNode;
}

/** List of what the bank keeps about the sign-in of a user: browsers, passkeys. */
export const KeptList = observer(function KeptList({ model, rows, failed, empty, children }: KeptListProps) {
  return (
    <Panel flush>
      <WhenLoaded
        bare
        status={model.status}
        rows={rows}
        failed={failed}
        onRetry={() => void model.load()}
        empty={empty}
      >
        {() => <ul>{children()}</ul>}
      </WhenLoaded>
    </Panel>
  );
});

interface KeptRowProps {
  readonly icon: EmptyStateProps['icon'];
  readonly title: string;
  /** Facts in one line. */
  readonly facts: readonly string[];
  /** Further line. */
  readonly more?: string | undefined;
  /** Last element of the row: a badge, a button, or several buttons in one element. */
  readonly children: ReactNode;
}

/** Row of such a list, also of the history of sign-ins. */
export function KeptRow({ icon, title, facts, more, children }: KeptRowProps) {
  return (
    <li className={styles['row']}>
      <IconBadge icon={icon} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['line']}>{facts.join(SEPARATOR)}</span>
        {more !== undefined && <span className={styles['line']}>{more}</span>}
      </span>
      {children}
    </li>
  );
}
