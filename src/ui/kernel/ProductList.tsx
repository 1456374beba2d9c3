import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { observer } from 'mobx-react-lite';

import type { LoadStatus } from '../../application/loading/LoadStatus';
import type { EmptyStateProps } from '../components/EmptyState';
import { ProductTiles } from '../components/ProductTiles';
import { WhenLoaded } from '../components/WhenLoaded';

interface ProductListProps {
  /** Store of the products, reloaded when the list opens. */
  readonly store: { readonly status: LoadStatus; reload(): Promise<void> };
  /** Number of skeleton rows shown while loading. */
  readonly rows: number;
  /** Sentence naming the products that could not be loaded. */
  readonly failed: string;
  readonly empty: EmptyStateProps;
  /** Renders the tile of each product; called only when there are products. */
  readonly children: () => ReactNode;
}

/** Products of one kind that the customer has, each on a tile, as far as they are loaded. */
export const ProductList = observer(function ProductList({ store, rows, failed, empty, children }: ProductListProps) {
  useEffect(() => void store.reload(), [store]);

  return (
    <WhenLoaded status={store.status} rows={rows} failed={failed} onRetry={() => void store.reload()} empty={empty}>
      {() => <ProductTiles>{children()}</ProductTiles>}
    </WhenLoaded>
  );
});
