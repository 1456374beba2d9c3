import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CardsStore } from '../../../../application/cards/CardsStore';
import type { Card } from '../../../../domain/card/Card';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { useService } from '../../../kernel/ServicesContext';
import { pinPermission } from './cardChangeForms';
import { OfCard, useBackToCard } from './CardPages';
import { pinPermissionPath } from '../../../objects/cards/cardPaths';
import { shortNumber } from '../../../objects/cards/useCardWords';

const NO_FIELDS = [] as const;

/** Permission to set the PIN of a company's card, given by its signatories. */
export function PinPermissionPage() {
  return <OfCard>{(card) => <PinPermission key={card.id} card={card} />}</OfCard>;
}

const PinPermission = observer(function PinPermission({ card }: { readonly card: Card }) {
  const { t } = useTranslation('companyChanges');
  const back = useBackToCard(card);
  const model = useProductChange(pinPermission({ accountId: card.accountId, cardId: card.id }), useService(CardsStore));
  const digits = shortNumber(card);
  return (
    <ProductChangePage
      model={model}
      fields={NO_FIELDS}
      frame={{
        path: pinPermissionPath(card.id),
        title: t('pin.title'),
        lead: t('pin.lead', { digits }),
        subject: t('pin.subject', { digits }),
        doneTitle: t('sent.title'),
        doneText: t('sent.lead'),
        back,
      }}
    >
      {() => <p>{t('pin.text')}</p>}
    </ProductChangePage>
  );
});
