import type { CardScheme } from '../../../src/domain/card/cardScheme';
import type { Currency } from '../../../src/domain/money/Currency';
import { money } from '../../../src/domain/money/Money';
import { holderOfPerson } from '../../../src/domain/shop/cardHolder';
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
export async function readOffersFor({ bank, caller }: CallContext): Promise<CardOffers> {
  const [offers, user] = await Promise.all([
    readCardOffers(bank.database),
    bank.database.kysely
      .selectFrom('app_user')
      .select('full_name')
      .where('id', '=', BigInt(caller.userId))
      .executeTakeFirstOrThrow(),
  ]);
  return { holder: holderOfPerson(user.full_name.en), offers };
}
