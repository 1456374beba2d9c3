import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { currenciesIn, moneyTransferFee, priceIn, systemById } from '../../../../domain/directory/MoneyTransferSystems';
import type { MoneyTransferSystem } from '../../../../domain/directory/MoneyTransferSystems';
import { sentences } from '../../../../domain/language/sentences';
import { formatMoney } from '../../../../domain/money/formatAmount';
import type { PaidParty } from '../../../../domain/payee/Payee';
import { payeeIdOf } from '../../../../domain/payee/Payee';
import { wholeName } from '../../../../domain/transfer/MoneyTransfer';
import { amountOf } from '../../../../domain/transfer/movementRules';
import type { MoneyTransferDraft } from '../../../../domain/transfer/MoneyTransferDraft';
import { MAX_NAME_PART_LENGTH } from '../../../../domain/transfer/moneyTransferRules';
import { listed } from '../../../../domain/language/punctuation';
import { CodePicker } from '../../../components/CodePicker';
import { TextField } from '../../../components/TextField';
import { useLanguage } from '../../../language/useLanguage';
import { useFeeLine } from '../../../objects/operations/useFeeLine';
import { PayeeChoice } from '../../../flow/payment/PayeeChoice';
import { carriedOptions } from '../../../flow/payment/accountOptions';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { moneySystem } from './moneySystemKind';
import { SystemDirectory, SystemField } from '../../../flow/payment/SystemDirectory';
import { MONEY_TRANSFERS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type FieldsProps = PaymentFieldsProps<'MAKE_MONEY_TRANSFER', MoneyTransferDraft>;

const MAX_WRITTEN_PHONE_LENGTH = 24;

/** Fields of a money transfer: somebody paid before, system, country, recipient, amount and debit account. */
export const MoneySystemFields = observer(function MoneySystemFields({ model }: FieldsProps) {
  return <SystemDirectory>{() => <Fields model={model} />}</SystemDirectory>;
});

const Fields = observer(function Fields({ model }: FieldsProps) {
  const { t } = useTranslation(['moneyTransfer', 'transfer']);
  const language = useLanguage();
  const field = usePaymentFields(model);
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);
  const { draft, change, accounts } = model;
  const system = systemById(moneyTransfers.content, draft.systemId);
  const currencies = system === undefined ? [] : currenciesIn(system, draft.country);
  return (
    <>
      <PayeeChoice
        form={moneySystem}
        recipient={undefined}
        isPaid={(payee) => payeeIdOf(partyTyped(draft, system)) === payee.id}
        wrong={PAYEE_FIELDS.some((name) => field(name).violation !== undefined)}
      >
        <SystemField
          {...field('systemId')}
          hint={system === undefined ? t('systemHint') : t('waitsHint', { count: system.payoutDays })}
          value={draft.systemId}
          onChange={(systemId) =>
            change({
              systemId,
              country:
                systemById(moneyTransfers.content, systemId)?.countries.some(({ code }) => code === draft.country) ===
                true
                  ? draft.country
                  : '',
            })
          }
        />
        <CodePicker
          {...field('country')}
          label={t('country')}
          hint={currencies.length === 0 ? undefined : t('currenciesHint', { currencies: listed(currencies, language) })}
          words={{ placeholder: t('countryPlaceholder'), search: t('countrySearch'), noMatches: t('countryNoMatches') }}
          options={system?.countries ?? []}
          value={draft.country}
          onChange={(country) => change({ country })}
        />
        <Recipient model={model} />
      </PayeeChoice>
      <Amount model={model} />
      <DebitAccountField model={model} options={carriedOptions(accounts, system, draft.country)} />
    </>
  );
});

/** Fields that one row stands for when somebody is paid again. */
const PAYEE_FIELDS = ['systemId', 'country', 'lastName', 'firstName', 'middleName', 'phone'] as const;

/** Party of a draft, as the payee book tells parties apart. */
function partyTyped(draft: MoneyTransferDraft, system: MoneyTransferSystem | undefined): PaidParty {
  return {
    kind: 'remittance',
    accountNumber: system?.name ?? '',
    name: wholeName(draft),
    terms: { details: { payoutCountry: draft.country } },
  };
}

const NAME_INPUT = { autoComplete: 'off', maxLength: MAX_NAME_PART_LENGTH } as const;

/** Fields for the recipient. The paying agent compares every letter of the name with the passport. */
const Recipient = observer(function Recipient({ model }: FieldsProps) {
  const { t } = useTranslation('moneyTransfer');
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <TextField
        {...field('lastName')}
        label={t('lastName')}
        hint={t('nameHint')}
        value={draft.lastName}
        onChange={(lastName) => change({ lastName })}
        input={NAME_INPUT}
      />
      <TextField
        {...field('firstName')}
        label={t('firstName')}
        value={draft.firstName}
        onChange={(firstName) => change({ firstName })}
        input={NAME_INPUT}
      />
      <TextField
        {...field('middleName')}
        label={t('middleName')}
        hint={t('middleNameHint')}
        value={draft.middleName}
        onChange={(middleName) => change({ middleName })}
        input={NAME_INPUT}
      />
      <TextField
        {...field('phone')}
        label={t('phone')}
        hint={t('phoneHint')}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        input={{ type: 'tel', autoComplete: 'off', maxLength: MAX_WRITTEN_PHONE_LENGTH }}
      />
    </>
  );
});

const Amount = observer(function Amount({ model }: FieldsProps) {
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const currency = model.accountOf(draft.debitAccountId)?.currency;
  return (
    <PaymentAmountField
      field={field('amountText')}
      hint={
        <>
          <FeeHint model={model} />
          <LimitHint transferCode="MONEY_TRANSFER" amountText={draft.amountText} currency={currency} />
        </>
      }
      value={draft.amountText}
      onChange={(amountText) => change({ amountText })}
      currency={currency}
    />
  );
});

/** Fee of the system for the amount, and its limit per transfer. */
const FeeHint = observer(function FeeHint({ model }: FieldsProps) {
  const { t } = useTranslation(['moneyTransfer', 'transfer']);
  const language = useLanguage();
  const feeLine = useFeeLine();
  const moneyTransfers = usePaymentResource(MONEY_TRANSFERS);
  const { draft } = model;
  const debit = model.accountOf(draft.debitAccountId);
  const system = systemById(moneyTransfers.content, draft.systemId);
  const price = debit && system && priceIn(system, debit.currency);
  if (debit === undefined || price === undefined) {
    return null;
  }
  const amount = amountOf(draft.amountText, debit);
  const fee = amount && moneyTransferFee(price, amount);
  const bounds = t('bounds', {
    least: formatMoney(price.minimum, language),
    most: formatMoney(price.maximum, language),
  });
  const line = fee === undefined ? [] : [feeLine(fee, t('transfer:form.arrivals.toPerson'))];
  return <>{`${sentences([...line, bounds], language)} `}</>;
});
