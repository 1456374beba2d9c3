import { describe, expect, it } from 'vitest';

import { inBookOrder } from '../../../src/domain/payee/inBookOrder';
import { matchesPayee } from '../../../src/domain/payee/matchesPayee';
import { payeeBook } from '../../../src/domain/payee/payeeBook';
import { paymentOfPayee, payeeCardOf, payeeTitle } from '../../../src/domain/payee/Payee';
import { november, paid, payee } from './support';

const NO_NOTES = new Map();

describe('the payee book', () => {
  it('has one payee for an account, whatever name was written beside it, as it was paid last', () => {
    const other = { kind: 'otherBank', accountNumber: '1091820000077706' } as const;
    const book = payeeBook(
      [
        paid({ ...other, name: 'ОсОО Свет', lastPaidAt: november(3), times: 4 }),
        paid({ ...other, name: 'ОсОО «Свет»', lastPaidAt: november(7), times: 2, purpose: 'Счёт 8' }),
      ],
      NO_NOTES,
    );
    expect(book.map(({ name, purpose, times }) => [name, purpose, times])).toEqual([['ОсОО «Свет»', 'Счёт 8', 6]]);
  });

  it('counts twenty payments and no more', () => {
    const book = payeeBook([paid({ times: 15 }), paid({ times: 15, lastPaidAt: november(2) })], NO_NOTES);
    expect(book[0]?.times).toBe(20);
  });

  it('keeps the phone of an earlier payment that was by phone', () => {
    const book = payeeBook(
      [paid({ lastPaidAt: november(5) }), paid({ lastPaidAt: november(4), phone: '+996555123456' })],
      NO_NOTES,
    );
    expect(book.map(({ phone }) => phone)).toEqual(['+996555123456']);
  });

  it.each([
    ['accounts of one number in two banks abroad', { kind: 'abroad', accountNumber: '400123000' } as const, 2],
    ['accounts of one number in this bank', { kind: 'client', accountNumber: '1280010000000114' } as const, 1],
  ])('tells %s apart or not', (_what, party, payees) => {
    const book = payeeBook(
      ['CHASUS33', 'CITIUS33'].map((bankCode) => paid({ ...party, terms: { details: { bankCode } } })),
      NO_NOTES,
    );
    expect(book).toHaveLength(payees);
  });

  it('tells holders of equally masked cards apart', () => {
    const card = { kind: 'card', accountNumber: '941712******7777' } as const;
    expect(payeeBook([paid({ ...card, name: 'A. B.' }), paid({ ...card, name: 'C. D.' })], NO_NOTES)).toHaveLength(2);
  });

  it('says what the customer says, and lists pinned payees first', () => {
    const pinned = paid({ accountNumber: '1280010000000211', lastPaidAt: november(1) });
    const notes = new Map([['client:1280010000000211', { nickname: 'Мама', pinned: true, hidden: false }]]);
    const book = inBookOrder(payeeBook([paid(), pinned], notes));
    expect(book.map(payeeTitle)).toEqual(['Мама', 'Айзада Т.']);
  });
});

describe('the search of the book', () => {
  const mother = payee({
    nickname: 'Мама',
    phone: '+996555123456',
    terms: { details: { cardNumber: '941712******7777', bankName: 'Айыл Банк' } },
  });

  it.each(['мама', 'АЙЗАДА', 'т. айз', 'обед', 'айыл', '0114', '0555 123', '+996 555', '7777', ' '])(
    'finds by "%s"',
    (typed) => {
      expect(matchesPayee(mother, typed)).toBe(true);
    },
  );

  it.each(['папа', '0115', '0777', 'мама папа'])('does not find by "%s"', (typed) => {
    expect(matchesPayee(mother, typed)).toBe(false);
  });
});

describe('a payee', () => {
  it('is paid again like the latest payment', () => {
    const { txnCode, credit, debit, purpose, recipientName, id } = paymentOfPayee(payee());
    expect({ txnCode, to: credit.accountNumber, from: debit.accountNumber, purpose, recipientName, id }).toEqual({
      txnCode: 'MAKE_BANK_CLIENT_TRANSFER',
      to: '1280010000000114',
      from: '1280010000000017',
      purpose: 'За обед',
      recipientName: 'Айзада Т.',
      id: '10',
    });
  });

  it('has a card of its own, or the one it was paid by', () => {
    expect(payeeCardOf(payee({ kind: 'card', accountNumber: '941712******7777' }))).toBe('941712******7777');
    expect(payeeCardOf(payee({ terms: { details: { cardNumber: '417777******7776' } } }))).toBe('417777******7776');
    expect(payeeCardOf(payee())).toBeUndefined();
  });
});
