import { observer } from 'mobx-react-lite';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { equal } from '../../../../domain/money/Money';
import type { Money } from '../../../../domain/money/Money';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { tidied } from '../../../../domain/tax/identifiers';
import { isMonthly, TAX_SUBJECTS } from '../../../../domain/tax/TaxPayment';
import type { TaxKind } from '../../../../domain/tax/TaxPayment';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import { monthName } from '../../../../domain/time/dayInWords';
import { bankDayOf } from '../../../../domain/time/Instant';
import { AmountField } from '../../../components/AmountField';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useBankNow } from '../../../components/BankNow';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import { useLanguage } from '../../../language/useLanguage';
import { useService } from '../../../kernel/ServicesContext';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { QuickSums } from '../../../flow/payment/QuickSums';
import type { PaymentViewModel } from '../../../flow/payment/PaymentViewModel';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { AnotherTaxpayer } from '../../../flow/payment/AnotherTaxpayer';
import { PropertyLookUp, VehicleLookUp } from './LookUps';
import { TerritoryField } from './TerritoryField';
import { TaxFormViewModel } from './TaxFormViewModel';
import type { TaxCode } from './taxKinds';
import { readInn } from '../../../../domain/text/identifiers';

const MAX_INN_LENGTH = 16;
const MAX_VEHICLE_NUMBER_LENGTH = 14;
const MAX_ENI_CODE_LENGTH = 44;
const YEARS_BACK = 4;
const MONTHS = Array.from({ length: 12 }, (_, index) => (index + 1).toString().padStart(2, '0'));

export interface TaxFieldsProps<Code extends TaxCode> {
  readonly kind: TaxKind;
  readonly model: PaymentViewModel<Code, TaxPaymentDraft>;
}

/** Fields of a tax payment: taxpayer, object and year of taxation, amount and debit account. */
export const TaxFields = observer(function TaxFields<Code extends TaxCode>({ kind, model }: TaxFieldsProps<Code>) {
  const { t } = useTranslation(['taxes', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const subjects = TAX_SUBJECTS[kind];
  const form = useTaxForm(kind, model);
  const language = useLanguage();
  return (
    <>
      <TextField
        {...field('inn')}
        label={t('form.inn')}
        hint={t(kind === 'employeeIncome' ? 'form.employerInnHint' : 'form.innHint')}
        value={draft.inn}
        onChange={(inn) => change({ inn })}
        input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_INN_LENGTH }}
        offer={<OwnValue name="inn" typed={draft.inn} read={tidied} onChoose={(inn) => change({ inn })} />}
      />
      <AnotherTaxpayer inn={readInn(draft.inn)} name="" />
      <SelectField
        {...field('taxYear')}
        label={t('form.taxYear')}
        options={useTaxYears(t('form.chooseYear'))}
        value={draft.taxYear}
        onChange={(taxYear) => void form.chooseYear(taxYear)}
      />
      {isMonthly(kind) && (
        <SelectField
          {...field('taxMonth')}
          label={t('form.taxMonth')}
          options={MONTHS.map((value) => ({ value, label: monthName(Number(value), language) }))}
          value={draft.taxMonth}
          onChange={(taxMonth) => change({ taxMonth })}
        />
      )}
      {subjects.includes('vehicleNumber') && (
        <>
          <TextField
            {...field('vehicleNumber')}
            label={t('form.vehicleNumber')}
            hint={t('form.vehicleHint')}
            value={draft.vehicleNumber}
            onChange={(vehicleNumber) => change({ vehicleNumber })}
            input={{ autoComplete: 'off', autoCapitalize: 'characters', maxLength: MAX_VEHICLE_NUMBER_LENGTH }}
          />
          <VehicleLookUp draft={draft} form={form} />
        </>
      )}
      {subjects.includes('eniCode') && (
        <>
          <TextField
            {...field('eniCode')}
            label={t('form.eniCode')}
            hint={t('form.eniHint')}
            value={draft.eniCode}
            onChange={(eniCode) => change({ eniCode })}
            input={{ autoComplete: 'off', maxLength: MAX_ENI_CODE_LENGTH }}
          />
          <PropertyLookUp draft={draft} form={form} />
        </>
      )}
      {subjects.includes('territoryCode') && (
        <TerritoryField
          {...field('territoryCode')}
          value={draft.territoryCode}
          onChange={(territoryCode) => change({ territoryCode })}
        />
      )}
      <AmountField
        {...field('amountText')}
        label={t('transfer:form.amount')}
        hint={
          <LimitHint
            transferCode="TAX"
            amountText={draft.amountText}
            currency="KGS"
            arrival={t('transfer:form.arrivals.budget')}
          />
        }
        offer={<DueSum due={form.due} typed={draft.amountText} onChoose={(amountText) => change({ amountText })} />}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency="KGS"
      />
      <DebitAccountField model={model} />
    </>
  );
});

/** Form of the tax, opened for the INN of the customer when it has none; a payer for somebody else overwrites it. */
function useTaxForm<Code extends TaxCode>(kind: TaxKind, payment: PaymentViewModel<Code, TaxPaymentDraft>) {
  const context = useService(PaymentContext);
  const language = useLanguage();
  const inn = useService(UserStore).user?.inn;
  const form = useMemo(
    () => new TaxFormViewModel({ kind, payment, context, language }),
    [kind, payment, context, language],
  );
  useEffect(() => {
    if (inn !== undefined) {
      void form.open(inn);
    }
  }, [form, inn]);
  return form;
}

/** Options for the tax year: this year and earlier ones that may still be owed. */
function useTaxYears(choose: string) {
  const thisYear = parseInt(bankDayOf(useBankNow()()).slice(0, 4), 10);
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => (thisYear - back).toString());
  return [{ value: '', label: choose }, ...years.map((year) => ({ value: year, label: year }))];
}

interface DueSumProps {
  /** Tax due on the object in the form, as the tax service has named it. */
  readonly due: Money | undefined;
  readonly typed: string;
  readonly onChoose: (text: string) => void;
}

/** The tax due to choose by one press, while another amount stands in the field. */
function DueSum({ due, typed, onChoose }: DueSumProps) {
  const parsed = parseAmount(typed, 'KGS');
  return due === undefined || (parsed.ok && equal(parsed.value, due)) ? null : (
    <QuickSums sums={[due]} onChoose={onChoose} />
  );
}
