import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../../application/user/UserStore';
import { tidied } from '../../../../domain/tax/identifiers';
import { TAX_SUBJECTS } from '../../../../domain/tax/TaxPayment';
import type { TaxKind } from '../../../../domain/tax/TaxPayment';
import type { TaxPaymentDraft } from '../../../../domain/tax/TaxPaymentDraft';
import { bankDayOf } from '../../../../domain/time/Instant';
import { AccountPicker } from '../../../components/AccountPicker';
import { AmountField } from '../../../components/AmountField';
import { SelectField } from '../../../components/SelectField';
import { TextField } from '../../../components/TextField';
import { useBankNow } from '../../../components/BankNow';
import { OwnValue } from '../../../objects/accounts/OwnValue';
import { useService } from '../../../kernel/ServicesContext';
import { somOptions } from '../../../flow/payment/accountOptions';
import { LimitHint } from '../../../flow/payment/LimitHint';
import type { PaymentViewModel } from '../../../flow/payment/PaymentViewModel';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { AnotherTaxpayer } from '../../../flow/payment/AnotherTaxpayer';
import { PropertyLookUp, VehicleLookUp } from './LookUps';
import { TerritoryField } from './TerritoryField';
import type { TaxCode } from './taxes';

const MAX_INN_LENGTH = 16;
const MAX_VEHICLE_NUMBER_LENGTH = 14;
const MAX_ENI_CODE_LENGTH = 44;
const YEARS_BACK = 4;

export interface TaxFieldsProps<Code extends TaxCode> {
  readonly kind: TaxKind;
  readonly model: PaymentViewModel<Code, TaxPaymentDraft>;
}

/** Fields of a tax payment: taxpayer, object and year of taxation, amount and debit account. */
export const TaxFields = observer(function TaxFields<Code extends TaxCode>({ kind, model }: TaxFieldsProps<Code>) {
  const { t } = useTranslation(['taxes', 'transfer']);
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const subjects = TAX_SUBJECTS[kind];
  useOwnInn(model);
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
      <AnotherTaxpayer inn={tidied(draft.inn)} name="" />
      <SelectField
        {...field('taxYear')}
        label={t('form.taxYear')}
        options={useTaxYears(t('form.chooseYear'))}
        value={draft.taxYear}
        onChange={(taxYear) => change({ taxYear })}
      />
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
          <VehicleLookUp draft={draft} change={change} />
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
          <PropertyLookUp draft={draft} change={change} />
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
        hint={<LimitHint transferCode="TAX" amountText={draft.amountText} currency="KGS" />}
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency="KGS"
      />
      <AccountPicker
        {...field('debitAccountId')}
        label={t('transfer:form.from')}
        options={somOptions(accounts)}
        value={draft.debitAccountId}
        onChange={(debitAccountId) => change({ debitAccountId })}
      />
    </>
  );
});

/** Prefills the INN of the customer when the form has none; a payer for somebody else overwrites it. */
function useOwnInn<Code extends TaxCode>(model: PaymentViewModel<Code, TaxPaymentDraft>): void {
  const inn = useService(UserStore).user?.inn;
  useEffect(() => {
    if (inn !== undefined) {
      model.fillEmpty({ inn });
    }
  }, [inn, model]);
}

/** Options for the tax year: this year and earlier ones that may still be owed. */
function useTaxYears(choose: string) {
  const thisYear = parseInt(bankDayOf(useBankNow()()).slice(0, 4), 10);
  const years = Array.from({ length: YEARS_BACK + 1 }, (_, back) => (thisYear - back).toString());
  return [{ value: '', label: choose }, ...years.map((year) => ({ value: year, label: year }))];
}
