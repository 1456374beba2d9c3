import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { PageHeader } from '../../../components/PageHeader';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useMayOpen } from '../../../components/OpenScreens';
import { ShopLink } from '../../../objects/market/ShopLink';
import type { InvoicingViewModel } from './InvoicingViewModel';
import styles from './Invoicing.module.css';

const SKELETON_ROWS = 5;

interface InvoicingPageProps {
  readonly model: InvoicingViewModel;
  readonly title: string;
  readonly lead: string;
  /** The other screen on which invoices are issued. */
  readonly other: { readonly to: string; readonly label: string };
  /** Form, or what was made with it. */
  readonly children: ReactNode;
  readonly list: ReactNode;
}

/** A form by which invoices are issued, and the list of those issued below it. */
export const InvoicingPage = observer(function InvoicingPage({ model, other, ...page }: InvoicingPageProps) {
  const { t, i18n } = useTranslation('qrInvoices');
  const mayOpen = useMayOpen();

  useEffect(() => {
    void model.open();
    void i18n.loadNamespaces('failures');
    return model.follow();
  }, [model, i18n]);

  return (
    <>
      <PageHeader
        title={page.title}
        lead={page.lead}
        actions={mayOpen(other.to) && <Link to={other.to}>{other.label}</Link>}
      />
      <WhenLoaded
        status={model.status}
        rows={SKELETON_ROWS}
        failed={t('issue.failed')}
        onRetry={() => void model.open()}
        empty={{
          icon: 'invoice',
          title: t('issue.emptyTitle'),
          text: t('issue.emptyText'),
          action: <ShopLink product="accountOpening" />,
        }}
      >
        {() => (
          <div className={styles['parts']}>
            {page.children}
            <div className={styles['onScreen']}>{page.list}</div>
          </div>
        )}
      </WhenLoaded>
    </>
  );
});
