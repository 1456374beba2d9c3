import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { AccountsStore } from '../../../../application/accounts/AccountsStore';
import { DirectDebitsStore } from '../../../../application/invoices/DirectDebitsStore';
import { BankTime } from '../../../../application/time/BankTime';
import { UserStore } from '../../../../application/user/UserStore';
import { mainAccount } from '../../../../domain/account/mainAccount';
import { MANDATE_PERIODS } from '../../../../domain/invoice/DirectDebit';
import { mandateLike } from '../../../../domain/invoice/MandateDraft';
import type { MandateDraft } from '../../../../domain/invoice/MandateDraft';
import { addDays } from '../../../../domain/time/days';
import { bankDayOf } from '../../../../domain/time/Instant';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import type { ProductChangeViewModel } from '../../../flow/change/ProductChangeViewModel';
import { useProductChange } from '../../../flow/change/useProductChange';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { ButtonLink } from '../../../components/Button';
import { DateField } from '../../../components/DateField';
import { RadioGroup } from '../../../components/RadioGroup';
import { SelectField } from '../../../components/SelectField';
import { usePartyName } from '../../../components/usePartyName';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { somOptions, somRefusal } from '../../../flow/payment/accountOptions';
import { ProfilePage } from '../../../flow/change/ProfilePage';
import { useService } from '../../../kernel/ServicesContext';
import { DIRECT_DEBITS_PATH, LIKE_INVOICE, NEW_MANDATE_PATH } from '../../../objects/invoices/directDebitPaths';
import { mandateChange } from './mandateChange';
import { RECEIVED_INVOICES } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 6;
const FIELDS = ['creditorId', 'accountId', 'ceilingText', 'periodCeilingText', 'lastDay'] as const;

/** Giving a mandate: company, account, ceilings and end, the code. */
export const NewMandatePage = observer(function NewMandatePage() {
  const { t } = useTranslation('directDebits');
  const store = useService(DirectDebitsStore);
  const accounts = useService(AccountsStore);

  const receivedInvoices = usePaymentResource(RECEIVED_INVOICES);
  const [address] = useSearchParams();
  const invoiceId = address.get(LIKE_INVOICE) ?? undefined;

  useEffect(() => {
    void store.ensure();
    void accounts.ensure();
    if (invoiceId !== undefined) {
      void receivedInvoices.ensure();
    }
  }, [store, accounts, receivedInvoices, invoiceId]);

  // Without the invoice the form is filled in by hand.
  const hasOffer = invoiceId === undefined || receivedInvoices.status !== 'LOADING';
  if (store.status === 'LOADED' && accounts.status === 'LOADED' && hasOffer) {
    return <MandateForm invoiceId={invoiceId} />;
  }
  return (
    <ProfilePage title={t('give.title')} back={{ to: DIRECT_DEBITS_PATH, label: t('title') }}>
      <WhenLoaded
        status={store.status === 'LOADED' ? accounts.status : store.status}
        rows={SKELETON_ROWS}
        failed={t('failed')}
        empty={{ icon: 'wallet', title: t('give.noAccount') }}
        onRetry={() => {
          void store.reload();
          void accounts.reload();
        }}
      >
        {() => null}
      </WhenLoaded>
    </ProfilePage>
  );
});

const MandateForm = observer(function MandateForm({ invoiceId }: { readonly invoiceId: string | undefined }) {
  const { t } = useTranslation('directDebits');
  const store = useService(DirectDebitsStore);
  const { accounts } = useService(AccountsStore);
  const receivedInvoices = usePaymentResource(RECEIVED_INVOICES);
  const clock = useService(BankTime);
  const like = invoiceId === undefined ? undefined : mandateLike(invoiceId, receivedInvoices.invoices);
  const model = useProductChange(
    mandateChange(
      {
        creditorId: store.creditors[0]?.id ?? '',
        accountId: mainAccount(accounts, somRefusal)?.id ?? '',
        ...(store.creditors.some(({ id }) => id === like?.creditorId) && like),
      },
      () => ({
        accounts,
        today: bankDayOf(clock.now()),
      }),
    ),
    store,
  );
  const name = store.nameOf(model.form.creditorId);
  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      frame={{
        path: NEW_MANDATE_PATH,
        title: t('give.title'),
        lead: t('give.lead'),
        subject: t('give.subject', { name }),
        doneTitle: t('give.doneTitle'),
        doneText: t('give.doneText', { name }),
        back: { to: DIRECT_DEBITS_PATH, label: t('title') },
      }}
      action={store.creditors.length === 0 ? <ButtonLink to={DIRECT_DEBITS_PATH}>{t('title')}</ButtonLink> : undefined}
    >
      {(texts) =>
        store.creditors.length === 0 ? (
          <p>{t(store.mandates.length === 0 ? 'empty.withoutInvoices' : 'give.allGiven')}</p>
        ) : (
          <MandateFields model={model} texts={texts} />
        )
      }
    </ProductChangePage>
  );
});

interface FieldsProps {
  readonly model: ProductChangeViewModel<MandateDraft>;
  readonly texts: Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;
}

const MandateFields = observer(function MandateFields({ model, texts }: FieldsProps) {
  const { t } = useTranslation('directDebits');
  const partyName = usePartyName();
  const store = useService(DirectDebitsStore);
  const { accounts } = useService(AccountsStore);
  const { isCorporate } = useService(UserStore);
  const { form, change } = model;
  return (
    <>
      <SelectField
        id="creditorId"
        label={t('form.creditor')}
        hint={t('form.creditorHint')}
        options={store.creditors.map(({ id, name }) => ({ value: id, label: partyName(name) }))}
        value={form.creditorId}
        onChange={(creditorId) => change({ creditorId })}
        violation={texts.creditorId}
      />
      <AccountPicker
        id="accountId"
        label={t('form.account')}
        options={somOptions(accounts)}
        value={form.accountId}
        onChange={(accountId) => change({ accountId })}
        violation={texts.accountId}
      />
      <AmountField
        id="ceilingText"
        label={t('form.ceiling')}
        hint={t('form.ceilingHint')}
        value={form.ceilingText}
        onChange={(ceilingText) => change({ ceilingText })}
        violation={texts.ceilingText}
        currency="KGS"
      />
      <RadioGroup
        id="period"
        label={t('form.period')}
        options={MANDATE_PERIODS.map((value) => ({ value, label: t(`form.periods.${value}`) }))}
        value={form.period}
        onChange={(period) => change({ period })}
      />
      <AmountField
        id="periodCeilingText"
        label={t('form.periodCeiling')}
        hint={t('form.periodCeilingHint')}
        value={form.periodCeilingText}
        onChange={(periodCeilingText) => change({ periodCeilingText })}
        violation={texts.periodCeilingText}
        currency="KGS"
      />
      <EndFields model={model} texts={texts} />
      <p>{t(isCorporate ? 'give.nextInCompany' : 'give.next')}</p>
    </>
  );
});

const EndFields = observer(function EndFields({ model, texts }: FieldsProps) {
  const { t } = useTranslation('directDebits');
  const clock = useService(BankTime);
  const { form, change } = model;
  return (
    <>
      <RadioGroup
        id="indefinitely"
        label={t('form.end')}
        options={[
          { value: 'never', label: t('form.indefinitely') },
          { value: 'day', label: t('form.untilDay') },
        ]}
        value={form.indefinitely ? 'never' : 'day'}
        onChange={(end) => change({ indefinitely: end === 'never' })}
      />
      {!form.indefinitely && (
        <DateField
          id="lastDay"
          label={t('form.lastDay')}
          range={{ min: addDays(bankDayOf(clock.now()), 1) }}
          value={form.lastDay}
          onChange={(lastDay) => change({ lastDay })}
          violation={texts.lastDay}
        />
      )}
    </>
  );
});
