import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { instantOffer } from '../../../../../domain/shop/CardOrderDraft';
import type { InstantCardDraft } from '../../../../../domain/shop/CardOrderDraft';
import { useMoneyText } from '../../../../components/useMoneyText';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct, priceOf } from '../OfferedProduct';
import { BranchField, CardAccountField, WhenOffered } from './CardFields';
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
  const offer = instantOffer(offers);
  return (
    <>
      <CardAccountField model={model} offer={offer} />
      <BranchField model={model} />
      <DebitAccountField model={model} hint={price && t('card.instantPrice', { price: moneyText(price) })} />
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
