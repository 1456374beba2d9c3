import type { LocalizedText } from '../language/Language';
import type { Currency } from '../money/Currency';
import type { Money } from '../money/Money';
import type { BankDay } from '../time/Instant';
import { approvalsLeft, approversInTurn, DaySums } from './approvalRule';
import type { ApprovalRequirement, ApprovalRule, ApprovalSubject, CountedSignatures } from './approvalRule';
import type { RuleSigner } from './Signer';

/** Name under which sums of payees are added up that are not listed one by one; no payee has it. */
export const OTHER_PAYEES = '*';

/** Documents of an author and day that wait or are booked, added up by kind, account and payee. */
export interface CountedSum extends Omit<ApprovalSubject, 'authorId' | 'day' | 'soms'> {
  readonly sum: Money;
}

/** User whom a rule names, as a signer of the author's documents. */
export interface DaySigner {
  readonly id: string;
  readonly name: LocalizedText;
  /** Accounts whose documents the user may sign; none without the right to sign. */
  readonly accounts: readonly string[] | 'all';
  /** False for a user whose login is blocked. */
  readonly canToday: boolean;
}

/** Official price of one unit of a currency, in millionths of a som. */
export interface SomPrice {
  readonly currency: Currency;
  readonly price: bigint;
}

/** The day of a user who makes documents, as far as rules ask for it before a document is sent. */
export interface ApprovalDay {
  readonly authorId: string;
  readonly day: BankDay;
  readonly sums: readonly CountedSum[];
  readonly signers: readonly DaySigner[];
  readonly prices: readonly SomPrice[];
}

/** A document while it is filled in; a field that is not known yet is empty. */
export interface ComposedDocument extends Omit<ApprovalSubject, 'authorId' | 'day' | 'soms'> {
  readonly amount: Money | undefined;
}

/** Signatures a rule will ask for. */
export interface ComposedNeed {
  readonly rule: ApprovalRule;
  readonly signers: readonly RuleSigner[];
}

const MILLIONTHS = 1_000_000n;
/** Amount of a currency without a price: larger than any a rule names. */
const LARGEST = 1_000_000_000_000_000n;

/** Rules that will be about a document once it is sent, with their signers and what each of them can do today. */
export function needsOf(
  rules: readonly ApprovalRule[],
  { amount, ...document }: ComposedDocument,
  { authorId, day, sums, signers, prices }: ApprovalDay,
): readonly ComposedNeed[] {
  const author = { authorId, day };
  const counted = sums.map(({ sum, ...counts }) => ({ ...counts, ...author, soms: sum.minor }));
  const subject = { ...document, ...author, soms: amount === undefined ? 0n : somsOf(amount, prices) };
  const able = signers.filter(({ accounts }) => accounts === 'all' || accounts.includes(document.accountId));
  const canToday = (id: string) => signers.some((each) => each.id === id && each.canToday);
  return rules
    .filter((rule) => new DaySums(rule, counted).applies(subject, false))
    .map((rule) => ({
      rule,
      signers: signerStates(rule, { signed: [], able: able.map(({ id }) => id) }, canToday).flatMap(({ id, state }) => {
        const found = signers.find((each) => each.id === id);
        return found === undefined ? [] : [{ name: found.name, state }];
      }),
    }));
}

/** Signers of a rule in their order, with what each has done or can do about a document. */
export function signerStates(
  rule: ApprovalRequirement,
  signatures: CountedSignatures,
  canToday: (id: string) => boolean,
): readonly { readonly id: string; readonly state: RuleSigner['state'] }[] {
  const inTurn = approversInTurn(rule, signatures);
  const left = approvalsLeft(rule, signatures);
  const stateOf = (id: string): RuleSigner['state'] => {
    if (signatures.signed.includes(id)) {
      return 'signed';
    }
    if (left > 0 && isLater(id, { rule, inTurn, signatures })) {
      return 'later';
    }
    return inTurn.includes(id) && canToday(id) ? 'today' : 'unable';
  };
  return rule.signers.map((id) => ({ id, state: stateOf(id) }));
}

interface Turn {
  readonly rule: ApprovalRequirement;
  readonly inTurn: readonly string[];
  readonly signatures: CountedSignatures;
}

/** True for a user who may sign and comes later in the order of a rule. */
export function isLater(id: string, { rule, inTurn, signatures: { able, signed } }: Turn): boolean {
  return rule.signers.includes(id) && able.includes(id) && !signed.includes(id) && !inTurn.includes(id);
}

function somsOf({ minor, currency }: Money, prices: readonly SomPrice[]): bigint {
  if (currency === 'KGS') {
    return minor;
  }
  const price = prices.find((each) => each.currency === currency)?.price;
  return price === undefined ? LARGEST : (minor * price + MILLIONTHS / 2n) / MILLIONTHS;
}
