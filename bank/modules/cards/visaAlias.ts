import type { CardReference } from '../../../src/application/operations/cards';
import type { FailureCodeOf } from '../../../src/application/operations/catalogue';
import type { Failure } from '../../../src/application/operations/failureCodes';
import { aliasRefusal } from '../../../src/domain/card/cardChanges';
import type { BoundVisaAlias, VisaAliasCredential } from '../../../src/domain/card/VisaAlias';
import { refusal, success } from '../../../src/domain/result/Result';
import type { Result } from '../../../src/domain/result/Result';
import { bankDayOf } from '../../../src/domain/time/Instant';
import { maskedName } from '../../../src/domain/user/maskedName';
import { maskedPhone } from '../../confirmations/oneTimeCodes';
import type { CallContext } from '../../kernel/Handler';
import { findCard, readCard } from './cardRepository';
import type { AliasAnswer, VisaAliasDirectory } from '../../networks/ports/VisaAliasDirectory';
import { digitsOf } from '../../../src/domain/text/identifiers';

type Outcome<Code extends 'BIND_CARD_TO_VISA_ALIAS' | 'VISA_ALIAS_DELETE' | 'GET_BOUND_VISA_ALIAS'> = Promise<
  Result<BoundVisaAlias, Failure<FailureCodeOf<Code>>>
>;

const NONE: BoundVisaAlias = { bound: undefined };

/** Under what a card would be bound. */
export async function readCredential({ bank, caller }: CallContext): Promise<VisaAliasCredential> {
  const user = await bank.database.kysely
    .selectFrom('app_user')
    .select(['phone', 'full_name'])
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  return { maskedPhone: maskedPhone(user.phone), shownName: maskedName(user.full_name.en) };
}

/** The card the number of the user leads to; a card that is not there any more counts as none. */
export async function readBoundAlias(context: CallContext): Outcome<'GET_BOUND_VISA_ALIAS'> {
  const found = await asked(context, (directory, alias) => directory.find(alias));
  return found === undefined ? refusal({ code: 'CARD_NETWORK_UNAVAILABLE' }) : success(await boundBy(found, context));
}

/** Binds the number of the user to a card, also away from another card of the user (docs/adr/0038). */
export async function bindAlias(reference: CardReference, context: CallContext): Outcome<'BIND_CARD_TO_VISA_ALIAS'> {
  const { bank, caller, now } = context;
  const card = await findCard(bank.database.kysely, caller.customerId, reference);
  if (card === undefined) {
    return refusal({ code: 'CARD_NOT_FOUND' });
  }
  const failureCode = aliasRefusal(card, bankDayOf(now));
  if (failureCode !== undefined) {
    return refusal({ code: failureCode });
  }
  const answer = await asked(context, (directory, alias) => directory.bind(alias, card.id));
  if (answer === undefined) {
    return refusal({ code: 'CARD_NETWORK_UNAVAILABLE' });
  }
  return answer.state === 'ours' ? success(await boundBy(answer, context)) : refusal({ code: 'VISA_ALIAS_TAKEN' });
}

/** Takes the number of the user back from the card it is bound to. */
export async function deleteAlias({ cardId }: CardReference, context: CallContext): Outcome<'VISA_ALIAS_DELETE'> {
  const found = await asked(context, (directory, alias) => directory.find(alias));
  if (found === undefined) {
    return refusal({ code: 'CARD_NETWORK_UNAVAILABLE' });
  }
  if (found.state !== 'ours' || found.cardId !== cardId) {
    return refusal({ code: 'VISA_ALIAS_NOT_FOUND' });
  }
  const removed = await asked(context, async (directory, alias) => {
    await directory.remove(alias);
    return directory.find(alias);
  });
  return removed === undefined ? refusal({ code: 'CARD_NETWORK_UNAVAILABLE' }) : success(NONE);
}

async function boundBy(answer: AliasAnswer, { bank, caller }: CallContext): Promise<BoundVisaAlias> {
  const card =
    answer.state === 'ours' ? await readCard(bank.database.pool, caller.customerId, answer.cardId) : undefined;
  return card === undefined || answer.state !== 'ours'
    ? NONE
    : { bound: { accountId: card.accountId, cardId: card.id, boundAt: answer.boundAt } };
}

/** Asks the directory about the number of the user; nothing when it does not answer or the bank is not connected to it. */
async function asked(
  { bank, caller }: CallContext,
  ask: (directory: VisaAliasDirectory, alias: string) => Promise<AliasAnswer>,
): Promise<AliasAnswer | undefined> {
  const directory = bank.networks.visaAliases;
  if (directory === undefined) {
    return undefined;
  }
  const { phone } = await bank.database.kysely
    .selectFrom('app_user')
    .select('phone')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  try {
    return await ask(directory, digitsOf(phone));
  } catch {
    return undefined;
  }
}
