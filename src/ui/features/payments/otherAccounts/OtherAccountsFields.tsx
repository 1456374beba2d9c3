import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

import { recipientQuestionOf } from '../../../../domain/transfer/BankClientTransferDraft';
import type { RecipientState } from '../../../../application/payments/RecipientCheck';
import type { PaidParty } from '../../../../domain/payee/Payee';
import type { RecipientQuestion } from '../../../../domain/transfer/BankClientTransfer';
import type { BankClientTransferDraft } from '../../../../domain/transfer/BankClientTransferDraft';
import { PayeeChoice } from '../../../flow/payment/PayeeChoice';
import { PayeeRemark } from '../../../flow/payment/PayeeRemark';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import { debitOptions } from '../../../flow/payment/accountOptions';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { DebitAccountField } from '../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import type { PaymentFieldsProps } from '../../../flow/payment/PaymentRoutes';
import { PurposeField } from '../../../flow/payment/PurposeField';
import { usePayeesOf } from '../../../flow/payment/usePayeesOf';
import { usePaymentFields } from '../../../flow/payment/usePaymentFields';
import { otherAccounts } from './otherAccountsKind';
import { RecipientPanel } from './RecipientPanel';

type Props = PaymentFieldsProps<'MAKE_BANK_CLIENT_TRANSFER', BankClientTransferDraft>;

/** Longest way to write a phone, a card or an account number with its spaces. */
const MAX_RECIPIENT_LENGTH = 30;

/** To whom, how much and what for. */
export const OtherAccountsFields = observer(function OtherAccountsFields({ model }: Props) {
  const { t } = useTranslation('transfer');
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const debit = model.accountOf(draft.debitAccountId);
  const context = useService(PaymentContext);
  const [check] = useState(() => context.newRecipientCheck());
  const question = recipientQuestionOf(draft, accounts);
  const recipient = field('recipient');
  const { options, isChosen } = usePayeesOf(otherAccounts, draft.recipient);
  const last = options.find(isChosen)?.amount;

  // Sent as soon as the number is complete; the check receives every change and skips a number it has checked already.
  useEffect(() => {
    check.typed(recipientQuestionOf({ recipient: draft.recipient, debitAccountId: draft.debitAccountId }, accounts));
    return () => check.typed(undefined);
  }, [check, draft.recipient, draft.debitAccountId, accounts]);

  return (
    <>
      <PayeeChoice form={otherAccounts} recipient={draft.recipient} wrong={recipient.violation !== undefined}>
        <TextField
          {...recipient}
          label={t('form.recipient')}
          hint={t('form.recipientHint')}
          value={draft.recipient}
          onChange={(text) => change({ recipient: text })}
          input={{ inputMode: 'tel', autoComplete: 'off', maxLength: MAX_RECIPIENT_LENGTH }}
        />
        {question !== undefined && (
          <RecipientPanel
            state={check.stateOf(question)}
            expectedName={draft.expectedName}
            onName={(expectedName) => change({ expectedName })}
            onAgain={() => void check.ask(question)}
          />
        )}
      </PayeeChoice>
      <PayeeRemark party={partyFound(question, question && check.stateOf(question))} />
      <PaymentAmountField
        field={field('amountText')}
        hint={
          <LimitHint
            transferCode="BANK_CLIENT"
            amountText={draft.amountText}
            currency={debit?.currency}
            arrival={t('form.arrivals.now')}
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={debit?.currency}
        last={last}
      />
      <DebitAccountField model={model} options={debitOptions(accounts)} />
      <PurposeField
        {...field('purpose')}
        hint={t('form.purposeShownHint')}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
    </>
  );
});

/** Party the bank has found by an account number; by a phone or a card the account is known on the check page only. */
function partyFound(question: RecipientQuestion | undefined, state: RecipientState | undefined): PaidParty | undefined {
  return question?.recipient.by === 'account' && state?.step === 'found'
    ? { kind: 'client', accountNumber: question.recipient.value, name: state.recipientName, terms: undefined }
    : undefined;
}
