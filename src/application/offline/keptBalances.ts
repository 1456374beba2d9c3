import { lastFour } from '../../domain/account/accountNumber';
import type { Account } from '../../domain/account/Account';
import { isCurrency } from '../../domain/money/Currency';
import { money } from '../../domain/money/Money';
import type { Money } from '../../domain/money/Money';
import type { Instant } from '../../domain/time/Instant';
import type { KeyValueStore } from '../ports/KeyValueStore';
import { BALANCES_KEY } from './balanceKeys';

/** An account as the offline page shows it: no number by which money could be sent or asked for. */
export interface KeptBalance {
  /** The name the customer gave the account; empty when none was given. */
  readonly name: string;
  /** Last four digits of the number. */
  readonly tail: string;
  readonly available: Money;
}

/** Balances as the bank sent them at a moment. */
export interface KeptBalances {
  readonly at: Instant;
  readonly balances: readonly KeptBalance[];
}

/** Keeps what the offline page shows of these accounts, and nothing else of them. */
export function writeBalances(store: KeyValueStore, accounts: readonly Account[], at: Instant): void {
  const balances = accounts.map(({ name, number, available }) => ({
    name,
    tail: lastFour(number),
    minor: available.minor.toString(),
    currency: available.currency,
  }));
  store.write(BALANCES_KEY, JSON.stringify({ at, balances }));
}

/** The kept balances; `undefined` when there are none, or another version has written them differently. */
export function readBalances(store: KeyValueStore): KeptBalances | undefined {
  const fields = fieldsOf(parsed(store.read(BALANCES_KEY)));
  const at = fields.get('at');
  const stored: unknown = fields.get('balances');
  if (typeof at !== 'number' || !Number.isSafeInteger(at) || !Array.isArray(stored)) {
    return undefined;
  }
  const balances = stored.flatMap((balance: unknown) => readBalance(balance) ?? []);
  return balances.length === 0 || balances.length < stored.length ? undefined : { at, balances };
}

function readBalance(candidate: unknown): KeptBalance | undefined {
  const fields = fieldsOf(candidate);
  const [name, tail, minor, currency] = ['name', 'tail', 'minor', 'currency'].map((field) => fields.get(field));
  return typeof name === 'string' &&
    typeof tail === 'string' &&
    /^\d{4}$/.test(tail) &&
    typeof minor === 'string' &&
    /^-?\d{1,18}$/.test(minor) &&
    typeof currency === 'string' &&
    isCurrency(currency)
    ? { name, tail, available: money(BigInt(minor), currency) }
    : undefined;
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

function fieldsOf(candidate: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof candidate === 'object' && candidate !== null ? Object.entries(candidate) : []);
}
