import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Card } from '../../../../../domain/card/Card';
import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { REASON_WORDS } from '../../../../../domain/shop/cardOrderWords';
import { chosenOffer } from '../../../../../domain/shop/CardOrderDraft';
import { reasonsFor, reissuableCards } from '../../../../../domain/shop/CardReissueDraft';
import type { CardReissueDraft } from '../../../../../domain/shop/CardReissueDraft';
import { RadioGroup } from '../../../../components/RadioGroup';
import { useMoneyText } from '../../../../components/useMoneyText';
import { useLanguage } from '../../../../language/useLanguage';
import { DebitAccountField } from '../../../../flow/payment/DebitAccountField';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct } from '../OfferedProduct';
import { BranchField, HolderField, WhenOffered } from './CardFields';
import { cardReissue, replacingCircumstances } from './cardOrders';
import { ReplacedCardField, useAddressedCard, WhenReplaceable } from './ReplacedCardField';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CardReissueDraft>;

function Fields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const context = useService(PaymentContext);
  useAddressedCard(model.fillEmpty);
  return (
    <WhenOffered>
      {({ offers }) => (
        <WhenReplaceable
          cardsOf={() => reissuableCards(replacingCircumstances(context))}
          empty={{ title: t('card.noCards.title'), text: t('card.noCards.text') }}
        >
          {(cards) => <Replacement model={model} cards={cards} offers={offers} />}
        </WhenReplaceable>
      )}
    </WhenOffered>
  );
}

interface ReplacementProps extends FieldsProps, Pick<CardOffers, 'offers'> {
  readonly cards: readonly Card[];
}

/** Card, reason with what it entails, branch, and the account that pays; the name only where it has changed. */
const Replacement = observer(function CardReissueFields({ model, cards, offers }: ReplacementProps) {
  const { t } = useTranslation(['market', 'transfer']);
  const language = useLanguage();
  const moneyText = useMoneyText();
  const field = usePaymentFields(model);
  const { draft, change } = model;
  const card = cards.find(({ id }) => id === draft.replacedCardId);
  const reasons = reasonsFor(card);
  const offer = card && chosenOffer({ cardScheme: card.scheme }, offers);
  return (
    <>
      <ReplacedCardField
        field={field('replacedCardId')}
        cards={cards}
        value={draft.replacedCardId}
        onChange={(replacedCardId) => change({ replacedCardId })}
      />
      <RadioGroup
        {...field('reissueReason')}
        label={t('card.reason')}
        options={reasons.map((reason) => ({
          value: reason,
          label: REASON_WORDS[reason][language],
          hint: t(reason === 'LOST' ? 'card.lostHint' : 'card.keepHint'),
        }))}
        value={reasons.find((reason) => reason === draft.reissueReason)}
        onChange={(reissueReason) => change({ reissueReason })}
      />
      {draft.reissueReason === 'NAME_CHANGED' && card?.holder !== '' && <HolderField model={model} />}
      <BranchField model={model} />
      <DebitAccountField
        model={model}
        hint={offer && t('card.reissuePrice', { price: moneyText(offer.reissuePrice) })}
      />
    </>
  );
});

export function CardReissuePayment() {
  return (
    <OfferedProduct product="makeCardReissue">
      <PaymentRoutes kind={cardReissue} Fields={Fields} />
    </OfferedProduct>
  );
}
