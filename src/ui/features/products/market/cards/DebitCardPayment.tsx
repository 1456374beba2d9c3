import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CARD_SCHEMES } from '../../../../../domain/card/cardScheme';
import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { chosenOffer } from '../../../../../domain/shop/CardOrderDraft';
import type { DebitCardDraft } from '../../../../../domain/shop/CardOrderDraft';
import { listed } from '../../../../../domain/language/punctuation';
import { RadioGroup } from '../../../../components/RadioGroup';
import { useMoneyText } from '../../../../components/useMoneyText';
import { useLanguage } from '../../../../language/useLanguage';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { BranchField, CardAccountField, HolderField, WhenOffered } from './CardFields';
import { debitCard } from './cardOrders';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', DebitCardDraft>;

function Fields({ model }: FieldsProps) {
  return <WhenOffered>{(offers) => <Card model={model} offers={offers} />}</WhenOffered>;
}

/** Scheme, account, name and branch of the card, and the account that pays for it. */
const Card = observer(function DebitCardFields({
  model,
  offers: { holder, offers },
}: FieldsProps & { readonly offers: CardOffers }) {
  const { t } = useTranslation(['market', 'transfer', 'cardProducts']);
  const language = useLanguage();
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const offer = chosenOffer(draft, offers);

  return (
    <>
      <RadioGroup
        {...field('cardScheme')}
        label={t('card.scheme')}
        options={offers.map(({ scheme, price, currencies }) => ({
          value: scheme,
          label: t(`cardProducts:schemes.${scheme}`),
          hint: t('card.schemeHint', { price: moneyText(price), currencies: listed(currencies, language) }),
        }))}
        value={CARD_SCHEMES.find((scheme) => scheme === draft.cardScheme)}
        onChange={(cardScheme) => change({ cardScheme })}
      />
      <CardAccountField model={model} offer={offer} />
      <HolderField model={model} known={holder} />
      <BranchField model={model} />
      <DebitAccountField model={model} hint={offer && t('card.price', { price: moneyText(offer.price) })} />
    </>
  );
});

export function DebitCardPayment() {
  return (
    <OfferedProduct product="makeDebitCardOrder">
      <PaymentRoutes kind={debitCard} Fields={Fields} />
    </OfferedProduct>
  );
}
