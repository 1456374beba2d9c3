import { budgetPurpose } from '../../../src/domain/tax/budgetPurpose';
import { localized } from '../../../src/domain/language/localized';
import type { LocalizedText } from '../../../src/domain/language/Language';
import type { OperationDetails } from '../../../src/domain/operation/details';
import { knownNameIn } from '../../../src/domain/operation/partyName';
import type { OperationTerms } from '../../../src/domain/operation/OperationTerms';
import type { CallContext } from '../../kernel/Handler';
import type { NameSource } from '../../kernel/OperationNames';
import { readBanks, readProviders } from '../directories';

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
  /** Purpose of a payment: the treasury reads it in Russian, the customer in the caller's language (README.md). */
  purpose(stored: Purposed): string;
  terms<Terms extends OperationTerms | undefined>(stored: Terms): Terms;
}

/** Reads the names the operations need, and no others. */
export async function localizerFor(operations: readonly Localizable[], context: CallContext): Promise<Localizer> {
  const { caller, bank } = context;
  const namesFrom = (directory: 'budget' | 'providers'): boolean =>
    operations.some(({ txnCode }) => bank.movements.paymentOf(txnCode)?.namesFrom === directory);
  const [purposes, banks, providers, details] = await Promise.all([
    namesFrom('budget') ? bank.names.budgetPurposes.read(bank.database, []) : NO_NAMES,
    operations.some(({ terms }) => terms?.bic !== undefined) ? readBanks(bank.database) : [],
    namesFrom('providers') ? readProviders(context) : [],
    readDetails(operations, context),
  ]);
  const say = (text: LocalizedText): string => localized(text, caller.language);
  const serviceOf = ({ providerCode, service }: OperationDetails): string | undefined => {
    const field = providers.find(({ id }) => id === providerCode)?.fields.find(({ name }) => name === 'service');
    const choice = field?.values.find(({ value, name }) => value === service || name.ru === service);
    return choice === undefined ? service : say(choice.name);
  };
  return {
    name: (stored) => {
      const provider = providers.find(({ name }) => name.ru === stored);
      return provider === undefined ? knownNameIn(stored, caller.language) : say(provider.name);
    },
    purpose: ({ txnCode, purpose, terms }) => {
      const name = purposes.get(txnCode);
      const { details: stored = {} } = terms ?? {};
      const isWhole = name !== undefined && purpose === budgetPurpose(name, stored, 'ru');
      return isWhole ? budgetPurpose(name, stored, caller.language) : purpose;
    },
    terms: (stored) => {
      const { details: values = {}, bic } = stored ?? {};
      const bankName = banks.find((one) => one.bic === bic)?.name;
      const named = details.flatMap(({ detail, names, showsCode }): readonly (readonly [string, string])[] => {
        const value = values[detail];
        const name = value === undefined ? undefined : names.get(value);
        return value === undefined || name === undefined
          ? []
          : [[detail, showsCode ? `${say(name)}, ${value}` : say(name)]];
      });
      const service = serviceOf(values);
      const known = [
        ...named,
        ...(service === undefined ? [] : [['service', service] as const]),
        ...(values.bankName !== undefined || bankName === undefined ? [] : [['bankName', say(bankName)] as const]),
      ];
      return known.length === 0 ? stored : { ...stored, details: { ...values, ...Object.fromEntries(known) } };
    },
  };
}

interface NamedDetail {
  readonly detail: keyof OperationDetails;
  readonly names: ReadonlyMap<string, LocalizedText>;
  readonly showsCode: boolean;
}

/** Names of the details that the operations have. */
async function readDetails(operations: readonly Localizable[], { bank }: CallContext): Promise<readonly NamedDetail[]> {
  const isDetail = (name: string): name is keyof OperationDetails => name in bank.names.details;
  const read = async (detail: keyof OperationDetails, source: NameSource): Promise<NamedDetail> => {
    const values = operations.flatMap(({ terms }) => terms?.details?.[detail] ?? []);
    const names = values.length === 0 ? NO_NAMES : await source.read(bank.database, values);
    return { detail, names, showsCode: source.showsCode === true };
  };
  return Promise.all(
    Object.entries(bank.names.details).flatMap(([name, source]) => (isDetail(name) ? [read(name, source)] : [])),
  );
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
