import { sql } from 'kysely';

import type { CardPinRequest } from '../../../src/application/operations/cards';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { Card } from '../../../src/domain/card/Card';
import { changeRefusal } from '../../../src/domain/card/cardChanges';
import { filledText } from '../../../src/domain/language/template';
import { refusal, success } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { pinViolations } from '../../../src/domain/user/pinPolicy';
import { CHANGE_TEXTS } from '../productChanges';
import type { ProductChange, TransactionContext } from '../../confirmations/ProductChange';
import type { PinPrepared } from '../../networks/ports/CardProcessing';
import { maySetPin, pinChangeOf, usePermission } from './cardPinPermission';
import { findCard } from './cardRepository';
import { layDown, lockedCard } from './cardRequests';

/** Placeholders stored in place of the PIN and of the security code: as many digits, none of them real. */
const NO_PIN = '0000';
const NO_SECURITY_CODE = '000';

/**
 * A new PIN. It goes to the processing centre with the call that brings it and comes into force there when its code was right;
 * the bank keeps neither the PIN nor the code on the back, not even sealed (PCI DSS 3.3.1; docs/adr/0038).
 */
export const cardPin: ProductChange<'SET_CARD_PIN_CODE'> = {
  kept: (request) => ({ ...request, pin: NO_PIN, securityCode: NO_SECURITY_CODE }),

  isSame: async (request, transaction) => {
    const card = await findCard(transaction.connection, transaction.context.caller.customerId, request);
    const prepared = card && (await prepare(request, card, transaction));
    return prepared?.state === 'prepared';
  },

  check: async (request, transaction) => {
    const { connection, context } = transaction;
    const card = await findCard(connection, context.caller.customerId, request);
    if (card === undefined) {
      return refusal({ code: 'CARD_NOT_FOUND' });
    }
    const failureCode =
      changeRefusal(card, bankDayOf(context.now)) ??
      ((await isUnderWay(transaction, card)) ? 'CARD_CHANGE_PENDING' : undefined);
    if (failureCode !== undefined) {
      return refusal({ code: failureCode });
    }
    if (!(await maySetPin(transaction, card))) {
      return refusal({ code: 'CARD_PIN_NOT_ALLOWED' });
    }
    const { phone } = await connection
      .selectFrom('app_user')
      .select('phone')
      .where('id', '=', BigInt(context.caller.userId))
      .executeTakeFirstOrThrow();
    const [violation] = pinViolations(request.pin, { phone });
    if (violation !== undefined) {
      return refusal({ code: 'PIN_POLICY_INCONSISTENCY', data: { rule: violation } });
    }
    const refused = refusalOf(await prepare(request, card, transaction));
    if (refused !== undefined) {
      return refusal(refused);
    }
    const number = `•${card.maskedNumber.slice(-4)}`;
    return success(filledText(CHANGE_TEXTS.cardPin.asked, { number }));
  },

  assess: async (request, transaction) => {
    const card = await findCard(transaction.connection, transaction.context.caller.customerId, request);
    return card && { effect: 'harmless', ...pinChangeOf(card) };
  },

  make: async (request, transaction) => {
    const { caller, now } = transaction.context;
    const card = await lockedCard(transaction.connection, caller.customerId, request);
    if (card === undefined) {
      return 'CARD_NOT_FOUND';
    }
    const failureCode =
      changeRefusal(card, bankDayOf(now)) ??
      ((await isUnderWay(transaction, card)) ? 'CARD_CHANGE_PENDING' : undefined);
    if (failureCode === undefined && !(await usePermission(transaction, card))) {
      return 'OPERATION_IMPOSSIBLE';
    }
    if (failureCode === undefined) {
      await layDown(transaction.connection, { kind: 'pin' }, { card, caller, operationId: request.operationId, now });
    }
    return failureCode;
  },
};

/** Sends the PIN to the processing centre; `undefined` when it does not answer or the bank is not connected to it. */
async function prepare(
  request: CardPinRequest,
  card: Card,
  { context }: TransactionContext,
): Promise<PinPrepared | undefined> {
  const processing = context.bank.networks.cardProcessing;
  const { operationId: key, pin, securityCode } = request;
  try {
    return await processing?.preparePin({
      key,
      card: { id: card.id, maskedNumber: card.maskedNumber },
      pin,
      securityCode,
    });
  } catch {
    return undefined;
  }
}

function refusalOf(prepared: PinPrepared | undefined): Failure<FailureCodeOf<'SET_CARD_PIN_CODE'>> | undefined {
  switch (prepared?.state) {
    case undefined:
      return { code: 'CARD_NETWORK_UNAVAILABLE' };
    case 'prepared':
      return undefined;
    case 'wrongSecurityCode':
      return { code: 'INCORRECT_CVV', data: { triesLeft: prepared.triesLeft.toString() } };
    case 'tooManyTries':
      return { code: 'CVV_TRIES_LIMIT_EXCEEDED' };
    case 'different':
      return { code: 'OPERATION_ID_REUSED' };
    default:
      return prepared satisfies never;
  }
}

async function isUnderWay({ connection }: TransactionContext, card: Card): Promise<boolean> {
  const { rows } = await sql<{ waits: boolean }>`
    select exists (select from card_request where card_id = ${card.id}::bigint and kind = 'pin' and state = 'waiting') as waits`.execute(
    connection,
  );
  return rows[0]?.waits === true;
}
