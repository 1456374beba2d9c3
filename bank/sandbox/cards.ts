import type { FastifyInstance } from 'fastify';

import { groupedCardNumber } from '../../src/domain/card/cardNumber';
import type { BankServices } from '../kernel/BankServices';
import { cardsOnDesk } from './seed/seedCards';

/** Serves the cards of the demonstration with all data printed on them. */
export function serveCards(sandbox: FastifyInstance, bank: BankServices): void {
  const cards = cardsOnDesk(bank).map((card) => ({ ...card, number: groupedCardNumber(card.number) }));
  sandbox.get('/cards', async () => cards);
}
