import type { FastifyInstance } from 'fastify';

import { groupedCardNumber } from '../../src/domain/card/cardNumber';
import type { LocalizedText } from '../../src/domain/language/Language';
import type { BankServices } from '../kernel/BankServices';
import { securityCodeOf } from './networks/cards/SandboxCardProcessing';
import { cardsOnDesk } from './seed/seedCards';
import type { CardOnDesk } from './seed/seedCards';

/** Largest number of issued cards on the page, the latest first. */
const MAX_ISSUED = 20;

const ISSUED = `select c.masked_number, c.expires_on::text as expires_on, c.number_hash, k.name
  from issued_card i join card c on c.id = i.card_id join customer k on k.id = c.customer_id
  where c.replaced_by is null order by c.id desc limit ${MAX_ISSUED}`;

/** Serves the cards of the demonstration with the data printed on them. */
export function serveCards(sandbox: FastifyInstance, bank: BankServices): void {
  const cards = cardsOnDesk(bank).map((card) => ({ ...card, number: groupedCardNumber(card.number) }));
  sandbox.get('/cards', async () => [...(await issuedCards(bank)), ...cards]);
}

/** Cards that were issued upon applications. The bank knows their masked numbers alone, and no code word was agreed on for them. */
async function issuedCards({ database, secrets }: BankServices): Promise<readonly CardOnDesk[]> {
  const { rows } = await database.pool.query<{
    readonly masked_number: string;
    readonly expires_on: string;
    readonly number_hash: Buffer;
    readonly name: LocalizedText;
  }>({ name: 'issued-cards', text: ISSUED, values: [] });
  return rows.map((row) => ({
    number: row.masked_number.replace(/(.{4})(?=.)/g, '$1 '),
    securityCode: securityCodeOf(secrets, row.number_hash),
    expiresOn: row.expires_on,
    codeWord: '',
    name: row.name,
  }));
}
