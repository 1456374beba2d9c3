import type { Kysely } from 'kysely';

import type { AccountCardReference } from '../../../src/application/operations/cards';
import type { Card } from '../../../src/domain/card/Card';
import { changeRefusal, unblockRefusal } from '../../../src/domain/card/cardChanges';
import type { UnblockRefusal } from '../../../src/domain/card/cardChanges';
import { cardLimitViolation } from '../../../src/domain/card/CardLimit';
import type { CardLimitViolation, CardLimitType } from '../../../src/domain/card/CardLimit';
import type { CardRefusal } from '../../../src/domain/card/usability';
import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { filledText, inEveryLanguage } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';
import type { Tables } from '../../db/Tables';
import { cardLimitsOf } from './cardLimits';
import { findCard } from './cardRepository';
import { layDown, lockedCard } from './cardRequests';

const SHOWN_DIGITS = 4;

/** The name of a card in messages. */
function cardSubject(card: Card): LocalizedText {
  const number = shortNumber(card);
  return filledText(CHANGE_TEXTS.card.name, { number });
}

function shortNumber({ maskedNumber }: Card): string {
  return `•${maskedNumber.slice(-SHOWN_DIGITS)}`;
}

/** The state of a card that its owner has locked, and of one that can be used. */
const { locked: LOCKED, usable: USABLE } = CHANGE_TEXTS.card.states;

type Found<Refusal extends string> = Result<Card, { readonly code: 'CARD_NOT_FOUND' | Refusal }>;

/** The caller's card, where nothing speaks against what is to be done with it. */
function allowed<Refusal extends string>(
  card: Card | undefined,
  refusalOf: (card: Card, today: BankDay) => Refusal | undefined,
  { context }: TransactionContext,
): Found<Refusal> {
  if (card === undefined) {
    return refusal({ code: 'CARD_NOT_FOUND' });
  }
  const failureCode = refusalOf(card, bankDayOf(context.now));
  return failureCode === undefined ? success(card) : refusal({ code: failureCode });
}

function present(
  { connection, context }: TransactionContext,
  reference: AccountCardReference,
): Promise<Card | undefined> {
  return findCard(connection, context.caller.customerId, reference);
}

function locked(
  { connection, context }: TransactionContext,
  reference: AccountCardReference,
): Promise<Card | undefined> {
  return lockedCard(connection, context.caller.customerId, reference);
}

/** The blocking of a card, in words for the others of a company. */
export function blockingOf(card: Card): CompanyChange {
  return { subject: cardSubject(card), before: USABLE, after: LOCKED };
}

/** Lifts a lock of the owner's: at the bank with the code, at the network when it has followed. */
export const cardUnblocking: ProductChangeOf<'UNBLOCK_CARD'> = {
  check: async (request, transaction) => {
    const found = allowed<UnblockRefusal>(await present(transaction, request), unblockRefusal, transaction);
    if (!found.ok) {
      return found;
    }
    return success(filledText(CHANGE_TEXTS.card.unblock, { number: shortNumber(found.value) }));
  },
  assess: async (request, transaction) => {
    const card = await locked(transaction, request);
    return card && { effect: 'loosens', subject: cardSubject(card), before: LOCKED, after: USABLE };
  },
  make: async (request, transaction) => {
    const found = allowed<UnblockRefusal>(await locked(transaction, request), unblockRefusal, transaction);
    if (!found.ok) {
      return found.failure.code;
    }
    const { caller, now } = transaction.context;
    await layDown(
      transaction.connection,
      { kind: 'unblock' },
      { card: found.value, caller, operationId: request.operationId, now },
    );
    return undefined;
  },
};

interface LimitRequest {
  readonly limitType: CardLimitType;
  readonly daily: Money;
}

/** Current limit of a card if the requested one is allowed; otherwise the failure. */
async function limitToChange(
  connection: Kysely<Tables>,
  card: Card,
  { limitType, daily }: LimitRequest,
): Promise<Result<Money, { readonly code: CardLimitViolation }>> {
  const limit = (await cardLimitsOf(connection, card)).find((each) => each.limitType === limitType);
  const violation = limit === undefined ? 'FAILED_CHANGED_LIMIT' : cardLimitViolation(limit, daily);
  return limit === undefined || violation !== undefined
    ? refusal({ code: violation ?? 'FAILED_CHANGED_LIMIT' })
    : success(limit.daily);
}

/** The name of a limit of a card in messages. */
function limitSubject(card: Card, limitType: CardLimitType): LocalizedText {
  const { name, kinds } = CHANGE_TEXTS.cardLimit;
  const number = shortNumber(card);
  return filledText(name, (language) => ({ number, limit: kinds[limitType][language] }));
}

/** Both amounts stand in the message, what holds and what is to hold, so a code for one limit is no code for another. */
function limitAsked(card: Card, { limitType, daily }: LimitRequest, now: Money): LocalizedText {
  const { asked, kinds } = CHANGE_TEXTS.cardLimit;
  const number = shortNumber(card);
  return filledText(asked, (language) => ({
    number,
    limit: kinds[limitType][language],
    amounts: `${formatMoney(now, language)} → ${formatMoney(daily, language)}`,
  }));
}

/** Another limit of a card: in force when the processing centre has taken it over. */
export const cardLimitChange: ProductChangeOf<'CHANGE_CARD_LIMIT'> = {
  check: async (request, transaction) => {
    const found = allowed<CardRefusal>(await present(transaction, request), changeRefusal, transaction);
    if (!found.ok) {
      return found;
    }
    const now = await limitToChange(transaction.connection, found.value, request);
    return now.ok ? success(limitAsked(found.value, request, now.value)) : now;
  },
  assess: async (request, transaction) => {
    const card = await locked(transaction, request);
    const limit =
      card &&
      (await cardLimitsOf(transaction.connection, card)).find(({ limitType }) => limitType === request.limitType);
    return (
      limit && {
        effect: request.daily.minor > limit.daily.minor ? 'loosens' : 'harmless',
        subject: limitSubject(card, request.limitType),
        before: inEveryLanguage((language) => formatMoney(limit.daily, language)),
        after: inEveryLanguage((language) => formatMoney(request.daily, language)),
      }
    );
  },
  make: async (request, transaction) => {
    const found = allowed<CardRefusal>(await locked(transaction, request), changeRefusal, transaction);
    if (!found.ok) {
      return found.failure.code;
    }
    const held = await limitToChange(transaction.connection, found.value, request);
    if (!held.ok) {
      return held.failure.code;
    }
    const { caller, now } = transaction.context;
    const requested = { kind: 'limit', limitType: request.limitType, daily: request.daily.minor } as const;
    await layDown(transaction.connection, requested, {
      card: found.value,
      caller,
      operationId: request.operationId,
      now,
    });
    return undefined;
  },
};
