import { COMPANY_KIND_NAMES, COMPANY_KINDS, companyKindsOf } from '../../../../application/operations/companyKinds';
import type { CompanyKind } from '../../../../application/operations/companyKinds';
import type { ListedRule } from '../../../../application/operations/approvalRules';
import type { ApprovalTerms, DaySum } from '../../../../domain/corporate/approvalRule';
import { formatAmount } from '../../../../domain/money/formatAmount';
import { parseAmount } from '../../../../domain/money/parseAmount';
import { unreadableAmount } from '../../../../domain/transfer/movementRules';
import type { Violations } from '../../../../domain/validation/validate';
import type { ProductChangeDefinition } from '../../../flow/change/ProductChangeViewModel';

/** Kinds of operations that are documents of money, which rules are about. */
export const RULE_KINDS = COMPANY_KIND_NAMES.filter((kind) => !['accounts', 'cards', 'employees'].includes(kind));

/** Form fields of a rule. An empty amount and an empty list are no condition. */
export interface RuleForm {
  readonly amountText: string;
  readonly sumOf: DaySum;
  readonly kinds: readonly CompanyKind[];
  readonly accounts: readonly string[];
  readonly authors: readonly string[];
  /** INN and account numbers, one in each line. */
  readonly partiesText: string;
  /** Ids of users, in the order in which they were chosen. */
  readonly signers: readonly string[];
  readonly needed: number;
  readonly inOrder: boolean;
}

const EMPTY: RuleForm = {
  amountText: '',
  sumOf: 'counterparty',
  kinds: [],
  accounts: [],
  authors: [],
  partiesText: '',
  signers: [],
  needed: 1,
  inOrder: false,
};

const PARTY = /^\d{14}$|^\d{16}$/;

export function formOf(rule: ListedRule | undefined): RuleForm {
  if (rule === undefined) {
    return EMPTY;
  }
  const { amountFrom, sumOf, operations, accounts, authors, counterparties, signers, needed, inOrder } = rule;
  return {
    amountText: amountFrom === 'any' ? '' : formatAmount(amountFrom, 'ru'),
    sumOf,
    kinds: operations === 'all' ? [] : companyKindsOf(operations),
    accounts: listOf(accounts),
    authors: listOf(authors),
    partiesText: listOf(counterparties).join('\n'),
    signers,
    needed,
    inOrder,
  };
}

/** The rule as the bank is asked for it; `undefined` while the amount cannot be read. */
export function termsOf(form: RuleForm): ApprovalTerms | undefined {
  const { amountText, sumOf, kinds, accounts, authors, signers, needed, inOrder } = form;
  const amount = amountText.trim() === '' ? undefined : parseAmount(amountText, 'KGS');
  if (amount?.ok === false) {
    return undefined;
  }
  return {
    amountFrom: amount === undefined ? 'any' : amount.value,
    sumOf,
    operations: allUnless(kinds.flatMap((kind) => COMPANY_KINDS[kind])),
    accounts: allUnless(accounts),
    authors: allUnless(authors),
    counterparties: allUnless(partiesOf(form)),
    signers,
    needed: Math.min(needed, Math.max(1, signers.length)),
    inOrder: inOrder && signers.length > 1,
  };
}

export function ruleViolations(form: RuleForm): Violations<RuleForm> {
  const amount = form.amountText.trim() === '' ? undefined : unreadableAmount(form.amountText, 'KGS');
  return {
    ...(amount !== undefined && { amountText: amount }),
    ...(form.signers.length === 0 && { signers: 'RULE_SIGNERS_REQUIRED' as const }),
    ...(!partiesOf(form).every((party) => PARTY.test(party)) && { partiesText: 'RULE_PARTY_INVALID' as const }),
  };
}

/** A list with a value added at its end, or taken out. */
export function toggled<Value>(list: readonly Value[], value: Value): readonly Value[] {
  return list.includes(value) ? list.filter((each) => each !== value) : [...list, value];
}

/** The change of a rule, or a new rule; it waits for signatures. */
export function ruleChange(rule: ListedRule | undefined): ProductChangeDefinition<RuleForm> {
  return {
    empty: () => formOf(rule),
    violations: ruleViolations,
    prepare: (gateway, operationId, form) => {
      const terms = termsOf(form);
      if (terms === undefined) {
        throw new Error('A form without violations has an amount that can be read');
      }
      return gateway.execute('SET_APPROVAL_RULE', { operationId, ruleId: rule?.id ?? 'new', ...terms });
    },
  };
}

/** The end of a rule; it waits for signatures. */
export function ruleEnd(ruleId: string): ProductChangeDefinition<object> {
  return {
    empty: () => ({}),
    violations: () => ({}),
    prepare: (gateway, operationId) => gateway.execute('DELETE_APPROVAL_RULE', { operationId, ruleId }),
  };
}

function partiesOf({ partiesText }: RuleForm): readonly string[] {
  return [...new Set(partiesText.split(/[\s,;]+/).filter((party) => party !== ''))];
}

function listOf(values: readonly string[] | 'all'): readonly string[] {
  return values === 'all' ? [] : values;
}

function allUnless(values: readonly string[]): readonly string[] | 'all' {
  return values.length === 0 ? 'all' : values;
}
