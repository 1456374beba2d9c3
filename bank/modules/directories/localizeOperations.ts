import { budgetPurpose, TREASURY } from '../../../src/domain/tax/budgetPurpose';
import { bankNameIn } from '../../../src/domain/brand/bankName';
import { salaryRegisterWords } from '../../../src/domain/batch/salaryRegister';
import { localized } from '../../../src/domain/language/localized';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { OperationDetails } from '../../../src/domain/operation/details';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import { readDepositNames } from '../deposits';
import type { CallContext } from '../../kernel/Handler';
import { REASON_WORDS, SCHEME_WORDS } from '../../../src/domain/shop/cardOrderWords';
import { readBanks, readProviders } from '../payments';
import { readCountries } from '../swift';
import { NO_BUDGET_WORDS, readBudgetWords, readTerritories } from '../taxes';
import { readBondNames, readBranchNames, readLoanNames } from './bankDirectories';

const SCHEMES: ReadonlyMap<string, LocalizedText> = new Map(Object.entries(SCHEME_WORDS));
const REASONS: ReadonlyMap<string, LocalizedText> = new Map(Object.entries(REASON_WORDS));

const NO_NAMES: ReadonlyMap<string, LocalizedText> = new Map();

/** Fields of an operation that tell which directories its texts need. */
export interface Localizable {
  readonly txnCode: string;
  readonly terms?: OperationTerms | undefined;
}

/** The same with the purpose of the payment. */
interface Purposed extends Localizable {
  readonly purpose: string;
}

/** Translates stored texts for the caller: codes into the names of the directories, and names the bank knows into the caller's language. */
export interface Localizer {
  name(stored: string): string;
  /** Purpose of a payment: the treasury reads it in Russian, the customer in the caller's language (bank/modules/taxes/README.md). */
  purpose(stored: Purposed): string;
  terms<Terms extends OperationTerms | undefined>(stored: Terms): Terms;
}

/** Reads the directories the operations need, and no other. */
export async function localizerFor(operations: readonly Localizable[], context: CallContext): Promise<Localizer> {
  const { caller, bank } = context;
  const needs = (
    ...details: readonly (
      | 'territory'
      | 'recipientCountry'
      | 'payoutCountry'
      | 'depositProduct'
      | 'loanProduct'
      | 'boxBranch'
      | 'bondIssue'
      | 'cardBranch'
    )[]
  ): boolean => operations.some(({ terms }) => details.some((name) => terms?.details?.[name] !== undefined));
  const namesOf = (directory: 'budget' | 'providers'): boolean =>
    operations.some(({ txnCode }) => bank.movements.paymentOf(txnCode)?.namesFrom === directory);
  const violations = operations.flatMap(({ terms }) => terms?.details?.violation ?? []);
  const [budget, banks, providers, territories, countries, deposits, loans, branches, bonds] = await Promise.all([
    namesOf('budget') ? readBudgetWords(bank.database, violations) : NO_BUDGET_WORDS,
    operations.some(({ terms }) => terms?.bic !== undefined) ? readBanks(bank.database) : [],
    namesOf('providers') ? readProviders(context) : [],
    needs('territory') ? readTerritories(bank.database) : [],
    needs('recipientCountry', 'payoutCountry') ? readCountries(bank.database) : [],
    needs('depositProduct') ? readDepositNames(bank.database) : NO_NAMES,
    needs('loanProduct') ? readLoanNames(bank.database) : NO_NAMES,
    needs('boxBranch', 'cardBranch') ? readBranchNames(bank.database) : NO_NAMES,
    needs('bondIssue') ? readBondNames(bank.database) : NO_NAMES,
  ]);
  const say = (text: LocalizedText): string => localized(text, caller.language);
  const withCode = (
    list: readonly { readonly code: string; readonly name: LocalizedText }[],
    code: string | undefined,
  ): string | undefined => {
    const entry = list.find((one) => one.code === code);
    return entry === undefined ? code : `${say(entry.name)}, ${entry.code}`;
  };
  const serviceOf = ({ providerCode, service }: OperationDetails): string | undefined => {
    const field = providers.find(({ id }) => id === providerCode)?.fields.find(({ name }) => name === 'service');
    const choice = field?.values.find(({ value, name }) => value === service || name.ru === service);
    return choice === undefined ? service : say(choice.name);
  };
  const nameIn = (names: ReadonlyMap<string, LocalizedText>, id: string | undefined): string | undefined => {
    const name = names.get(id ?? '');
    return name === undefined ? id : say(name);
  };
  const violationOf = ({ violation = '' }: OperationDetails): string | undefined => {
    const name = budget.violations.get(violation);
    return name && say(name);
  };
  return {
    name: (stored) => {
      const known = stored === TREASURY.ru ? TREASURY : providers.find(({ name }) => name.ru === stored)?.name;
      return known === undefined
        ? bankNameIn(salaryRegisterWords(stored, caller.language), caller.language)
        : say(known);
    },
    purpose: ({ txnCode, purpose, terms }) => {
      const name = budget.purposes.get(txnCode);
      const details = terms?.details ?? {};
      const isWhole = name !== undefined && purpose === budgetPurpose(name, details, 'ru');
      return isWhole ? budgetPurpose(name, details, caller.language) : purpose;
    },
    terms: (stored) => {
      const { details = {}, bic } = stored ?? {};
      const bank = banks.find((one) => one.bic === bic)?.name;
      const told = {
        violation: violationOf(details),
        bankName: details.bankName ?? (bank && say(bank)),
        territory: withCode(territories, details.territory),
        recipientCountry: withCode(countries, details.recipientCountry),
        payoutCountry: withCode(countries, details.payoutCountry),
        service: serviceOf(details),
        depositProduct: nameIn(deposits, details.depositProduct),
        loanProduct: nameIn(loans, details.loanProduct),
        boxBranch: nameIn(branches, details.boxBranch),
        bondIssue: nameIn(bonds, details.bondIssue),
        cardBranch: nameIn(branches, details.cardBranch),
        cardScheme: nameIn(SCHEMES, details.cardScheme),
        reissueReason: nameIn(REASONS, details.reissueReason),
      };
      const known = Object.entries(told).filter(([, value]) => value !== undefined);
      return known.length === 0 ? stored : { ...stored, details: { ...details, ...Object.fromEntries(known) } };
    },
  };
}

/** Localizes lines of the history, or templates, for the caller. */
export async function localizeOperations<
  Line extends Purposed & { readonly recipientName: string; readonly senderName?: string },
>(lines: readonly Line[], context: CallContext): Promise<readonly Line[]> {
  const words = await localizerFor(lines, context);
  return lines.map((line) => ({
    ...line,
    recipientName: words.name(line.recipientName),
    purpose: words.purpose(line),
    ...(line.senderName !== undefined && { senderName: words.name(line.senderName) }),
    ...(line.terms !== undefined && { terms: words.terms(line.terms) }),
  }));
}
