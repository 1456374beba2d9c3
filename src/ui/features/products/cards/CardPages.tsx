import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useParams } from 'react-router-dom';

import type { Card } from '../../../../domain/card/Card';
import { Panel } from '../../../components/Panel';
import { SkeletonRows } from '../../../components/Skeleton';
import { useService } from '../../../kernel/ServicesContext';
import { CardsStore } from '../../../../application/cards/CardsStore';
import { CARD_LIST_PATH, cardPath } from '../../../objects/cards/cardPaths';
import { shortNumber } from '../../../objects/cards/useCardWords';

const SKELETON_ROWS = 3;

/** Page of a card, shown once the cards are loaded; an unknown card redirects to the list. */
export const OfCard = observer(function OfCard({ children }: { readonly children: (card: Card) => ReactNode }) {
  const cards = useService(CardsStore);
  const { cardId = '' } = useParams();
  const card = cards.byId(cardId);

  useEffect(() => void cards.ensure(), [cards]);

  if (card !== undefined) {
    return children(card);
  }
  return cards.status === 'LOADING' ? (
    <Panel flush>
      <SkeletonRows rows={SKELETON_ROWS} />
    </Panel>
  ) : (
    <Navigate to={CARD_LIST_PATH} replace />
  );
});

/** The way back from a page of a card. */
export function useBackToCard(card: Card) {
  const { t } = useTranslation('cardProducts');
  return { to: cardPath(card.id), label: t('back', { digits: shortNumber(card) }) };
}
