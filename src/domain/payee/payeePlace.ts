import { groupAccountNumber, maskAccountNumber } from '../account/accountNumber';
import { shownPhone } from '../bankDetails/phone';
import { searchable } from '../language/searchable';
import { countryOfPayee, payeeCardOf, payeeTitle } from './Payee';
import type { Payee } from './Payee';

/** One fact of where a payee is paid. The screen names this bank and says that a number is that of a card. */
export interface PlacePart {
  readonly part: 'thisBank' | 'name' | 'bank' | 'system' | 'country' | 'card' | 'account' | 'phone';
  readonly text: string;
}

/** Payees listed under one name, the one asked about among them. */
export type Namesakes = readonly Payee[];

const NO_NAMESAKES: Namesakes = [];

/** Name a payee is listed under, as namesakes are found: letter case aside. */
export function comparableTitle(payee: Payee): string {
  return searchable(payeeTitle(payee));
}

/** Payees by `comparableTitle`. */
export function payeesByTitle(book: readonly Payee[]): ReadonlyMap<string, Namesakes> {
  const byTitle = new Map<string, Payee[]>();
  for (const payee of book) {
    const title = comparableTitle(payee);
    byTitle.set(title, [...(byTitle.get(title) ?? []), payee]);
  }
  return byTitle;
}

/**
 * Facts of where a payee is paid: the name behind a nickname, bank or money-transfer system, country, tail of the account or card, phone. A
 * number is whole where its tail leaves two namesakes looking the same.
 */
export function payeePlace(payee: Payee, namesakes: Namesakes = NO_NAMESAKES): readonly PlacePart[] {
  const short = partsOf(payee, maskAccountNumber);
  const looksTheSame = othersThan(payee, namesakes).some((other) => areSame(partsOf(other, maskAccountNumber), short));
  return looksTheSame ? partsOf(payee, groupAccountNumber) : short;
}

/** The fact that distinguishes a payee from others of the same name, or all facts where no single one does; empty when the name is unique. */
export function payeeMark(payee: Payee, namesakes: Namesakes): readonly PlacePart[] {
  const others = othersThan(payee, namesakes).map((other) => payeePlace(other, namesakes));
  if (others.length === 0) {
    return [];
  }
  const parts = payeePlace(payee, namesakes);
  const telling = parts.find((part) => others.every((place) => !place.some((one) => isSame(one, part))));
  return telling === undefined ? parts : [telling];
}

function partsOf(payee: Payee, numberText: (number: string) => string): readonly PlacePart[] {
  const { kind, accountNumber, name, nickname, phone, terms } = payee;
  const { bankName = '', recipientPhone = '' } = terms?.details ?? {};
  const country: PlacePart = { part: 'country', text: countryOfPayee(payee) };
  const card = payeeCardOf(payee);
  const places: readonly PlacePart[] =
    kind === 'remittance'
      ? [{ part: 'system', text: accountNumber }, country, { part: 'phone', text: shownPhone(recipientPhone) }]
      : [
          kind === 'client' ? { part: 'thisBank', text: '' } : { part: 'bank', text: bankName },
          country,
          card === undefined
            ? { part: 'account', text: numberText(accountNumber) }
            : { part: 'card', text: numberText(card) },
          { part: 'phone', text: shownPhone(phone) },
        ];
  return [{ part: 'name', text: nickname === '' ? '' : name } as const, ...places].filter(
    ({ part, text }) => part === 'thisBank' || text !== '',
  );
}

function othersThan(payee: Payee, namesakes: Namesakes): Namesakes {
  return namesakes.filter(({ id }) => id !== payee.id);
}

function areSame(left: readonly PlacePart[], right: readonly PlacePart[]): boolean {
  return left.length === right.length && left.every((part, index) => isSame(part, right[index]));
}

function isSame(left: PlacePart, right: PlacePart | undefined): boolean {
  return left.part === right?.part && left.text === right.text;
}
