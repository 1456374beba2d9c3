import type { CardReference } from '../../../../application/operations/cards';
import { cardLimitViolations, requestedLimit } from '../../../../domain/card/CardLimitForm';
import type { CardLimitForm } from '../../../../domain/card/CardLimitForm';
import type { CardLimit } from '../../../../domain/card/CardLimit';
import { cardPinViolations } from '../../../../domain/card/CardPinForm';
import type { CardPinForm } from '../../../../domain/card/CardPinForm';
import { refusal } from '../../../../domain/result/Result';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';
import { withoutGroups } from '../../../../domain/text/identifiers';

/** Form without fields, for a change that needs no input. */
export type UnblockForm = Readonly<Record<never, never>>;

export function unblockChange(card: CardReference): ProductChangeDefinition<UnblockForm> {
  return {
    empty: () => ({}),
    violations: () => ({}),
    prepare: (gateway, operationId) => gateway.execute('UNBLOCK_CARD', { operationId, ...card }),
  };
}

/** Change of one of the card limits; `limits` are read when the form is validated. */
export function limitChange(
  card: CardReference,
  limits: () => readonly CardLimit[],
): ProductChangeDefinition<CardLimitForm> {
  return {
    empty: () => ({ limitType: 'CASH', dailyText: undefined }),
    violations: (form) => cardLimitViolations(form, limits()),
    prepare: (gateway, operationId, form) => {
      const limit = limits().find(({ limitType }) => limitType === form.limitType);
      const daily = limit && requestedLimit(form, limit);
      return daily === undefined
        ? Promise.resolve(refusal({ code: 'FAILED_CHANGED_LIMIT' as const }))
        : gateway.execute('CHANGE_CARD_LIMIT', { operationId, ...card, limitType: form.limitType, daily });
    },
  };
}

/** The permission to set the PIN of a company's card. */
export function pinPermission(card: CardReference): ProductChangeDefinition<UnblockForm> {
  return {
    empty: () => ({}),
    violations: () => ({}),
    prepare: (gateway, operationId) => gateway.execute('ALLOW_CARD_PIN', { operationId, ...card }),
  };
}

/** PIN change of a card. The PIN and the security code live only as long as the page, and go to the bank alone. */
export function pinChange(card: CardReference): ProductChangeDefinition<CardPinForm> {
  return {
    empty: () => ({ securityCode: '', pin: '', repeat: '' }),
    violations: cardPinViolations,
    prepare: (gateway, operationId, { pin, securityCode }) =>
      gateway.execute('SET_CARD_PIN_CODE', { operationId, ...card, pin, securityCode: withoutGroups(securityCode) }),
  };
}
