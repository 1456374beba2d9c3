import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { EmptyState } from '../../../components/EmptyState';
import type { IconName } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import styles from './Invoicing.module.css';
import type { InvoicingViewModel } from './InvoicingViewModel';

const SKELETON_ROWS = 3;

interface InvoicingListProps<Item> {
  readonly model: InvoicingViewModel;
  readonly title: string;
  readonly items: readonly Item[];
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
  /** Draws one of the items as a list item. */
  readonly children: (item: Item) => ReactNode;
}

/** Invoices, or series of them, that were issued, below the form that issues them. */
export const InvoicingList = observer(function InvoicingList<Item>({
  model,
  title,
  items,
  empty,
  children,
}: InvoicingListProps<Item>) {
  const { t } = useTranslation('qrInvoices');
  const { store } = model;
  return (
    <section aria-labelledby="issued">
      <h2 id="issued" className={styles['title']}>
        {title}
      </h2>
      <WhenLoaded
        status={store.status}
        rows={SKELETON_ROWS}
        failed={t('issue.listFailed')}
        onRetry={() => void store.reload()}
      >
        {() =>
          items.length === 0 ? (
            <Panel>
              <EmptyState {...empty} />
            </Panel>
          ) : (
            <ul className={styles['list']}>{items.map(children)}</ul>
          )
        }
      </WhenLoaded>
    </section>
  );
});
