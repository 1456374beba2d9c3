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
  /** Number of skeleton rows shown while loading. */
  readonly rows: number;
  /** Sentence naming the content that could not be loaded. */
  readonly failed: string;
  readonly onRetry: () => void;
  /** True to render without a panel, for use within one. */
  readonly bare?: boolean;
  /** True for rows as low as those of a short list on another page. */
  readonly compact?: boolean;
  /** Title of the panel shown until something is loaded. */
  readonly title?: string;
}

interface WhenLoadedProps extends LoadingProps {
  /** Message for an empty result; without it the children are rendered for an empty result too. */
  readonly empty?: EmptyStateProps;
  readonly children: () => ReactNode;
}

/**
 * Loading state of content requested from the bank: skeleton, error with retry, empty message, or the content itself. `children` is called
 * only when there is content, and its observable reads are tracked.
 */
export const WhenLoaded = observer(function WhenLoaded({
  status,
  rows,
  failed,
  onRetry,
  bare = false,
  compact = false,
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
      return framed(<SkeletonRows rows={rows} compact={compact} />, true);
    case 'ERROR':
      return framed(<ErrorState title={failed} onRetry={onRetry} />);
    case 'EMPTY':
      return empty === undefined ? children() : framed(<EmptyState ornament={!bare} {...empty} />);
    case 'LOADED':
      return children();
    default:
      return status satisfies never;
  }
});

interface WhenFoundProps<Value> extends LoadingProps {
  /** Value to show, once it is known. */
  readonly value: Value | undefined;
  /** Message shown when everything is loaded and the value is not among it; without it that is an error. */
  readonly missing?: EmptyStateProps;
  /** Message shown when nothing at all exists, if it differs from `missing`. */
  readonly empty?: EmptyStateProps;
  readonly children: (value: Value) => ReactNode;
}

/** Loading state of one item of a loaded list: the item is shown once it is known, whatever the result of loading the list again. */
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

/** Load status to display while the value is not known. */
function unfound(status: LoadStatus, said: EmptyStateProps | undefined): LoadStatus {
  if (status === 'LOADING' || status === 'ERROR') {
    return status;
  }
  return said === undefined ? 'ERROR' : 'EMPTY';
}
