import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { schemeOf } from '../../../../domain/card/cardScheme';
import type { CardScheme } from '../../../../domain/card/cardScheme';
import type { TransferCode } from '../../../../domain/movements/movements';
import { CARD_CURRENCIES } from '../../../../domain/transfer/cardRules';
import { isPaidAgain } from '../../../../domain/transfer/CardTransferDraft';
import type { CardTransferDraft } from '../../../../domain/transfer/CardTransferDraft';
import { bankDayOf } from '../../../../domain/time/Instant';
import { PayeeChoice } from '../../../flow/payment/PayeeChoice';
import { AccountPicker } from '../../../components/AccountPicker';
import { Button } from '../../../components/Button';
import { CardNumberField } from '../../../components/CardNumberField';
import { useService } from '../../../kernel/ServicesContext';
import { cardOptions } from '../../../flow/payment/accountOptions';
import { ipcCards } from './ipcCardsKind';
import { LimitHint } from '../../../flow/payment/LimitHint';
import { PaymentAmountField } from '../../../flow/payment/PaymentAmountField';
import { PaymentContext } from '../../../flow/payment/PaymentContext';
import { PurposeField } from '../../../flow/payment/PurposeField';
import type { PaymentField } from '../../../flow/payment/usePaymentFields';
import { visaCards } from './visaCardsKind';
import { readCardNumber } from '../../../../domain/text/identifiers';
import { CARDS } from '../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../flow/payment/usePaymentResource';

const OF_SCHEME = {
  elcart: { kind: ipcCards, limit: 'IPC_CARD', other: 'visa' },
  visa: { kind: visaCards, limit: 'VISA_OCT', other: 'elcart' },
} as const satisfies Readonly<
  Record<CardScheme, { readonly kind: object; readonly limit: TransferCode; readonly other: CardScheme }>
>;

interface CardTransferFieldsProps {
  readonly scheme: CardScheme;
  readonly draft: CardTransferDraft;
  readonly field: (name: keyof CardTransferDraft & string) => PaymentField;
  readonly change: (values: Readonly<Partial<CardTransferDraft>>) => void;
}

/** To which card, how much, from which account and what for. */
export const CardTransferFields = observer(function CardTransferFields({
  scheme,
  draft,
  field,
  change,
}: CardTransferFieldsProps) {
  const { t } = useTranslation(['cards', 'transfer']);
  const { accounts, time } = useService(PaymentContext);
  const cards = usePaymentResource(CARDS);
  const debit = accounts.byId(draft.debitAccountId);
  const today = bankDayOf(time.now);
  return (
    <>
      <PayeeChoice
        form={OF_SCHEME[scheme].kind}
        recipient={undefined}
        isPaid={(payee) => isPaidAgain(draft, payee)}
        wrong={false}
      />
      <CardNumberField
        {...field('cardNumber')}
        label={t('cardNumber')}
        hint={t(`numberHints.${scheme}`)}
        value={draft.cardNumber}
        onChange={(cardNumber) => change({ cardNumber })}
        autoComplete="off"
      />
      <OtherScheme scheme={scheme} draft={draft} />
      <PaymentAmountField
        field={field('amountText')}
        hint={
          <LimitHint
            transferCode={OF_SCHEME[scheme].limit}
            amountText={draft.amountText}
            currency={debit?.currency}
            arrival={t('transfer:form.arrivals.card')}
          />
        }
        value={draft.amountText}
        onChange={(amountText) => change({ amountText })}
        currency={debit?.currency}
      />
      <AccountPicker
        {...field('debitAccountId')}
        label={t('transfer:form.from')}
        options={cardOptions(accounts.accounts, {
          currencies: CARD_CURRENCIES[scheme].paidFrom,
          isLocked: ({ id }) => cards.hasOnlyUnusable(id, today),
        })}
        value={draft.debitAccountId}
        onChange={(debitAccountId) => change({ debitAccountId })}
      />
      <PurposeField
        {...field('purpose')}
        hint={t('transfer:form.purposeHint')}
        value={draft.purpose}
        onChange={(purpose) => change({ purpose })}
      />
    </>
  );
});

/** Link to the form for a card of the other scheme, keeping what was typed. */
const OtherScheme = observer(function OtherScheme({
  scheme,
  draft,
}: Pick<CardTransferFieldsProps, 'scheme' | 'draft'>) {
  const { t } = useTranslation('cards');
  const context = useService(PaymentContext);
  const navigate = useNavigate();
  const { other } = OF_SCHEME[scheme];
  if (schemeOf(readCardNumber(draft.cardNumber)) !== other) {
    return null;
  }
  const { kind } = OF_SCHEME[other];
  const moveOver = (): void => {
    kind.at(context).fill(draft);
    void navigate(kind.path);
  };
  return (
    <Button tone="secondary" size="small" icon="send" onClick={moveOver}>
      {t(`otherScheme.${other}`)}
    </Button>
  );
});
