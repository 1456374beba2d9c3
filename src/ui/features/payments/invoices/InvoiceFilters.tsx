import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { INVOICE_STATES } from '../../../../domain/invoice/Invoice';
import type { Distributor } from '../../../../domain/invoice/Invoice';
import { SearchField } from '../../../components/SearchField';
import { SelectField } from '../../../components/SelectField';
import { addressWith, DUE_WITHIN } from './invoiceAddress';
import type { InvoiceAddressName } from './invoiceAddress';
import styles from '../../../objects/invoices/Invoices.module.css';

/** Filters of the invoices, stored in the address so that the Back button and a link restore them. */
export function InvoiceFilters({ distributors }: { readonly distributors: readonly Distributor[] }) {
  const { t } = useTranslation('invoices');
  const [address, setAddress] = useSearchParams();
  // What was set last: the router draws an address later, and a second change must not undo the first.
  const latest = useRef(address);
  useEffect(() => {
    latest.current = address;
  }, [address]);
  const field = (name: InvoiceAddressName) => ({
    id: `invoices-${name}`,
    value: address.get(name) ?? '',
    onChange: (value: string) => {
      latest.current = addressWith(latest.current, name, value);
      setAddress(latest.current, { replace: true });
    },
  });
  return (
    <div className={styles['filters']}>
      <SearchField {...field('search')} label={t('search')} placeholder={t('searchPlaceholder')} />
      <SelectField
        {...field('state')}
        label={t('state')}
        options={[
          { value: '', label: t('anyState') },
          ...INVOICE_STATES.map((state) => ({ value: state, label: t(`filterStates.${state}`) })),
        ]}
      />
      <SelectField
        {...field('distributor')}
        label={t('distributor')}
        options={[
          { value: '', label: t('anyDistributor') },
          ...distributors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <SelectField
        {...field('due')}
        label={t('dueWithin')}
        options={[
          { value: '', label: t('anyDay') },
          ...DUE_WITHIN.map((days) => ({ value: days, label: t('withinDays', { days }) })),
        ]}
      />
    </div>
  );
}
