import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';

/**
 * Documents of one author and day whose amounts count together against the amount of a rule: all of them, or those to the same counterparty.
 * A payment in parts is so as large as the payment.
 */
export const DAY_SUMS = ['counterparty', 'author'] as const;

export type DaySum = (typeof DAY_SUMS)[number];

/** Documents a rule is about; a document fulfils every condition. Every field is stated, so that a forgotten one widens nothing. */
export interface ApprovalConditions {
  /** Smallest sum of the day in soms; a sum in another currency counts at the official rate. */
  readonly amountFrom: Money | 'any';
  readonly sumOf: DaySum;
  /** Codes of operations. */
  readonly operations: readonly string[] | 'all';
  /** Ids of accounts that pay. */
  readonly accounts: readonly string[] | 'all';
  /** Ids of users who make documents. */
  readonly authors: readonly string[] | 'all';
  /** INN or account numbers of payees. */
  readonly counterparties: readonly string[] | 'all';
}

/** Signatures a rule asks for besides those the bank asks for itself. */
export interface ApprovalRequirement {
  /** Number of signatures, of as many different signers. */
  readonly needed: number;
  /** Ids of users, in their order. */
  readonly signers: readonly string[];
  /** True when they sign in this order. */
  readonly inOrder: boolean;
}

export interface ApprovalTerms extends ApprovalConditions, ApprovalRequirement {}

export interface ApprovalRule extends ApprovalTerms {
  readonly id: string;
}

/** Largest number of rules of a company. */
export const MAX_RULES = 50;
/** Longest list of a rule. */
export const MAX_LISTED = 100;

/** A document as far as rules ask for it. */
export interface ApprovalSubject {
  readonly authorId: string;
  /** Day it was sent to be signed. */
  readonly day: BankDay;
  /** Amount in minor units of the som. */
  readonly soms: bigint;
  readonly code: string;
  readonly accountId: string;
  readonly creditNumber: string;
  readonly creditName: string;
  /** Empty when the bank does not know it. */
  readonly inn: string;
}

/** True for a document that fulfils all conditions but the amount. */
export function matchesRule(rule: ApprovalConditions, subject: ApprovalSubject): boolean {
  const { operations, accounts, authors, counterparties } = rule;
  return (
    includes(operations, subject.code) &&
    includes(accounts, subject.accountId) &&
    includes(authors, subject.authorId) &&
    (counterparties === 'all' ||
      (subject.inn !== '' && counterparties.includes(subject.inn)) ||
      (subject.creditNumber !== '' && counterparties.includes(subject.creditNumber)))
  );
}

function includes(listed: readonly string[] | 'all', value: string): boolean {
  return listed === 'all' || listed.includes(value);
}

/** Sums of the days of the documents that wait or are booked, and fulfil the other conditions of a rule. */
export class DaySums {
  readonly #rule: ApprovalConditions;
  readonly #sums = new Map<string, bigint>();

  constructor(rule: ApprovalConditions, counted: readonly ApprovalSubject[]) {
    this.#rule = rule;
    for (const subject of counted) {
      if (matchesRule(rule, subject)) {
        for (const key of Object.values(keysOf(subject))) {
          this.#sums.set(key, this.#sumAt(key) + subject.soms);
        }
      }
    }
  }

  /**
   * True when the rule is about a document.
   * @param isCounted False for a document that is not among the counted ones, because it has not been sent.
   */
  applies(subject: ApprovalSubject, isCounted: boolean): boolean {
    const { amountFrom } = this.#rule;
    return (
      matchesRule(this.#rule, subject) &&
      (amountFrom === 'any' || this.#sumWith(subject) + (isCounted ? 0n : subject.soms) >= amountFrom.minor)
    );
  }

  #sumWith(subject: ApprovalSubject): bigint {
    const { author, name, number, inn, both } = keysOf(subject);
    if (this.#rule.sumOf === 'author') {
      return this.#sumAt(author);
    }
    return name === undefined ? this.#sumAt(number) + this.#sumAt(inn) - this.#sumAt(both) : this.#sumAt(name);
  }

  #sumAt(key: string | undefined): bigint {
    return (key === undefined ? undefined : this.#sums.get(key)) ?? 0n;
  }
}

interface Keys {
  readonly author: string;
  /** Of a payee with neither number nor INN. */
  readonly name?: string;
  readonly number?: string;
  readonly inn?: string;
  readonly both?: string;
}

/** Keys under which a document is added up. A payee is the same by its number or its INN, so what has both the same is taken off once. */
function keysOf({ authorId, day, creditNumber, creditName, inn }: ApprovalSubject): Keys {
  const keyOf = (...parts: readonly string[]) => JSON.stringify([authorId, day, ...parts]);
  return {
    author: keyOf(),
    ...(creditNumber === '' && inn === '' && { name: keyOf('name', creditName) }),
    ...(creditNumber !== '' && { number: keyOf('number', creditNumber) }),
    ...(inn !== '' && { inn: keyOf('inn', inn) }),
    ...(creditNumber !== '' && inn !== '' && { both: keyOf('both', creditNumber, inn) }),
  };
}

/** Signatures under a document, as far as they count for a rule. */
export interface CountedSignatures {
  /** Users whose signatures count, in the order in which they signed. */
  readonly signed: readonly string[];
  /** Users who may sign it: with the right to sign, and to the account; never its author. */
  readonly able: readonly string[];
}

/** Number of signatures a rule still asks for. */
export function approvalsLeft(
  { needed, signers }: ApprovalRequirement,
  { signed }: Pick<CountedSignatures, 'signed'>,
): number {
  return Math.max(0, needed - signers.filter((id) => signed.includes(id)).length);
}

/**
 * Users whose turn it is under a rule; none once it has its signatures. In an order, it is the turn of those after the last who signed who
 * leave enough others behind them. An order that cannot be kept any more is waived.
 */
export function approversInTurn(requirement: ApprovalRequirement, signatures: CountedSignatures): readonly string[] {
  const { signers, inOrder } = requirement;
  const left = approvalsLeft(requirement, signatures);
  const isOpen = (id: string) => signatures.able.includes(id) && !signatures.signed.includes(id);
  const open = left === 0 ? [] : signers.filter(isOpen);
  if (!inOrder || left === 0) {
    return open;
  }
  const last = Math.max(-1, ...signatures.signed.map((id) => signers.indexOf(id)));
  const after = signers.slice(last + 1).filter(isOpen);
  const inTurn = after.slice(0, Math.max(0, after.length - left + 1));
  return inTurn.length > 0 ? inTurn : open;
}

/** True when no document could follow the orders of all rules, because two of them ask for opposite ones. */
export function haveContraryOrders(rules: readonly ApprovalRequirement[]): boolean {
  const orders = rules.filter(({ inOrder }) => inOrder).map(({ signers }) => signers);
  const open = new Set(orders.flat());
  while (open.size > 0) {
    // A signer behind nobody who is left stands first; without one the rest goes round in a circle.
    const first = [...open].find((id) =>
      orders.every((order) => !order.slice(0, Math.max(0, order.indexOf(id))).some((each) => open.has(each))),
    );
    if (first === undefined) {
      return true;
    }
    open.delete(first);
  }
  return false;
}
