import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import {
  BANK_ACTS,
  canReopen,
  CASE_ACTS,
  isPending,
  nextState,
  REOPEN_DAYS,
  reopenUntil,
  startsTerm,
  stateAfter,
} from '../../../src/domain/case/caseMoves';
import type { CaseAct } from '../../../src/domain/case/caseMoves';
import { promisedDay, PROMISED_DAYS, promiseSubject } from '../../../src/domain/case/casePromise';
import type { PromiseSubject } from '../../../src/domain/case/casePromise';
import { APPLICATION_KINDS, CASE_STATES, FIRST_CASE_NUMBER, isCaseTopic } from '../../../src/domain/case/CustomerCase';
import type { CaseState } from '../../../src/domain/case/CustomerCase';
import { isBusinessDay } from '../../../src/domain/calendar/businessDays';
import { APPLIED_PRODUCTS, APPLIED_PRODUCT_TYPES } from '../../../src/domain/shop/Application';
import { addDays } from '../../../src/domain/time/days';
import { checkedToBankDay } from '../../../src/domain/time/Instant';
import type { BankDay } from '../../../src/domain/time/Instant';

const DAY_MS = 24 * 60 * 60 * 1000;

const SUBJECTS = [...keysOf(PROMISED_DAYS), ...APPLIED_PRODUCT_TYPES];

function keysOf<Key extends string>(record: Readonly<Record<Key, unknown>>): readonly Key[] {
  return Object.keys(record) as Key[];
}

/** Business days of a kind, or of the product of an order. */
function daysOf(subject: PromiseSubject): number {
  const days: Readonly<Record<string, number>> = PROMISED_DAYS;
  return APPLIED_PRODUCT_TYPES.filter((product) => product === subject).reduce(
    (_days, product) => APPLIED_PRODUCTS[product].businessDays,
    days[subject] ?? 0,
  );
}

function bankDay(text: string): BankDay {
  const day = checkedToBankDay(text);
  if (day === undefined) {
    throw new Error(`Not a day: ${text}`);
  }
  return day;
}

/** State after a story of acts; an act that is refused changes nothing. */
function afterStory(acts: readonly CaseAct[]): CaseState {
  return acts.reduce<CaseState>((state, act) => {
    const next = stateAfter(state, act);
    return next === 'refused' ? state : next;
  }, 'received');
}

const story = fc.array(fc.constantFrom(...CASE_ACTS), { maxLength: 12 });

describe('a move of a case', () => {
  it('is decided for every act in every state', () => {
    const decided = CASE_STATES.flatMap((state) => CASE_ACTS.map((act) => stateAfter(state, act)));
    expect(decided.every((next) => next === 'refused' || CASE_STATES.includes(next))).toBe(true);
    expect(decided.filter((next) => next === 'refused')).toHaveLength(10);
  });

  it('leaves a closed case closed, whatever follows but its reopening', () => {
    fc.assert(
      fc.property(story, story, (before, after) => {
        const closed = afterStory([...before, 'close', ...after.filter((act) => act !== 'reopen')]);
        expect(closed).toBe('closed');
      }),
    );
  });

  it('gives the bank work by each message and each reopening of the customer', () => {
    fc.assert(
      fc.property(story, (before) => {
        const state = afterStory(before);
        const next = stateAfter(state, state === 'closed' ? 'reopen' : 'write');
        expect(next !== 'refused' && isPending(next)).toBe(true);
      }),
    );
  });

  it('leaves nothing for the bank to do once it has asked, answered or closed', () => {
    fc.assert(
      fc.property(story, fc.constantFrom(...BANK_ACTS), (before, act) => {
        const next = stateAfter(afterStory(before), act);
        expect(next !== 'refused' && isPending(next)).toBe(next === 'inWork');
        expect(next === 'inWork').toBe(next !== 'refused' && act === 'take');
      }),
    );
  });

  it('starts the term anew only when the bank had nothing to do before', () => {
    const starting = CASE_STATES.flatMap((from) =>
      CASE_STATES.filter((to) => startsTerm(from, to)).map((to) => `${from} ${to}`),
    );
    expect(starting).toEqual([
      'waiting received',
      'waiting inWork',
      'answered received',
      'answered inWork',
      'closed received',
      'closed inWork',
    ]);
  });
});

describe('a closed case', () => {
  it('can be reopened until thirty days have passed', () => {
    const closedAt = Date.parse('2026-11-30T06:00:00Z');
    const until = reopenUntil('cash', closedAt) ?? 0;
    expect(until - closedAt).toBe(REOPEN_DAYS * DAY_MS);
    expect([until, until + 1].map((now) => canReopen({ reopenUntil: until }, now))).toEqual([true, false]);
    expect(canReopen({ reopenUntil: undefined }, closedAt)).toBe(false);
    expect(reopenUntil('question', closedAt)).toBeUndefined();
    expect(APPLICATION_KINDS.map((kind) => reopenUntil(kind, closedAt))).toEqual(
      APPLICATION_KINDS.map(() => undefined),
    );
  });
});

describe('the case of an application', () => {
  it('goes on after an answer, and is closed and reopened by no act', () => {
    const kind = 'overdraft';
    expect(CASE_STATES.map((state) => nextState({ kind, state }, 'answer'))).toEqual([
      ...['received', 'inWork', 'waiting', 'answered'].map(() => 'inWork'),
      'refused',
    ]);
    for (const state of CASE_STATES) {
      expect([nextState({ kind, state }, 'close'), nextState({ kind, state }, 'reopen')]).toEqual([
        'refused',
        'refused',
      ]);
      expect(CASE_ACTS.map((act) => nextState({ kind: 'cash', state }, act))).toEqual(
        CASE_ACTS.map((act) => stateAfter(state, act)),
      );
    }
    expect(nextState({ kind, state: 'waiting' }, 'write')).toBe('inWork');
  });

  it('is promised by the product of an order, which it cannot be without', () => {
    const order = { id: '1', product: 'makeBondPurchase', outcome: undefined } as const;
    const none = { limitCode: undefined, accountId: undefined, amount: undefined, months: undefined };
    expect(promiseSubject({ kind: 'productOrder', application: { ...none, ...order } })).toBe('makeBondPurchase');
    expect(promiseSubject({ kind: 'limit', application: undefined })).toBe('limit');
    expect(() => promiseSubject({ kind: 'productOrder', application: undefined })).toThrow('without a product');
  });
});

describe('the day of the answer', () => {
  it('is as many business days away as promised, and one itself', () => {
    const from = bankDay('2026-01-01');
    fc.assert(
      fc.property(
        fc.constantFrom(...SUBJECTS),
        fc.nat({ max: 400 }),
        fc.array(fc.nat({ max: 420 }), { maxLength: 20 }),
        (subject, ahead, offDays) => {
          const opened = addDays(from, ahead);
          const holidays = offDays.map((days) => addDays(from, days));
          const due = promisedDay(subject, opened, holidays);
          const passed = [];
          for (let day = addDays(opened, 1); day <= due; day = addDays(day, 1)) {
            passed.push(day);
          }
          expect(passed.filter((day) => isBusinessDay(day, holidays))).toHaveLength(daysOf(subject));
          expect(due === opened || isBusinessDay(due, holidays)).toBe(true);
        },
      ),
    );
  });

  it.each([
    ['notMine', '2026-12-04', '2026-12-07'],
    ['notArrived', '2026-12-02', '2026-12-07'],
    ['cash', '2026-12-05', '2026-12-11'],
    ['question', '2026-12-04', '2026-12-07'],
    ['overdraft', '2026-12-04', '2026-12-07'],
    ['restructuring', '2026-12-02', '2026-12-07'],
    ['makeDebitCardOrder', '2026-12-02', '2026-12-11'],
  ] as const)('of %s opened on %s is %s', (kind, opened, due) => {
    expect(promisedDay(kind, bankDay(opened), [])).toBe(due);
  });
});

describe('a topic of the chat', () => {
  it('is a case from the first number of a case on', () => {
    const numbers = ['1', String(FIRST_CASE_NUMBER - 1), String(FIRST_CASE_NUMBER), '999999999'];
    expect(numbers.map(isCaseTopic)).toEqual([false, false, true, true]);
  });
});
