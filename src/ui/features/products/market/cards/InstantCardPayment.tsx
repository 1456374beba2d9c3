import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { listedAccounts } from '../../../../../domain/account/mainAccount';
import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { cardAccountViolation, instantOffer } from '../../../../../domain/shop/CardOrderDraft';
import type { InstantCardDraft } from '../../../../../domain/shop/CardOrderDraft';
import { AccountPicker } from '../../../../components/AccountPicker';
import { useMoneyText } from '../../../../components/useMoneyText';
import { somOptions } from '../../../../flow/payment/accountOptions';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct, priceOf } from '../OfferedProduct';
import { BranchField, WhenOffered } from './CardFields';
import { instantCard } from './cardOrders';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', InstantCardDraft>;

function Fields({ model }: FieldsProps) {
  return <WhenOffered>{({ offers }) => <Card model={model} offers={offers} />}</WhenOffered>;
}

/** Account and branch of the card, and the account that pays for it. */
const Card = observer(function InstantCardFields({ model, offers }: FieldsProps & Pick<CardOffers, 'offers'>) {
  const { t } = useTranslation(['market', 'transfer']);
  const moneyText = useMoneyText();
  const price = priceOf('makeInstantCardOrder', useService(PaymentContext));
  const field = usePaymentFields(model);
  const { draft, accounts, change } = model;
  const offer = instantOffer(offers);
  return (
    <>
      <AccountPicker
        {...field('cardAccountId')}
        label={t('card.account')}
        options={listedAccounts(accounts).map((account) => ({ account, reason: cardAccountViolation(account, offer) }))}
        value={draft.cardAccountId}
        onChange={(cardAccountId) => change({ cardAccountId })}
      />
      <BranchField
        field={field('cardBranch')}
        value={draft.cardBranch}
        onChange={(cardBranch) => change({ cardBranch })}
      />
      <AccountPicker
        {...field('debitAccountId')}
        label={t('transfer:form.from')}
        hint={price && t('card.instantPrice', { price: moneyText(price) })}
        options={somOptions(accounts)}
        value={draft.debitAccountId}
        onChange={(debitAccountId) => change({ debitAccountId })}
      />
    </>
  );
});

export function InstantCardPayment() {
  return (
    <OfferedProduct product="makeInstantCardOrder">
      <PaymentRoutes kind={instantCard} Fields={Fields} />
    </OfferedProduct>
  );
}
