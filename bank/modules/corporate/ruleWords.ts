import { approvalRules as cn } from '../../../src/locales/cn/messages.json';
import { approvalRules as en } from '../../../src/locales/en/messages.json';
import { approvalRules as kg } from '../../../src/locales/kg/messages.json';
import { approvalRules as ru } from '../../../src/locales/ru/messages.json';
import { company as cnScreen } from '../../../src/locales/cn/screens/company.json';
import { company as enScreen } from '../../../src/locales/en/screens/company.json';
import { company as kgScreen } from '../../../src/locales/kg/screens/company.json';
import { company as ruScreen } from '../../../src/locales/ru/screens/company.json';
import { companyKindsOf } from '../../../src/application/operations/companyKinds';
import type { ApprovalTerms } from '../../../src/domain/corporate/approvalRule';
import type { Language, LocalizedText } from '../../../src/domain/language/Language';
import { localized } from '../../../src/domain/language/localized';
import { localizedTexts } from '../../../src/domain/language/localizedTexts';
import { listed, PUNCTUATION } from '../../../src/domain/language/punctuation';
import { filled, inEveryLanguage } from '../../../src/domain/language/template';
import { formatMoney } from '../../../src/domain/money/formatAmount';

export const RULE_TEXTS = localizedTexts({ ru, en, kg, cn });
const { kinds } = localizedTexts({ ru: ruScreen, en: enScreen, kg: kgScreen, cn: cnScreen });

/** Last digits that identify an account. */
const SHOWN_DIGITS = 4;

/** Names of users and numbers of accounts by their ids. */
export interface RuleNames {
  readonly people: ReadonlyMap<string, LocalizedText>;
  readonly numbers: ReadonlyMap<string, string>;
}

/** A rule as one sentence: the documents it is about, then those who sign them. */
export function ruleWords(rule: ApprovalTerms, names: RuleNames): LocalizedText {
  return inEveryLanguage((language) =>
    [...conditionWords(rule, names, language), requirementWords(rule, names, language)].join(
      PUNCTUATION[language].semicolon,
    ),
  );
}

function conditionWords(rule: ApprovalTerms, names: RuleNames, language: Language): readonly string[] {
  const { amountFrom, sumOf, operations, accounts, authors, counterparties } = rule;
  const kindNames = operations === 'all' ? [] : companyKindsOf(operations).map((kind) => within(kinds[kind][language]));
  const numbers =
    accounts === 'all' ? [] : accounts.map((id) => `•${names.numbers.get(id)?.slice(-SHOWN_DIGITS) ?? ''}`);
  const parts = [
    ['operations', kindNames],
    ['accounts', numbers],
    ['authors', authors === 'all' ? [] : peopleOf(authors, names, language)],
    ['counterparties', counterparties === 'all' ? [] : counterparties],
  ] as const;
  return [
    amountFrom === 'any'
      ? RULE_TEXTS.all[language]
      : filled(RULE_TEXTS.amount[sumOf][language], { amount: formatMoney(amountFrom, language) }),
    ...parts.flatMap(([part, list]) =>
      list.length === 0 ? [] : filled(RULE_TEXTS[part][language], { list: listed([...list], language) }),
    ),
  ];
}

function requirementWords({ needed, signers, inOrder }: ApprovalTerms, names: RuleNames, language: Language): string {
  const people = peopleOf(signers, names, language);
  const text = signers.length === 1 ? RULE_TEXTS.one : needed === signers.length ? RULE_TEXTS.every : RULE_TEXTS.some;
  const words = filled(text[language], {
    needed,
    total: signers.length,
    names: inOrder ? people.join(PUNCTUATION[language].between) : listed([...people], language),
  });
  return inOrder && signers.length > 1
    ? [words, RULE_TEXTS.inOrder[language]].join(PUNCTUATION[language].between)
    : words;
}

function peopleOf(ids: readonly string[], { people }: RuleNames, language: Language): readonly string[] {
  return ids.map((id) => {
    const name = people.get(id);
    return name === undefined ? id : localized(name, language);
  });
}

/** A name as it stands within a sentence. */
function within(name: string): string {
  return name.charAt(0).toLocaleLowerCase() + name.slice(1);
}
