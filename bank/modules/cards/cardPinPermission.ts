import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { changeRefusal } from '../../../src/domain/card/cardChanges';
import type { Card } from '../../../src/domain/card/Card';
import type { CompanyChange } from '../../../src/domain/corporate/ChangeDocument';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { filledText } from '../../../src/domain/language/template';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChangeOf, TransactionContext } from '../../confirmations/ProductChange';
import type { Tables } from '../../db/Tables';
import type { CallContext } from '../../kernel/Handler';
import { lockedCard } from './cardRequests';
import { findCard } from './cardRepository';

/** Time to set the PIN of a company's card after the last signature. */
const PERMISSION_MS = 24 * 60 * 60 * 1000;

const TEXTS = CHANGE_TEXTS.cardPin;

/**
 * The permission to set the PIN of a company's card. The PIN itself must wait nowhere (docs/adr/0038), so what is signed is that
 * the caller may set it, once and soon.
 */
export const cardPinPermission: ProductChangeOf<'ALLOW_CARD_PIN'> = {
  check: async (request, { connection, context }) => {
    const card = await findCard(connection, context.caller.customerId, request);
    if (card === undefined) {
      return refusal({ code: 'CARD_NOT_FOUND' });
    }
    const failureCode =
      changeRefusal(card, bankDayOf(context.now)) ??
      ((await hasPermission(connection, card, context)) ? 'CARD_CHANGE_PENDING' : undefined);
    if (failureCode !== undefined) {
      return refusal({ code: failureCode });
    }
    return success(filledText(TEXTS.permission, { number: shortNumber(card) }));
  },
  assess: async (request, { connection, context }) => {
    const card = await findCard(connection, context.caller.customerId, request);
    return (
      card && { effect: 'loosens', subject: pinSubject(card), before: TEXTS.states.kept, after: TEXTS.states.settable }
    );
  },
  make: async (request, { connection, context }) => {
    const { caller, now } = context;
    const card = await lockedCard(connection, caller.customerId, request);
    if (card === undefined) {
      return 'CARD_NOT_FOUND';
    }
    const failureCode = changeRefusal(card, bankDayOf(now));
    if (failureCode === undefined) {
      await connection
        .insertInto('card_pin_permission')
        .values({
          card_id: card.id,
          user_id: caller.userId,
          given_at: new Date(now),
          expires_at: new Date(now + PERMISSION_MS),
        })
        .execute();
    }
    return failureCode;
  },
};

/** True when the caller may set the PIN of a card now: people set theirs, users of companies with a permission. */
export async function maySetPin({ connection, context }: TransactionContext, card: Card): Promise<boolean> {
  return context.caller.customerKind === 'I' || hasPermission(connection, card, context);
}

/** Uses the permission of the caller up; false when there is none any more. */
export async function usePermission({ connection, context }: TransactionContext, card: Card): Promise<boolean> {
  if (context.caller.customerKind === 'I') {
    return true;
  }
  const { rows } = await sql`
    update card_pin_permission set used_at = ${new Date(context.now)}
      where card_id = ${card.id}::bigint and user_id = ${context.caller.userId}::bigint and used_at is null
        and expires_at > ${new Date(context.now)} returning id`.execute(connection);
  return rows.length > 0;
}

async function hasPermission(connection: Kysely<Tables>, card: Card, { caller, now }: CallContext): Promise<boolean> {
  const { rows } = await sql`
    select id from card_pin_permission where card_id = ${card.id}::bigint and user_id = ${caller.userId}::bigint
      and used_at is null and expires_at > ${new Date(now)} limit 1`.execute(connection);
  return rows.length > 0;
}

/** The setting of a card's PIN, in words for the others of a company. */
export function pinChangeOf(card: Card): CompanyChange {
  return { subject: pinSubject(card), before: TEXTS.states.previous, after: TEXTS.states.new };
}

function pinSubject(card: Card): LocalizedText {
  return filledText(TEXTS.name, { number: shortNumber(card) });
}

function shortNumber({ maskedNumber }: Card): string {
  return `•${maskedNumber.slice(-4)}`;
}
