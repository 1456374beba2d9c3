import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { FURTHEST_DUE_DAY } from '../../../../domain/invoice/QrInvoice';
import type { QrInvoice } from '../../../../domain/invoice/QrInvoice';
import { addDays } from '../../../../domain/time/days';
import { Button } from '../../../components/Button';
import { DateField } from '../../../components/DateField';
import { Disclosure } from '../../../components/Disclosure';
import { Panel } from '../../../components/Panel';
import { TextField } from '../../../components/TextField';
import { useFieldTexts } from '../../../components/useFieldTexts';
import { QrInvoiceFacts } from '../../../objects/invoices/QrInvoiceFacts';
import { useService } from '../../../kernel/ServicesContext';
import { EndButton } from '../../../objects/invoices/EndButton';
import { InvoiceCode } from './InvoiceCode';
import styles from './Invoicing.module.css';
import { InvoicingForm } from './InvoicingForm';
import { InvoicingList } from './InvoicingList';
import { InvoicingPage } from './InvoicingPage';
import { AUTOMATIC_INVOICES_PATH } from '../../../objects/invoices/invoicingPaths';
import { InvoicingViewModel } from './InvoicingViewModel';
import { SubjectFields } from './SubjectFields';

const FIELDS = ['number', 'payerName', 'payerInn', 'amountText', 'dueOn', 'purpose', 'accountId'] as const;

interface ModelProps {
  readonly model: InvoicingViewModel;
}

/** A company issues one invoice that is paid by a QR code, and follows what is paid of those issued (specification 1, section 2). */
export const CreatingInvoiceScreen = observer(function CreatingInvoiceScreen() {
  const { t } = useTranslation('qrInvoices');
  const model = useService(InvoicingViewModel);
  const { made } = model.invoice;
  return (
    <InvoicingPage
      model={model}
      title={t('issue.title')}
      lead={t('issue.lead')}
      other={{ to: AUTOMATIC_INVOICES_PATH, label: t('series.title') }}
      list={<IssuedInvoicesList model={model} />}
    >
      {made === undefined ? <InvoiceForm model={model} /> : <MadeInvoice model={model} invoice={made} />}
    </InvoicingPage>
  );
});

const InvoiceForm = observer(function InvoiceForm({ model }: ModelProps) {
  const { t } = useTranslation('qrInvoices');
  const { invoice: form, today } = model;
  const { draft, change } = form;
  const { texts, summary } = useFieldTexts(FIELDS, form.violations ?? {}, undefined);
  return (
    <InvoicingForm form={form} summary={summary} submitLabel={t('issue.submit')} onSubmit={model.issue}>
      <TextField
        id="number"
        label={t('form.number')}
        value={draft.number}
        onChange={(number) => change({ number })}
        violation={texts.number}
        input={{ autoComplete: 'off' }}
      />
      <SubjectFields model={model} draft={draft} texts={texts} onChange={change} />
      <DateField
        id="dueOn"
        label={t('form.dueOn')}
        range={{ min: today, max: addDays(today, FURTHEST_DUE_DAY) }}
        value={draft.dueOn}
        onChange={(dueOn) => change({ dueOn })}
        violation={texts.dueOn}
      />
    </InvoicingForm>
  );
});

/** The invoice just issued, in place of the form, so that it can be printed alone. */
const MadeInvoice = observer(function MadeInvoice({ model, invoice }: ModelProps & { readonly invoice: QrInvoice }) {
  const { t } = useTranslation('qrInvoices');
  const heading = useRef<HTMLHeadingElement>(null);
  const { number, payerInn, link } = invoice;

  useEffect(() => heading.current?.focus(), []);

  return (
    <Panel>
      <section className={styles['made']} aria-labelledby="made-invoice">
        <h2 id="made-invoice" ref={heading} tabIndex={-1}>
          {t('number', { number })}
        </h2>
        {link !== undefined && <InvoiceCode model={model} invoice={invoice} link={link} printable />}
        <p className={`${styles['note'] ?? ''} ${styles['onScreen'] ?? ''}`}>
          {t(payerInn === '' ? 'issue.doneUndelivered' : 'issue.doneDelivered')}
        </p>
        <div className={styles['buttons']}>
          <Button onClick={() => model.invoice.begin({ accountId: model.invoice.draft.accountId })}>
            {t('issue.another')}
          </Button>
        </div>
      </section>
    </Panel>
  );
});

const IssuedInvoicesList = observer(function IssuedInvoicesList({ model }: ModelProps) {
  const { t } = useTranslation('qrInvoices');
  const empty = { icon: 'invoice', title: t('issue.noneTitle'), text: t('issue.noneText') } as const;
  return (
    <InvoicingList model={model} title={t('issue.list')} items={model.store.invoices} empty={empty}>
      {(invoice) => <IssuedInvoice key={invoice.id} model={model} invoice={invoice} />}
    </InvoicingList>
  );
});

const IssuedInvoice = observer(function IssuedInvoice({
  model,
  invoice,
}: ModelProps & { readonly invoice: QrInvoice }) {
  const { t } = useTranslation('qrInvoices');
  const { id, number, payerName, link } = invoice;
  // A code is drawn once it is asked for: there may be many invoices.
  const [isShown, setIsShown] = useState(false);
  return (
    <li className={styles['item']}>
      <QrInvoiceFacts invoice={invoice} party={payerName} today={model.today} />
      {link !== undefined && (
        <>
          <Disclosure title={t('code.show', { number })} onOpen={() => setIsShown(true)}>
            {isShown && <InvoiceCode model={model} invoice={invoice} link={link} />}
          </Disclosure>
          <EndButton
            label={t('withdraw.label')}
            spoken={t('withdraw.spoken', { number })}
            question={t('withdraw.question', { number })}
            text={t('withdraw.text')}
            no={t('withdraw.no')}
            onEnd={() => model.store.withdraw(id)}
          />
        </>
      )}
    </li>
  );
});
