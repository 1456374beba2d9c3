import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  approvalsLeft,
  approversInTurn,
  DaySums,
  haveContraryOrders,
  matchesRule,
} from '../../../src/domain/corporate/approvalRule';
import type {
  ApprovalConditions,
  ApprovalRequirement,
  ApprovalSubject,
} from '../../../src/domain/corporate/approvalRule';
import { money } from '../../../src/domain/money/Money';
import { addDays } from '../../../src/domain/time/days';
import { bankDayOf } from '../../../src/domain/time/Instant';

const TODAY = bankDayOf(Date.parse('2026-11-30T06:00:00Z'));
const YESTERDAY = addDays(TODAY, -1);

const ANY: ApprovalConditions = {
  amountFrom: 'any',
  sumOf: 'counterparty',
  operations: 'all',
  accounts: 'all',
  authors: 'all',
  counterparties: 'all',
};

function subject(changes: Partial<ApprovalSubject> = {}): ApprovalSubject {
  return {
    authorId: '1',
    day: TODAY,
    soms: 100n,
    code: 'MAKE_SWIFT_TRANSFER',
    accountId: '5',
    creditNumber: '1090000000000001',
    creditName: 'ОсОО «Таза-Суу»',
    inn: '00101199010001',
    ...changes,
  };
}

const from = (minor: bigint) => money(minor, 'KGS');

describe('conditions of a rule', () => {
  it.each([
    [{ operations: ['MAKE_SWIFT_TRANSFER'] }, { operations: ['MAKE_FINE_PAYMENT'] }],
    [{ accounts: ['5'] }, { accounts: ['6'] }],
    [{ authors: ['1', '2'] }, { authors: ['2'] }],
    [{ counterparties: ['00101199010001'] }, { counterparties: ['00101199010002'] }],
    [{ counterparties: ['1090000000000001'] }, { counterparties: [''] }],
  ])('%j holds, %j does not', (holds, fails) => {
    expect(matchesRule({ ...ANY, ...holds }, subject({ inn: '00101199010001' }))).toBe(true);
    expect(matchesRule({ ...ANY, ...fails }, subject())).toBe(false);
  });

  it('are all to be fulfilled', () => {
    expect(matchesRule({ ...ANY, accounts: ['5'], authors: ['2'] }, subject())).toBe(false);
  });

  it('never find a payee the bank does not know', () => {
    expect(matchesRule({ ...ANY, counterparties: [''] }, subject({ creditNumber: '', inn: '' }))).toBe(false);
  });
});

describe('the sum of a day', () => {
  const rule = { ...ANY, amountFrom: from(200n) };

  it('has what goes to the same number or the same INN, once each', () => {
    const first = subject();
    const sameInn = subject({ creditNumber: '1090000000000002' });
    const sameNumber = subject({ inn: '' });
    expect(new DaySums(rule, [first]).applies(first, true)).toBe(false);
    expect(new DaySums(rule, [first, sameInn]).applies(first, true)).toBe(true);
    expect(new DaySums(rule, [first, sameNumber]).applies(first, true)).toBe(true);
    expect(new DaySums({ ...rule, amountFrom: from(201n) }, [first, subject()]).applies(first, true)).toBe(false);
  });

  it('has a document that is being written, too', () => {
    expect(new DaySums(rule, [subject()]).applies(subject(), false)).toBe(true);
    expect(new DaySums(rule, []).applies(subject(), false)).toBe(false);
  });

  it('has nothing of other authors, days, payees, or documents the rule is not about', () => {
    const limited = { ...rule, operations: ['MAKE_SWIFT_TRANSFER'] };
    const others = [
      subject({ authorId: '2' }),
      subject({ day: YESTERDAY }),
      subject({ creditNumber: '3', inn: '' }),
      subject({ code: 'MAKE_FINE_PAYMENT' }),
    ];
    expect(new DaySums(limited, [subject(), ...others]).applies(subject(), true)).toBe(false);
    expect(new DaySums({ ...limited, sumOf: 'author' }, [subject(), ...others]).applies(subject(), true)).toBe(true);
  });

  it('knows a payee without number and INN by its name', () => {
    const nameless = subject({ creditNumber: '', inn: '' });
    const another = subject({ creditNumber: '', inn: '', creditName: 'Зарплата' });
    expect(new DaySums(rule, [nameless, another]).applies(nameless, true)).toBe(false);
    expect(new DaySums(rule, [nameless, nameless]).applies(nameless, true)).toBe(true);
  });

  const subjects = fc.array(
    fc
      .record({
        authorId: fc.constantFrom('1', '2'),
        day: fc.constantFrom(YESTERDAY, TODAY),
        soms: fc.bigInt({ min: 1n, max: 300n }),
        code: fc.constantFrom('MAKE_SWIFT_TRANSFER', 'MAKE_FINE_PAYMENT'),
        accountId: fc.constantFrom('5', '6'),
        creditNumber: fc.constantFrom('', '10', '11'),
        creditName: fc.constantFrom('А', 'Б'),
        inn: fc.constantFrom('', '20', '21'),
      })
      .map((each) => subject(each)),
    { maxLength: 12 },
  );
  const conditions = fc.record({
    amountFrom: fc.oneof(fc.constant('any' as const), fc.bigInt({ min: 1n, max: 600n }).map(from)),
    sumOf: fc.constantFrom('counterparty' as const, 'author' as const),
    operations: fc.constantFrom('all' as const, ['MAKE_SWIFT_TRANSFER']),
    accounts: fc.constantFrom('all' as const, ['5']),
    authors: fc.constantFrom('all' as const, ['1']),
    counterparties: fc.constantFrom('all' as const, ['10', '21']),
  });

  it('is what a plain model adds up document by document', () => {
    fc.assert(
      fc.property(conditions, subjects, (terms, all) => {
        const sums = new DaySums(terms, all);
        const together = (one: ApprovalSubject, other: ApprovalSubject) =>
          one.authorId === other.authorId &&
          one.day === other.day &&
          (terms.sumOf === 'author' ||
            (one.creditNumber !== '' && one.creditNumber === other.creditNumber) ||
            (one.inn !== '' && one.inn === other.inn) ||
            ([one, other].every(({ creditNumber, inn }) => creditNumber + inn === '') &&
              one.creditName === other.creditName));
        for (const one of all) {
          const sum = all
            .filter((other) => matchesRule(terms, other) && (other === one || together(one, other)))
            .reduce((total, { soms }) => total + soms, 0n);
          const expected = matchesRule(terms, one) && (terms.amountFrom === 'any' || sum >= terms.amountFrom.minor);
          expect(sums.applies(one, true)).toBe(expected);
        }
      }),
    );
  });
});

describe('turns of signers', () => {
  const rule = (signers: string, needed: number, inOrder = true): ApprovalRequirement => ({
    signers: [...signers],
    needed,
    inOrder,
  });
  const turn = (terms: ApprovalRequirement, signed: string, able = 'abcdef') =>
    approversInTurn(terms, { signed: [...signed], able: [...able] }).join('');

  it('are those of all who are able, where no order is asked for', () => {
    expect(turn(rule('abc', 2, false), '')).toBe('abc');
    expect(turn(rule('abc', 2, false), 'b', 'ab')).toBe('a');
    expect(turn(rule('abc', 2, false), 'bc')).toBe('');
  });

  it('come one after another in an order of all', () => {
    expect([turn(rule('abc', 3), ''), turn(rule('abc', 3), 'a'), turn(rule('abc', 3), 'ab')]).toEqual(['a', 'b', 'c']);
  });

  it('pass over whom others can replace', () => {
    expect([turn(rule('abc', 2), ''), turn(rule('abc', 2), 'b'), turn(rule('abc', 1), '')]).toEqual(['ab', 'c', 'abc']);
    expect(turn(rule('abc', 2), '', 'bc')).toBe('b');
  });

  it('are free once the order cannot be kept', () => {
    expect(turn(rule('abc', 3), 'c')).toBe('ab');
    expect(turn(rule('ab', 2), '', 'b')).toBe('b');
  });

  it('always lead to all signatures, and keep the order as long as nobody loses the right', () => {
    const stories = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.boolean(), fc.array(fc.nat(5), { minLength: 6, maxLength: 6 }))
      .chain(([size, inOrder, choices]) =>
        fc
          .integer({ min: 1, max: size })
          .map((needed) => ({ terms: rule('abcdef'.slice(0, size), needed, inOrder), choices })),
      );
    fc.assert(
      fc.property(stories, ({ terms, choices }) => {
        let signed = '';
        for (const choice of choices) {
          const inTurn = turn(terms, signed);
          expect(inTurn === '').toBe(approvalsLeft(terms, { signed: [...signed] }) === 0);
          signed += inTurn.charAt(choice % Math.max(1, inTurn.length));
        }
        expect(signed).toHaveLength(terms.needed);
        expect(terms.inOrder ? [...signed].toSorted().join('') : signed).toBe(signed);
      }),
    );
  });
});

describe('orders of rules', () => {
  const ordered = (...lists: readonly string[]) =>
    haveContraryOrders(lists.map((list) => ({ signers: [...list], needed: 1, inOrder: true })));

  it('contradict each other when they go round in a circle', () => {
    expect([ordered(), ordered('abc'), ordered('abc', 'acd', 'bd')]).toEqual([false, false, false]);
    expect([ordered('ab', 'ba'), ordered('ab', 'bc', 'ca'), ordered('abc', 'xcy', 'yb')]).toEqual([true, true, true]);
  });

  it('do not concern rules without one', () => {
    expect(
      haveContraryOrders([
        { signers: ['a', 'b'], needed: 1, inOrder: true },
        { signers: ['b', 'a'], needed: 1, inOrder: false },
      ]),
    ).toBe(false);
  });
});
