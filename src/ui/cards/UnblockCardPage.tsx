import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CardsStore } from '../../application/cards/CardsStore';
import type { Card } from '../../domain/card/Card';
import { ProductChangePage } from '../accounts/change/ProductChangePage';
import { useProductChange } from '../accounts/change/useProductChange';
import { useService } from '../shell/ServicesContext';
import { unblockChange } from './cardChangeForms';
import { OfCard, useBackToCard } from './CardPages';
import { unblockPath } from './cardPaths';
import { shortNumber } from './useCardWords';

const NO_FIELDS = [] as const;

/** Unblocking of a card its owner has blocked: the consequences and the code. */
export function UnblockCardPage() {
  return <OfCard>{(card) => <Unblocking key={card.id} card={card} />}</OfCard>;
}

const Unblocking = observer(function Unblocking({ card }: { readonly card: Card }) {
  const { t } = useTranslation('cardProducts');
  const back = useBackToCard(card);
  const model = useProductChange(unblockChange({ accountId: card.accountId, cardId: card.id }), useService(CardsStore));
  const digits = shortNumber(card);
  return (
    <ProductChangePage
      model={model}
      fields={NO_FIELDS}
      frame={{
        path: unblockPath(card.id),
        title: t('unblock.title'),
        lead: t('unblock.lead', { digits }),
        subject: t('unblock.subject', { digits }),
        doneTitle: t('unblock.doneTitle'),
        doneText: t('unblock.doneText', { digits }),
        back,
      }}
    >
      {() => <p>{t('unblock.text')}</p>}
    </ProductChangePage>
  );
});
