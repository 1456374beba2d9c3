import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';

import { UserStore } from '../../../../application/user/UserStore';
import { Amount } from '../../../components/Amount';
import { Button } from '../../../components/Button';
import { EmptyState } from '../../../components/EmptyState';
import { useMayOpen } from '../../../components/OpenScreens';
import { PageHeader } from '../../../components/PageHeader';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { DIRECT_DEBITS_PATH } from '../../../objects/invoices/directDebitPaths';
import { CREATING_INVOICE_PATH } from '../../../objects/invoices/invoicingPaths';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { useService } from '../../../kernel/ServicesContext';
import { DistributorLimits } from './DistributorLimits';
import { filterInAddress } from './invoiceAddress';
import { InvoiceFilters } from './InvoiceFilters';
import { InvoiceItem } from './InvoiceItem';
import styles from '../../../objects/invoices/Invoices.module.css';
import { InvoicesViewModel } from './InvoicesViewModel';
import { InvoiceTotalsPanel } from './InvoiceTotalsPanel';
import { ReceivedInvoices } from './ReceivedInvoices';

const SKELETON_ROWS = 6;

interface ModelProps {
  readonly model: InvoicesViewModel;
}

/** Invoices to be paid: those other companies have issued, and for a company those of its distributors with their credit limits. */
export const InvoicesScreen = observer(function InvoicesScreen() {
  const { t } = useTranslation(['invoices', 'transfer', 'qrInvoices']);
  const { isCorporate } = useService(UserStore);
  const mayOpen = useMayOpen();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t(isCorporate ? 'lead' : 'qrInvoices:received.lead')}
        back={{ to: '/payment', label: t('transfer:hub.title') }}
        actions={
          isCorporate
            ? mayOpen(CREATING_INVOICE_PATH) && <Link to={CREATING_INVOICE_PATH}>{t('qrInvoices:issue.title')}</Link>
            : mayOpen(DIRECT_DEBITS_PATH) && (
                <Link to={DIRECT_DEBITS_PATH}>{t('transfer:kinds.directDebits.title')}</Link>
              )
        }
      />
      <div className={styles['stack']}>
        <ReceivedInvoices optional={isCorporate} />
        {isCorporate && <DistributorInvoices />}
      </div>
    </>
  );
});

/** Invoices of distributors who deliver on credit, and their remaining credit limits (specification 1, section 2, /payment/invoice). */
const DistributorInvoices = observer(function DistributorInvoices() {
  const { t } = useTranslation('invoices');
  const context = useService(PaymentContext);
  const user = useService(UserStore);
  const [model] = useState(() => new InvoicesViewModel(context, user));

  useEffect(() => model.open(), [model]);
  useEffect(() => model.follow(), [model]);

  return (
    <WhenLoaded
      status={model.store.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={model.open}
      empty={{ icon: 'check', title: t('none.title'), text: t('none.text') }}
    >
      {() => (
        <div className={styles['stack']}>
          <DistributorLimits limits={model.store.limits} />
          <Invoices model={model} />
        </div>
      )}
    </WhenLoaded>
  );
});

const Invoices = observer(function Invoices({ model }: ModelProps) {
  const { t } = useTranslation('invoices');
  const [address] = useSearchParams();
  const filter = filterInAddress(address, model.today);
  const found = model.found(filter);
  return (
    <section className={styles['stack']} aria-labelledby="invoices">
      <h2 id="invoices" className={styles['title']}>
        {t('list')}
      </h2>
      <InvoiceFilters distributors={model.distributors} />
      <InvoiceTotalsPanel totals={model.totals(filter)} count={found.length} />
      {model.mayPay && <PayBar model={model} />}
      {found.length === 0 ? (
        <Panel>
          <EmptyState icon="search" title={t('noMatches.title')} text={t('noMatches.text')} />
        </Panel>
      ) : (
        <ul className={styles['list']}>
          {found.map((invoice) => (
            <InvoiceItem key={invoice.id} model={model} invoice={invoice} />
          ))}
        </ul>
      )}
    </section>
  );
});

const PayBar = observer(function PayBar({ model }: ModelProps) {
  const { t } = useTranslation('invoices');
  const navigate = useNavigate();
  const { chosen, chosenSum } = model;
  return (
    <div className={styles['bar']}>
      <p role="status" className={styles['chosen']}>
        {chosenSum === undefined ? (
          t('pickSome')
        ) : (
          <>
            <span>{t('picked', { number: chosen.length, name: chosen[0]?.distributorName ?? '' })}</span>
            <Amount amount={chosenSum} size="lead" always />
          </>
        )}
      </p>
      <Button disabled={chosen.length === 0} onClick={() => void navigate(model.pay())}>
        {t('pay')}
      </Button>
    </div>
  );
});
