import { randomInt } from 'node:crypto';

import { sql } from 'kysely';
import type { Kysely } from 'kysely';

import { maskedCardNumber, passesLuhn } from '../../../src/domain/card/cardNumber';
import type { CardScheme } from '../../../src/domain/card/cardScheme';
import type { AppliedProduct } from '../../../src/domain/shop/Application';
import { addMonths } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';
import type { BankDay, Instant } from '../../../src/domain/time/Instant';
import type { Tables } from '../../db/Tables';
import type { BankServices } from '../../kernel/BankServices';
import { cardNumberHash } from '../../kernel/cardNumberHash';

/** First digits of the cards of each scheme. */
const RANGES: Readonly<Record<CardScheme, string>> = { elcart: '941700', visa: '428801' };

const SERIAL_DIGITS = 9;
const LIFE_MONTHS = 48;

/** Products at whose end a card is handed out. */
const CARDS: readonly AppliedProduct[] = [
  'makeDebitCardOrder',
  'makeInstantCardOrder',
  'makeCreditCardApplication',
  'makeCardReissue',
  'makeCardRenewal',
];

export function isCardProduct(product: AppliedProduct): boolean {
  return CARDS.includes(product);
}

/**
 * Issues the card that was ordered by an application, in the transaction that accepts it: the card gets its number and its end, takes the
 * place of the one it replaces, and open pages are notified. The number goes to the card manufacturer; the bank keeps its keyed hash.
 */
export async function issueOrderedCard(
  connection: Kysely<Tables>,
  { secrets }: Pick<BankServices, 'secrets'>,
  { id, now }: { readonly id: string; readonly now: Instant },
): Promise<void> {
  const { rows } = await sql<{ scheme: CardScheme }>`select scheme_of_order(${id}::bigint) as scheme`.execute(
    connection,
  );
  const [row] = rows;
  if (row === undefined) {
    throw new Error('An order for a card without a scheme');
  }
  const digits = newNumber(row.scheme);
  await sql`select issue_ordered_card(${id}::bigint, ${cardNumberHash(secrets, digits)}, ${maskedCardNumber(digits)},
    ${endOf(bankDayOf(now))}::date, ${new Date(now)})`.execute(connection);
}

/** A number of a scheme with its check digit. Two cards with one number would break the rule of the table, and the step is made again. */
function newNumber(scheme: CardScheme): string {
  const serial = randomInt(10 ** SERIAL_DIGITS)
    .toString()
    .padStart(SERIAL_DIGITS, '0');
  const candidates = Array.from({ length: 10 }, (_empty, check) => `${RANGES[scheme]}${serial}${check}`);
  const number = candidates.find(passesLuhn);
  if (number === undefined) {
    throw new Error('No check digit fits a number of a card');
  }
  return number;
}

/** Last day of the month in which a card that is issued on a day ends. */
function endOf(today: BankDay): BankDay {
  const [year = 0, month = 0] = addMonths(today, LIFE_MONTHS).split('-').map(Number);
  return bankDayOf(Date.UTC(year, month, 0));
}
