import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';

import { listedAccounts } from '../../../../../domain/account/mainAccount';
import { CARD_SCHEMES } from '../../../../../domain/card/cardScheme';
import type { CardOffers } from '../../../../../domain/shop/CardOrder';
import { cardAccountViolation, chosenOffer } from '../../../../../domain/shop/CardOrderDraft';
import type { DebitCardDraft } from '../../../../../domain/shop/CardOrderDraft';
import { listed } from '../../../../../domain/language/punctuation';
import { AccountPicker } from '../../../../components/AccountPicker';
import { RadioGroup } from '../../../../components/RadioGroup';
import { useMoneyText } from '../../../../components/useMoneyText';
import { useLanguage } from '../../../../language/useLanguage';
import { somOptions } from '../../../../flow/payment/accountOptions';
import { PaymentRoutes } from '../../../../flow/payment/PaymentRoutes';
import type { PaymentFieldsProps } from '../../../../flow/payment/PaymentRoutes';
import { usePaymentFields } from '../../../../flow/payment/usePaymentFields';
import { OfferedProduct } from '../OfferedProduct';
import { BranchField, HolderField, WhenOffered } from './CardFields';
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
  const { draft, accounts, change } = model;
  const offer = chosenOffer(draft, offers);

  // The name the bank knows is filled in once; a field that was emptied stays empty.
  useEffect(() => model.fillEmpty({ holderName: holder }), [model, holder]);

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
      <AccountPicker
        {...field('cardAccountId')}
        label={t('card.account')}
        options={listedAccounts(accounts).map((account) => ({ account, reason: cardAccountViolation(account, offer) }))}
        value={draft.cardAccountId}
        onChange={(cardAccountId) => change({ cardAccountId })}
      />
      <HolderField
        field={field('holderName')}
        value={draft.holderName}
        onChange={(holderName) => change({ holderName })}
      />
      <BranchField
        field={field('cardBranch')}
        value={draft.cardBranch}
        onChange={(cardBranch) => change({ cardBranch })}
      />
      <AccountPicker
        {...field('debitAccountId')}
        label={t('transfer:form.from')}
        hint={offer && t('card.price', { price: moneyText(offer.price) })}
        options={somOptions(accounts)}
        value={draft.debitAccountId}
        onChange={(debitAccountId) => change({ debitAccountId })}
      />
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
