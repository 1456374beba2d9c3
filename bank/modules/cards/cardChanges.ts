import type { Kysely } from 'kysely';

import type { CardReference } from '../../../src/application/operations/cards';
import type { Card } from '../../../src/domain/card/Card';
import { changeRefusal, unblockRefusal } from '../../../src/domain/card/cardChanges';
import type { UnblockRefusal } from '../../../src/domain/card/cardChanges';
import { cardLimitViolation } from '../../../src/domain/card/CardLimit';
import type { CardLimitViolation, CardLimitType } from '../../../src/domain/card/CardLimit';
import type { CardRefusal } from '../../../src/domain/card/usability';
import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { LANGUAGES } from '../../../src/domain/language/Language';
import { formatMoney } from '../../../src/domain/money/formatAmount';
import type { Money } from '../../../src/domain/money/Money';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';
import type { ProductChangeOf, TransactionContext } from '../productChanges/ProductChange';
import type { Tables } from '../../db/Tables';
import { cardLimitsOf } from './cardLimits';
import { findCard } from './cardRepository';
import { layDown, lockedCard } from './cardRequests';

const SHOWN_DIGITS = 4;

/** The name of a card in messages. */
function cardSubject(card: Card): LocalizedText {
  const number = shortNumber(card);
  return { ru: `Карта ${number}`, en: `Card ${number}`, kg: `${number} картасы`, cn: `银行卡 ${number}` };
}

function shortNumber({ maskedNumber }: Card): string {
  return `•${maskedNumber.slice(-SHOWN_DIGITS)}`;
}

/** The state of a card that its owner has locked, and of one that can be used. */
const LOCKED: LocalizedText = { ru: 'заблокирована', en: 'blocked', kg: 'бөгөттөлгөн', cn: '已锁定' };
const USABLE: LocalizedText = { ru: 'действует', en: 'can be used', kg: 'иштейт', cn: '可用' };

/** A text for each language, made of what it says in that language. */
function inEveryLanguage(textIn: (language: Language) => string): LocalizedText {
  const [ru, en, kg, cn] = LANGUAGES.map(textIn);
  return { ru: ru ?? '', en: en ?? '', kg: kg ?? '', cn: cn ?? '' };
}

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

function present({ connection, context }: TransactionContext, reference: CardReference): Promise<Card | undefined> {
  return findCard(connection, context.caller.customerId, reference);
}

function locked({ connection, context }: TransactionContext, reference: CardReference): Promise<Card | undefined> {
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
    const card = shortNumber(found.value);
    return success({
      ru: `разблокировки карты ${card}`,
      en: `to unblock card ${card}`,
      kg: `${card} картасын бөгөттөн чыгаруу`,
      cn: `解锁银行卡 ${card}`,
    });
  },
  judge: async (request, transaction) => {
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

/** The present limit of a card, when it may become the wished one; else why not. */
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

const LIMIT_WORDS: Readonly<Record<CardLimitType, LocalizedText>> = {
  CASH: { ru: 'на снятие наличных', en: 'for cash', kg: 'накталай алууга', cn: '取现' },
  PURCHASE: { ru: 'на покупки', en: 'for purchases', kg: 'сатып алууларга', cn: '消费' },
  INTERNET: { ru: 'на оплату в интернете', en: 'for the Internet', kg: 'интернетте төлөөгө', cn: '网上支付' },
};

/** The name of a limit of a card in messages. */
function limitSubject(card: Card, limitType: CardLimitType): LocalizedText {
  const words = LIMIT_WORDS[limitType];
  const number = shortNumber(card);
  return {
    ru: `Лимит карты ${number} ${words.ru} в день`,
    en: `Daily limit of card ${number} ${words.en}`,
    kg: `${number} картасынын ${words.kg} күндүк лимити`,
    cn: `银行卡 ${number} 的每日${words.cn}限额`,
  };
}

/** Both amounts stand in the message, what holds and what is to hold, so a code for one limit is no code for another. */
function limitAsked(card: Card, { limitType, daily }: LimitRequest, now: Money): LocalizedText {
  const words = LIMIT_WORDS[limitType];
  const number = shortNumber(card);
  return inEveryLanguage((language) => {
    const amounts = `${formatMoney(now, language)} → ${formatMoney(daily, language)}`;
    const texts: LocalizedText = {
      ru: `лимита карты ${number} ${words.ru}: ${amounts} в день`,
      en: `to change the limit of card ${number} ${words.en}: ${amounts} per day`,
      kg: `${number} картасынын ${words.kg} күндүк лимитин өзгөртүү (${amounts})`,
      cn: `更改银行卡 ${number} 的${words.cn}每日限额（${amounts}）`,
    };
    return texts[language];
  });
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
  judge: async (request, transaction) => {
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
