import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { Card } from '../../../../../domain/card/Card';
import { joinedParts } from '../../../../../domain/language/punctuation';
import { CARD_LIST_PATH, CARD_PARAMETER } from '../../../../objects/cards/cardPaths';
import { useCardWords } from '../../../../objects/cards/useCardWords';
import { ButtonLink } from '../../../../components/Button';
import { EmptyState } from '../../../../components/EmptyState';
import { SelectField } from '../../../../components/SelectField';
import { WhenLoaded } from '../../../../components/WhenLoaded';
import { useLanguage } from '../../../../language/useLanguage';
import type { PaymentField } from '../../../../flow/payment/usePaymentFields';
import { CARDS } from '../../../../flow/payment/sharedResources';
import { usePaymentResource } from '../../../../flow/payment/usePaymentResource';

const SKELETON_ROWS = 4;

interface WhenReplaceableProps {
  /** Cards that can be replaced, read from the loaded ones. */
  readonly cardsOf: () => readonly Card[];
  readonly empty: { readonly title: string; readonly text: string };
  readonly children: (cards: readonly Card[]) => ReactNode;
}

/** Fields that are filled in once the cards of the customer are loaded; says so when none of them can be replaced. */
export const WhenReplaceable = observer(function WhenReplaceable({ cardsOf, empty, children }: WhenReplaceableProps) {
  const { t } = useTranslation('cardProducts');
  const cards = usePaymentResource(CARDS);
  const nothing = {
    icon: 'card',
    ...empty,
    action: <ButtonLink to={CARD_LIST_PATH}>{t('toList')}</ButtonLink>,
  } as const;
  return (
    <WhenLoaded
      bare
      status={cards.status}
      rows={SKELETON_ROWS}
      failed={t('failed')}
      onRetry={() => void cards.reload()}
      empty={nothing}
    >
      {() => {
        const found = cardsOf();
        return found.length === 0 ? <EmptyState {...nothing} /> : children(found);
      }}
    </WhenLoaded>
  );
});

/** Fills the card in that the address of the page carries, once. */
export function useAddressedCard(fill: (values: { readonly replacedCardId: string }) => void): void {
  const [address] = useSearchParams();
  const [cardId] = useState(address.get(CARD_PARAMETER) ?? '');
  useEffect(() => {
    if (cardId !== '') fill({ replacedCardId: cardId });
  }, [cardId, fill]);
}

interface ReplacedCardFieldProps {
  readonly field: PaymentField;
  readonly cards: readonly Card[];
  readonly value: string;
  readonly onChange: (cardId: string) => void;
}

/** Card that is replaced, by its scheme, last digits and name. */
export function ReplacedCardField({ field, cards, value, onChange }: ReplacedCardFieldProps) {
  const { t } = useTranslation('market');
  const language = useLanguage();
  const { nameOf, untilOf } = useCardWords();
  return (
    <SelectField
      {...field}
      label={t('card.card')}
      options={[
        { value: '', label: t('card.chooseCard') },
        ...cards.map((card) => ({
          value: card.id,
          label: joinedParts([nameOf(card), card.holder, untilOf(card)], language),
        })),
      ]}
      value={value}
      onChange={onChange}
    />
  );
}
