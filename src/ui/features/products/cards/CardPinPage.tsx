import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';

import { CardsStore } from '../../../../application/cards/CardsStore';
import type { Failure } from '../../../../application/operations/failureCodes';
import type { Card } from '../../../../domain/card/Card';
import type { CardPinForm } from '../../../../domain/card/CardPinForm';
import { ProductChangePage } from '../../../flow/change/ProductChangePage';
import { useProductChange } from '../../../flow/change/useProductChange';
import { PinField } from '../../../components/PinField';
import { TextField } from '../../../components/TextField';
import { useService } from '../../../kernel/ServicesContext';
import { pinChange } from './cardChangeForms';
import { OfCard, useBackToCard } from './CardPages';
import { pinPath } from '../../../objects/cards/cardPaths';
import { shortNumber } from '../../../objects/cards/useCardWords';

const FIELDS = ['securityCode', 'pin', 'repeat'] as const;
const SECURITY_CODE_DIGITS = 3;

/** A new PIN: the code on the back, the PIN twice, the code of the confirmation. */
export function CardPinPage() {
  return <OfCard>{(card) => <CardPin key={card.id} card={card} />}</OfCard>;
}

const CardPin = observer(function CardPin({ card }: { readonly card: Card }) {
  const { t } = useTranslation('cardProducts');
  const back = useBackToCard(card);
  const model = useProductChange(pinChange({ accountId: card.accountId, cardId: card.id }), useService(CardsStore));
  const { form, failure } = model;
  const field = fieldOf(failure);
  const digits = shortNumber(card);
  return (
    <ProductChangePage
      model={model}
      fields={FIELDS}
      refused={field && failure && { field, failure }}
      frame={{
        path: pinPath(card.id),
        title: t('pin.title'),
        lead: t('pin.lead', { digits }),
        subject: t('pin.subject', { digits }),
        doneTitle: t('pin.doneTitle'),
        doneText: t('pin.doneText', { digits }),
        back,
      }}
    >
      {(texts) => (
        <>
          <TextField
            id="securityCode"
            label={t('pin.code')}
            hint={t('pin.codeHint')}
            value={form.securityCode}
            onChange={(securityCode) => model.change({ securityCode })}
            violation={texts.securityCode}
            input={{ type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: SECURITY_CODE_DIGITS }}
          />
          <PinField
            id="pin"
            label={t('pin.new')}
            hint={t('pin.newHint')}
            value={form.pin}
            onChange={(pin) => model.change({ pin })}
            violation={texts.pin}
          />
          <PinField
            id="repeat"
            label={t('pin.repeat')}
            value={form.repeat}
            onChange={(repeat) => model.change({ repeat })}
            violation={texts.repeat}
          />
          <p>{t('pin.safe')}</p>
        </>
      )}
    </ProductChangePage>
  );
});

/** The field a refusal is about; `undefined` when it is about none. */
function fieldOf(failure: Failure | undefined): keyof CardPinForm | undefined {
  switch (failure?.code) {
    case 'INCORRECT_CVV':
    case 'CVV_TRIES_LIMIT_EXCEEDED':
      return 'securityCode';
    case 'PIN_POLICY_INCONSISTENCY':
      return 'pin';
    default:
      return undefined;
  }
}
