import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import type { Card } from '../../../../../domain/card/Card';
import { renewableCards } from '../../../../../domain/shop/CardReissueDraft';
import type { CardRenewalDraft } from '../../../../../domain/shop/CardReissueDraft';
import { PaymentContext } from '../../../../flow/payment/PaymentContext';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { useService } from '../../../../kernel/ServicesContext';
import { OfferedProduct } from '../OfferedProduct';
import { BranchField } from './CardFields';
import { cardRenewal, replacingCircumstances } from './cardOrders';
import { ReplacedCardField, useAddressedCard, WhenReplaceable } from './ReplacedCardField';

type FieldsProps = PaymentFieldsProps<'MAKE_SHOP_OPERATION', CardRenewalDraft>;

function Fields({ model }: FieldsProps) {
  const { t } = useTranslation('market');
  const context = useService(PaymentContext);
  useAddressedCard(model.fillEmpty);
  return (
    <WhenReplaceable
      cardsOf={() => renewableCards(replacingCircumstances(context))}
      empty={{ title: t('card.noRenewals.title'), text: t('card.noRenewals.text') }}
    >
      {(cards) => <Renewal model={model} cards={cards} />}
    </WhenReplaceable>
  );
}

/** Card that ends, and the branch at which the new one is handed out. */
const Renewal = observer(function CardRenewalFields({
  model,
  cards,
}: FieldsProps & { readonly cards: readonly Card[] }) {
  const { t } = useTranslation('market');
  const field = usePaymentFields(model);
  const { draft, change } = model;
  return (
    <>
      <p>{t('card.renewalHint')}</p>
      <ReplacedCardField
        field={field('replacedCardId')}
        cards={cards}
        value={draft.replacedCardId}
        onChange={(replacedCardId) => change({ replacedCardId })}
      />
      <BranchField model={model} />
    </>
  );
});

export function CardRenewalPayment() {
  return (
    <OfferedProduct product="makeCardRenewal">
      <PaymentRoutes kind={cardRenewal} Fields={Fields} />
    </OfferedProduct>
  );
}
