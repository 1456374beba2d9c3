import type { PoolClient } from 'pg';

import type { CardStatus } from '../../../src/domain/card/Card';
import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
import { schemeOf } from '../../../src/domain/card/cardScheme';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { BankServices } from '../../BankServices';
import { cardNumberHash } from '../../cards/cardNumbers';
import { hashCodeWord } from '../../identity/codeWords';
import { ACCOUNT_PLAN } from './accountPlan';
import { DEMONSTRATION_CUSTOMERS } from './people';
import type { CustomerKey } from './people';

interface DemonstrationCard {
  readonly owner: CustomerKey;
  readonly account: string;
  /** Invented, of the ranges of the two schemes. */
  readonly number: string;
  readonly expiresOn: string;
  readonly codeWord: string;
  readonly status?: CardStatus;
}

const CARDS: readonly DemonstrationCard[] = [
  { owner: 'aibek', account: 'aibek.main', number: '9417000000001014', expiresOn: '2029-08-31', codeWord: 'Беркут' },
  { owner: 'aibek', account: 'aibek.usd', number: '4288010000001010', expiresOn: '2028-05-31', codeWord: 'Беркут' },
  { owner: 'aibek', account: 'aibek.home', number: '9417000000004042', expiresOn: '2027-03-31', codeWord: 'Беркут', status: 'hardLock' },
  { owner: 'aizada', account: 'aizada.main', number: '9417000000002020', expiresOn: '2028-12-31', codeWord: 'Комуз' },
  { owner: 'aizada', account: 'aizada.main', number: '4288010000002026', expiresOn: '2029-11-30', codeWord: 'Комуз' },
  { owner: 'gulnara', account: 'gulnara.card', number: '9417000000003036', expiresOn: '2030-02-28', codeWord: 'Айва' },
];

/** A card as it lies on the desk of the demonstration. */
export interface CardOnDesk {
  readonly number: string;
  readonly expiresOn: string;
  readonly codeWord: string;
  readonly name: LocalizedText;
}

/** The cards whose numbers and code words the desk shows. */
export function cardsOnDesk(): readonly CardOnDesk[] {
  return CARDS.flatMap(({ owner, number, expiresOn, codeWord }) => {
    const customer = DEMONSTRATION_CUSTOMERS.find(({ key }) => key === owner);
    return customer === undefined ? [] : [{ number, expiresOn, codeWord, name: customer.name }];
  });
}

/** Enters the cards and code words of the demonstration at the bank; a card that is there is left as it is. */
export async function seedCards(client: PoolClient, { secrets, clock }: BankServices): Promise<void> {
  for (const [index, card] of CARDS.entries()) {
    const account = ACCOUNT_PLAN.find(({ key }) => key === card.account)?.number;
    const entered = await client.query<{ customer_id: bigint }>(
      `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at, scheme, custom_status, order_value)
        select $1, $2, $3, customer_id, id, $5, $6, $7, $8 from account where number = $4
        on conflict do nothing returning customer_id`,
      [
        cardNumberHash(secrets, card.number),
        maskedCardNumber(card.number),
        card.expiresOn,
        account,
        new Date(clock.now()),
        schemeOf(card.number),
        card.status ?? 'active',
        index,
      ],
    );
    const [owner] = entered.rows;
    if (owner !== undefined) {
      await client.query('update customer set code_word_hash = $2 where id = $1 and code_word_hash is null', [
        owner.customer_id,
        await hashCodeWord(card.codeWord),
      ]);
    }
  }
}
