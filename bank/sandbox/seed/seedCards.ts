import type { PoolClient } from 'pg';

import { maskedCardNumber } from '../../../src/domain/card/cardNumber';
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
  /** Invented, of the range of the local scheme. */
  readonly number: string;
  readonly expiresOn: string;
  readonly codeWord: string;
}

const CARDS: readonly DemonstrationCard[] = [
  { owner: 'aibek', account: 'aibek.main', number: '9417000000001014', expiresOn: '2029-08-31', codeWord: 'Беркут' },
  { owner: 'aizada', account: 'aizada.main', number: '9417000000002020', expiresOn: '2028-12-31', codeWord: 'Комуз' },
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
  for (const card of CARDS) {
    const account = ACCOUNT_PLAN.find(({ key }) => key === card.account)?.number;
    const entered = await client.query<{ customer_id: bigint }>(
      `insert into card (number_hash, masked_number, expires_on, customer_id, account_id, created_at)
        select $1, $2, $3, customer_id, id, $5 from account where number = $4
        on conflict do nothing returning customer_id`,
      [cardNumberHash(secrets, card.number), maskedCardNumber(card.number), card.expiresOn, account, new Date(clock.now())],
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
