import type { ServiceIcon } from '../payment/ServiceProvider';
import { MOVEMENTS } from '../movements/movements';
import {
  CATEGORY_OF_CODE,
  CATEGORY_OF_KIND,
  CATEGORY_OF_NAME,
  CATEGORY_OF_SERVICE,
  KINDS_BY_NAME,
  KINDS_BY_NUMBER,
} from './categoryRules';
import type { ChosenCategory } from './SpendingCategory';

/** Debit of an account of a customer, as far as its category depends on it. */
export interface Outgoing {
  readonly txnCode: string;
  /** Provider of a service that is paid, with the icon of the service; absent for other counterparties. */
  readonly provider?: { readonly id: string; readonly service: ServiceIcon } | undefined;
  /** Number of the account or card that is paid; empty when there is none. */
  readonly number: string;
  /** Name of who is paid, as it is stored. */
  readonly name: string;
  /** True when a person with an account of this bank is paid. */
  readonly toPerson: boolean;
}

/** Categories a customer has chosen, by the subject of their operations. */
export type Corrections = ReadonlyMap<string, ChosenCategory>;

const NO_CORRECTIONS: Corrections = new Map();

/** Subject of an operation: operations are alike when they have one subject, and are corrected together. At most 300 characters. */
export function subjectOf({ txnCode, provider, number, name }: Outgoing): string {
  if (provider !== undefined) {
    return `provider:${provider.id}`;
  }
  const kind = MOVEMENTS.kindOf(txnCode);
  if (CATEGORY_OF_CODE.has(txnCode)) {
    return `code:${txnCode}`;
  }
  if (KINDS_BY_NUMBER.has(kind) && number !== '') {
    return `number:${number}`;
  }
  const known = name.trim().toLowerCase();
  return KINDS_BY_NAME.has(kind) && known !== '' ? `name:${known}`.slice(0, MAX_SUBJECT_LENGTH) : `kind:${kind}`;
}

/** Longest subject, in UTF-16 units. */
export const MAX_SUBJECT_LENGTH = 300;

/**
 * Category of an operation: what the customer has chosen for operations like it, otherwise by rules over its provider, its code, its kind,
 * and the name of who is paid. `undefined` for one that never counts, whatever was chosen.
 */
export function categoryOf(outgoing: Outgoing, corrections = NO_CORRECTIONS): ChosenCategory | undefined {
  const ruled = ruledCategory(outgoing);
  return ruled === 'never' ? undefined : (corrections.get(subjectOf(outgoing)) ?? ruled);
}

function ruledCategory({ txnCode, provider, name, toPerson }: Outgoing): ChosenCategory | 'never' {
  const kind = MOVEMENTS.kindOf(txnCode);
  const ofKind = CATEGORY_OF_KIND[kind];
  if (ofKind === 'never') {
    return ofKind;
  }
  if (provider !== undefined) {
    return CATEGORY_OF_SERVICE[provider.service];
  }
  const ofCode = CATEGORY_OF_CODE.get(txnCode);
  if (ofCode !== undefined) {
    return ofCode;
  }
  if (kind === 'qrOutgoing') {
    return toPerson ? 'transfers' : (categoryOfName(name) ?? ofKind);
  }
  return ofKind;
}

function categoryOfName(name: string): ChosenCategory | undefined {
  const words = name.toLowerCase().split(/[^\p{L}]+/u);
  return CATEGORY_OF_NAME.find(([, beginnings]) =>
    words.some((word) => beginnings.some((beginning) => `${word} `.startsWith(beginning))),
  )?.[0];
}
