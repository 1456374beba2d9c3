import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { isAccountNumber } from '../../../../domain/account/accountNumber';
import type { PaidParty } from '../../../../domain/payee/Payee';
import { banksOfAccount, chosenRoute } from '../../../../domain/transfer/OtherBankTransferDraft';
import type { OtherBankTransferDraft } from '../../../../domain/transfer/OtherBankTransferDraft';
import { ROUTE_CODES } from '../../../../domain/transfer/paymentRoutes';
import {
  CLEARING_PURPOSE_LENGTH,
  MAX_DOCUMENT_NUMBER_LENGTH,
  PARTY_NAME_LENGTH,
} from '../../../../domain/validation/ValidationCode';
import { PayeeChoice } from '../../../flow/payment/PayeeChoice';
import { PayeeRemark } from '../../../flow/payment/PayeeRemark';
import { CodePicker } from '../../../components/CodePicker';
import { TextAreaField } from '../../../components/TextAreaField';
import { TextField } from '../../../components/TextField';
import { WhenLoaded } from '../../../components/WhenLoaded';
import { useService } from '../../../kernel/ServicesContext';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { usePayeesOf } from '../../../flow/payment/usePayeesOf';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { anotherBanks, marketOf } from './anotherBanksKind';
import { RouteFields } from './RouteFields';
import { useArrival } from './useArrival';
import { readAccountNumber } from '../../../../domain/text/identifiers';
import { OTHER_BANKS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

type Props = PaymentFieldsProps<'MAKE_OTHER_BANK_TRANSFER', OtherBankTransferDraft>;

const SKELETON_ROWS = 6;
/** Fields that one row stands for when a payee of the book is paid. */
const PAYEE_FIELDS = ['creditAccountNumber', 'bic', 'recipientName', 'inn'] as const;
const ACCOUNT_DIGITS = 16;
/** Maximum length of a typed account number: sixteen digits and the spaces people write between them. */
const MAX_ACCOUNT_LENGTH = 24;
/** Maximum length of a typed INN: fourteen digits and the spaces people write between them. */
const MAX_INN_LENGTH = 20;

/** Fields of a transfer to another bank: recipient, amount, debit account, purpose and payment system. */
export const AnotherBanksFields = observer(function AnotherBanksFields({ model }: Props) {
  const { t } = useTranslation('otherBanks');
  const { time } = useService(PaymentContext);
  const otherBanks = usePaymentResource(OTHER_BANKS);

  useEffect(() => time.follow(), [time]);

  return (
    <WhenLoaded
      bare
      status={otherBanks.status}
      rows={SKELETON_ROWS}
      failed={t('loadFailed')}
      onRetry={() => void otherBanks.reload()}
    >
      {() => (
        <>
          <RecipientFields model={model} />
          <MoneyFields model={model} />
          <PurposeFields model={model} />
          <RouteFields model={model} />
        </>
      )}
    </WhenLoaded>
  );
});

const RecipientFields = observer(function RecipientFields({ model }: Props) {
  const { t } = useTranslation(['otherBanks', 'transfer']);
  const field = usePaymentFields(model);
  const { banks } = usePaymentResource(OTHER_BANKS);
  const { draft, change } = model;
  const wrong = PAYEE_FIELDS.some((name) => field(name).violation !== undefined);
  const possible = banksOfAccount(draft.creditAccountNumber, banks);
  const changeAccount = (creditAccountNumber: string): void => {
    const found = banksOfAccount(creditAccountNumber, banks);
    const kept = found.length === 0 || found.some(({ bic }) => bic === draft.bic);
    change({ creditAccountNumber, ...(!kept && { bic: found.length === 1 ? (found[0]?.bic ?? '') : '' }) });
  };
  return (
    <>
      <PayeeChoice form={anotherBanks} recipient={draft.creditAccountNumber} wrong={wrong}>
        <TextField
          {...field('creditAccountNumber')}
          label={t('creditAccount')}
          hint={<AccountHint typed={draft.creditAccountNumber} />}
          value={draft.creditAccountNumber}
          onChange={changeAccount}
          input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_ACCOUNT_LENGTH }}
        />
        <CodePicker
          {...field('bic')}
          label={t('bank')}
          hint={possible.length > 1 ? t('bankBranches') : t('bankHint')}
          words={{ placeholder: t('bankPlaceholder'), search: t('bankSearch'), noMatches: t('bankNoMatches') }}
          options={(possible.length > 0 ? possible : banks).map(({ bic, name }) => ({ code: bic, name }))}
          value={draft.bic}
          onChange={(bic) => change({ bic })}
        />
        <TextField
          {...field('recipientName')}
          label={t('recipientName')}
          hint={t('recipientNameHint')}
          value={draft.recipientName}
          onChange={(recipientName) => change({ recipientName })}
          input={{ autoComplete: 'off', maxLength: PARTY_NAME_LENGTH.max }}
        />
        <TextField
          {...field('inn')}
          label={t('inn')}
          hint={t('innHint')}
          value={draft.inn}
          onChange={(inn) => change({ inn })}
          input={{ inputMode: 'numeric', autoComplete: 'off', maxLength: MAX_INN_LENGTH }}
        />
      </PayeeChoice>
      <PayeeRemark party={partyTyped(draft)} />
    </>
  );
});

/** Party of a draft, once the account number is complete. */
function partyTyped({ creditAccountNumber, recipientName }: OtherBankTransferDraft): PaidParty | undefined {
  const accountNumber = readAccountNumber(creditAccountNumber);
  return isAccountNumber(accountNumber)
    ? { kind: 'otherBank', accountNumber, name: recipientName, terms: undefined }
    : undefined;
}

const MoneyFields = observer(function MoneyFields({ model }: Props) {
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const { options, isChosen } = usePayeesOf(anotherBanks, draft.creditAccountNumber);
  const market = marketOf(useService(PaymentContext));
  const { chosen } = chosenRoute(draft, market);
  const arrivalOf = useArrival();
  return (
    <>
      <PaymentAmountField
        field={field('amountText')}
        hint={
          <LimitHint
            transferCode={ROUTE_CODES[chosen?.paymentSystem ?? 'clearing']}
            amountText={draft.amountText}
            currency="KGS"
            arrival={chosen && arrivalOf(chosen, market.now)}
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency="KGS"
        last={options.find(isChosen)?.amount}
      />
      <DebitAccountField model={model} />
    </>
  );
});

const PurposeFields = observer(function PurposeFields({ model }: Props) {
  const { t } = useTranslation(['otherBanks', 'transfer']);
  const field = usePaymentFields(model);
  const context = useService(PaymentContext);
  const { draft, change } = model;
  return (
    <>
      <CodePicker
        {...field('purposeCode')}
        label={t('purposeCode')}
        words={{
          placeholder: t('purposeCodePlaceholder'),
          search: t('purposeCodeSearch'),
          noMatches: t('purposeCodeNoMatches'),
        }}
        options={OTHER_BANKS.of(context).purposes}
        value={draft.purposeCode}
        onChange={(purposeCode) => change({ purposeCode })}
      />
      <TextAreaField
        {...field('purpose')}
        label={t('transfer:form.purpose')}
        hint={t('purposeHint')}
        maxLength={CLEARING_PURPOSE_LENGTH.max}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
      <TextField
        {...field('documentNumber')}
        label={t('documentNumber')}
        hint={t('documentNumberHint')}
        value={draft.documentNumber}
        onChange={(documentNumber) => change({ documentNumber })}
        input={{ autoComplete: 'off', maxLength: MAX_DOCUMENT_NUMBER_LENGTH }}
      />
    </>
  );
});

/** Progress of the typed account number, and the confirmation once it is valid; an error is shown only after the first submission. */
function AccountHint({ typed }: { readonly typed: string }) {
  const { t } = useTranslation('otherBanks');
  const digits = readAccountNumber(typed);
  if (digits === '') {
    return <>{t('creditAccountHint')}</>;
  }
  return (
    <>
      {isAccountNumber(digits)
        ? t('creditAccountRight')
        : t('creditAccountLeft', { typed: Math.min(digits.length, ACCOUNT_DIGITS) })}
    </>
  );
}
