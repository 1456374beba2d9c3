import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CardsStore } from '../../../../application/cards/CardsStore';
import { BankTime } from '../../../../application/time/BankTime';
import type { Card } from '../../../../domain/card/Card';
import { unblockRefusal } from '../../../../domain/card/cardChanges';
import { bankDayOf } from '../../../../domain/time/Instant';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { ButtonLink } from '../../../components/Button';
import { useFailureText } from '../../../components/useFailureText';
import { useService } from '../../../kernel/ServicesContext';
import { unblockChange } from './cardChangeForms';
import { OfCard, useBackToCard } from './CardPages';
import { unblockPath } from '../../../objects/cards/cardPaths';
import { shortNumber } from '../../../objects/cards/useCardWords';

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
  const failureText = useFailureText();
  const { now } = useService(BankTime);
  const [refusal] = useState(() => unblockRefusal(card, bankDayOf(now())));
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
      action={refusal === undefined ? undefined : <ButtonLink to={back.to}>{back.label}</ButtonLink>}
    >
      {() => <p>{refusal === undefined ? t('unblock.text') : failureText({ code: refusal }).what}</p>}
    </ProductChangePage>
  );
});
