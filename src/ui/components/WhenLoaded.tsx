import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';

import type { LoadStatus } from '../../application/loading/LoadStatus';
import { EmptyState } from './EmptyState';
import type { EmptyStateProps } from './EmptyState';
import { ErrorState } from './ErrorState';
import { Panel } from './Panel';
import { SkeletonRows } from './Skeleton';

interface LoadingProps {
  readonly status: LoadStatus;
  /** How many rows stand in for what is on its way. */
  readonly rows: number;
  /** What could not be loaded, as a sentence. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** Without a panel of its own, for use within one. */
  readonly bare?: boolean;
  /** Names the panel that stands here until something is loaded. */
  readonly title?: string;
}

interface WhenLoadedProps extends LoadingProps {
  /** What is said when there is nothing; without it nothing is shown as something is. */
  readonly empty?: EmptyStateProps;
  readonly children: () => ReactNode;
}

/**
 * What is shown of something the bank is asked for: that it is on its way, could not be had, holds nothing, or the thing itself.
 * The function is called only when there is something, and what it reads is followed.
 */
export const WhenLoaded = observer(function WhenLoaded({
  status,
  rows,
  failed,
  onRetry,
  bare = false,
  title,
  empty,
  children,
}: WhenLoadedProps) {
  const framed = (content: ReactNode, flush = false): ReactNode =>
    bare ? (
      content
    ) : (
      <Panel {...(title !== undefined && { title })} flush={flush}>
        {content}
      </Panel>
    );
  switch (status) {
    case 'LOADING':
      return framed(<SkeletonRows rows={rows} />, true);
    case 'ERROR':
      return framed(<ErrorState title={failed} onRetry={onRetry} />);
    case 'EMPTY':
      return empty === undefined ? children() : framed(<EmptyState {...empty} />);
    case 'LOADED':
      return children();
    default:
      return status satisfies never;
  }
});

interface WhenFoundProps<Value> extends LoadingProps {
  /** What is looked for, as soon as it is known. */
  readonly value: Value | undefined;
  /** What is said when everything is loaded and it is not there; without it that is a failure. */
  readonly missing?: EmptyStateProps;
  /** What is said when there is nothing at all, if that is something else. */
  readonly empty?: EmptyStateProps;
  readonly children: (value: Value) => ReactNode;
}

/** The same for one thing among those that are loaded: it is shown once it is known, whatever became of loading them again. */
export function WhenFound<Value>({
  value,
  status,
  missing,
  empty = missing,
  children,
  ...loading
}: WhenFoundProps<Value>) {
  const said = status === 'EMPTY' ? empty : missing;
  return (
    <WhenLoaded
      {...loading}
      status={value === undefined ? unfound(status, said) : 'LOADED'}
      {...(said !== undefined && { empty: said })}
    >
      {() => value !== undefined && children(value)}
    </WhenLoaded>
  );
}

/** Where the search for something stands as long as it is not known. */
function unfound(status: LoadStatus, said: EmptyStateProps | undefined): LoadStatus {
  if (status === 'LOADING' || status === 'ERROR') {
    return status;
  }
  return said === undefined ? 'ERROR' : 'EMPTY';
}
