import type { CardScheme } from '../../../src/domain/card/cardScheme';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import type { Failure } from '../../../src/application/operations/failureCodes';
import type { LocalizedText } from '../../../src/domain/language/Language';
import { holderOfPerson } from '../../../src/domain/shop/cardHolder';
import { holdsName } from '../../../src/domain/shop/holdsName';
import type { CardOffer, CardOffers } from '../../../src/domain/shop/CardOrder';
import type { Database } from '../../db/Database';
import type { CallContext } from '../../kernel/Handler';

interface OfferRow {
  readonly scheme: CardScheme;
  readonly currencies: readonly Currency[];
  readonly price: bigint;
  readonly reissue_price: bigint;
}

/** Cards the bank issues, by scheme, the cheapest first. */
export async function readCardOffers({ pool }: Database): Promise<readonly CardOffer[]> {
  const { rows } = await pool.query<OfferRow>({
    name: 'card-offers',
    text: 'select scheme, currencies::text[] as currencies, price, reissue_price from card_offer order by price',
    values: [],
  });
  return rows.map((row) => ({
    scheme: row.scheme,
    currencies: row.currencies,
    price: money(row.price, 'KGS'),
    reissuePrice: money(row.reissue_price, 'KGS'),
  }));
}

/** The same with the name of the user as far as it fits on a card. */
export async function readOffersFor(context: CallContext): Promise<CardOffers> {
  const [offers, name] = await Promise.all([readCardOffers(context.bank.database), readName(context)]);
  return { holder: holderOfPerson(name.en), offers };
}

/** Refusal of a name on a card that is not the caller's own. */
export async function holderRefusal(
  holder: string,
  context: CallContext,
): Promise<Failure<'CARD_HOLDER_MISMATCH'> | undefined> {
  const name = await readName(context);
  const offered = holderOfPerson(name.en);
  return holder === offered || [name.en, name.ru, name.kg].some((each) => holdsName(holder, each))
    ? undefined
    : { code: 'CARD_HOLDER_MISMATCH', data: { holder: offered } };
}

async function readName({ bank, caller }: CallContext): Promise<LocalizedText> {
  const { full_name: name } = await bank.database.kysely
    .selectFrom('app_user')
    .select('full_name')
    .where('id', '=', BigInt(caller.userId))
    .executeTakeFirstOrThrow();
  return name;
}
