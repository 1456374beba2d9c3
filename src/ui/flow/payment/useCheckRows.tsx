import { useTranslation } from 'react-i18next';

import { UserStore } from '../../../application/user/UserStore';
import { isMaskedCardNumber } from '../../../domain/card/cardNumber';
import { isBetweenOwnProducts } from '../../../domain/movements/movesOwnMoney';
import type { MovementProduct } from '../../../domain/movements/Movement';
import { MOVEMENTS } from '../../../domain/movements/movements';
import { equal } from '../../../domain/money/Money';
import type { DetailName } from '../../../domain/operation/details';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { formatDay } from '../../../domain/time/format';
import { AccountWords } from '../../components/AccountWords';
import { Amount } from '../../components/Amount';
import type { SummaryRow } from '../../components/SummaryList';
import { FeeAmount } from '../../objects/operations/FeeAmount';
import { useTermRows } from '../../objects/operations/useTermRows';
import { useService } from '../../kernel/ServicesContext';
import { useLanguage } from '../../language/useLanguage';
import type { OpenPayment } from './OpenPayment';
import type { PaymentAct } from './PaymentDefinition';
import { SpelledAmount } from './SpelledAmount';

/** Draft fields by the fact they determine. A row of the sheet leads to the first of them that can be changed. */
const FIELDS = {
  debit: ['debitAccountId', 'cardNumber', 'systemId', 'depositId'],
  credit: [
    'creditAccountId',
    'recipient',
    'cardNumber',
    'creditAccountNumber',
    'subscriber',
    'phone',
    'schoolCode',
    'qr',
    'systemId',
    'depositId',
    'loanId',
    'invoiceIds',
    'productId',
  ],
  amount: ['amountText', 'mode'],
  purpose: ['purpose'],
} as const;

type Fact = keyof typeof FIELDS;

/** Codes and references of banks, the treasury and networks, which are folded for a person. */
const OF_BANKS: ReadonlySet<string> = new Set<DetailName | 'bic' | 'purposeCode' | 'documentNumber' | 'system'>([
  'bankCode',
  'bankName',
  'correspondentAccount',
  'intermediaryBank',
  'operationCode',
  'inn',
  'kpp',
  'bin',
  'kbe',
  'knp',
  'network',
  'networkReference',
  'qrProvider',
  'qrTransaction',
  'providerCode',
  'territory',
  'system',
  'bic',
  'purposeCode',
  'documentNumber',
]);

/** Rows a person sees without unfolding anything. */
const MAX_ROWS = 6;

interface CheckRows {
  readonly rows: readonly SummaryRow[];
  /** Rows under "Details". */
  readonly folded: readonly SummaryRow[];
  /** The way back to the amount, where it was typed. */
  readonly amountChange: FieldChange | undefined;
}

interface FieldChange {
  readonly label: string;
  readonly spoken: string;
  readonly onPress: () => void;
}

/**
 * Rows of the sheet: one per fact the bank will book, with the way back to the field of each that was typed. A person sees at most six, without
 * a fee of nothing and without the codes of banks; the others are folded. A company sees all of them.
 */
export function useCheckRows(
  payment: OpenPayment,
  preview: OperationPreview,
  onChange: (field: string) => void,
): CheckRows {
  const { t } = useTranslation('transfer');
  const { isCorporate } = useService(UserStore);
  const terms = useTermRows(preview.terms);
  const { kind, canChange } = payment;
  const changeOf = (fact: Fact): FieldChange | undefined => {
    const field = FIELDS[fact].find(canChange);
    return field && { label: t('check.change'), spoken: t(`check.changes.${fact}`), onPress: () => onChange(field) };
  };
  // The form is right behind the sheet: a person has one way back to it.
  const changeOfRow: ChangeOf = (fact) => (isCorporate ? changeOf(fact) : undefined);
  const parties = usePartyRows(payment, preview, changeOfRow);
  const sums = useSumRows(payment, preview, isCorporate);
  const purpose = usePurposeRows(preview, changeOfRow, isCorporate);
  const arrival = useArrivalRows(payment, preview, isCorporate);
  const amountChange = changeOf('amount');
  if (kind.act === 'apply') {
    const cost = { key: 'cost', term: t('check.cost'), value: t('check.free') };
    return isCorporate
      ? { rows: [...terms, cost], folded: [], amountChange }
      : { ...shortened([cost, ...terms]), amountChange };
  }
  if (isCorporate) {
    return { rows: [...parties.toReversed(), ...sums, ...terms, ...arrival, ...purpose], folded: [], amountChange };
  }
  const rates = terms.filter(({ key }) => key === 'rate');
  const others = terms.filter(({ key }) => key !== 'rate');
  return { ...shortened([...parties, ...sums, ...rates, ...purpose, ...arrival, ...others]), amountChange };
}

/** Divides the rows of a person into those in sight and those folded. */
function shortened(rows: readonly SummaryRow[]): Pick<CheckRows, 'rows' | 'folded'> {
  const plain = rows.filter(({ key }) => !OF_BANKS.has(key));
  const codes = rows.filter(({ key }) => OF_BANKS.has(key));
  return { rows: plain.slice(0, MAX_ROWS), folded: [...plain.slice(MAX_ROWS), ...codes] };
}

type ChangeOf = (fact: Fact) => FieldChange | undefined;

/** Both sides of the booking, the payee first. */
function usePartyRows(
  { kind, accountNumbered }: OpenPayment,
  { debit, credit }: OperationPreview,
  changeOf: ChangeOf,
): readonly SummaryRow[] {
  const { t } = useTranslation(['transfer', 'operations']);
  const movement = MOVEMENTS.movementOf(kind.code);
  const ownProduct = (product: MovementProduct | undefined): string =>
    product === 'deposit' || product === 'loan' ? t(`operations:products.${product}`) : '';
  const isOwn = movement !== undefined && isBetweenOwnProducts(movement);
  return [
    {
      key: 'credit',
      term: t(creditTerm(kind.act, credit.accountNumber)),
      value: (
        <AccountWords
          number={credit.accountNumber}
          account={accountNumbered(credit.accountNumber)}
          owner={isOwn ? ownProduct(movement.credits) : credit.name}
        />
      ),
      change: changeOf('credit'),
    },
    {
      key: 'debit',
      term: t(debitTerm(kind.act, debit.accountNumber)),
      value: (
        <AccountWords
          number={debit.accountNumber}
          account={accountNumbered(debit.accountNumber)}
          owner={kind.act === 'receive' ? debit.name : ownProduct(movement?.debits)}
        />
      ),
      change: changeOf('debit'),
    },
  ];
}

/** Amount that arrives, fee and total, as far as they differ from the amount. */
function useSumRows(
  { kind }: OpenPayment,
  { amount, credited, fee, total }: OperationPreview,
  always: boolean,
): readonly SummaryRow[] {
  const { t } = useTranslation('operations');
  return [
    ...(equal(credited, amount)
      ? []
      : [{ key: 'credited', term: t('fields.credited'), value: <SpelledAmount amount={credited} size="lead" /> }]),
    ...(always || fee.minor !== 0n
      ? [{ key: 'fee', term: t('fields.fee'), value: <FeeAmount fee={fee} always /> }]
      : []),
    // Incoming money debits nothing, so there is no total.
    ...(kind.act !== 'receive' && (always || !equal(total, amount))
      ? [{ key: 'total', term: t('fields.total'), value: <Amount amount={total} size="lead" always /> }]
      : []),
  ];
}

/** Purpose; a company also sees that there is none. */
function usePurposeRows({ purpose }: OperationPreview, changeOf: ChangeOf, always: boolean): readonly SummaryRow[] {
  const { t } = useTranslation('transfer');
  const change = changeOf('purpose');
  return purpose === '' && (change === undefined || !always)
    ? []
    : [{ key: 'purpose', term: t('form.purpose'), value: purpose === '' ? t('check.noPurpose') : purpose, change }];
}

/** Arrival; a person has read under the amount that the money arrives at once. */
function useArrivalRows({ kind }: OpenPayment, preview: OperationPreview, always: boolean): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation('transfer');
  const { paymentSystem, valueDate, details } = preview.terms;
  const day = valueDate === undefined ? '' : formatDay(valueDate, language);
  const arrival = paymentSystem ?? otherwiseOf(kind, preview);
  const isKnown = details?.closedBy !== undefined || kind.act === 'order' || (arrival === 'now' && !always);
  return isKnown ? [] : [{ key: 'arrival', term: t('check.arrival'), value: t(`check.arrivals.${arrival}`, { day }) }];
}

/** Translation key of the debit side. */
function debitTerm(act: PaymentAct, number: string) {
  if (act === 'receive') {
    return 'operations:fields.payer';
  }
  return isMaskedCardNumber(number) ? 'operations:fields.debitCard' : 'form.from';
}

/** Translation key of the credit side: an account, a card, or a payee that identifies its payers by its own numbers. */
function creditTerm(act: PaymentAct, number: string) {
  if (isMaskedCardNumber(number)) {
    return 'operations:fields.creditCard';
  }
  return act === 'payment' || !/\d/.test(number) ? 'operations:fields.payee' : 'form.to';
}

/** Arrival of an operation that is not settled through a payment system. */
type Otherwise = 'now' | 'provider' | 'abroad' | 'budget' | 'card' | 'toPerson' | 'fromPerson';

/** Arrival by kind of payment; among payments only those to the treasury are made to a bank. */
function otherwiseOf({ act, name }: OpenPayment['kind'], { terms }: OperationPreview): Otherwise {
  const { network, networkReference, transferSystem } = terms.details ?? {};
  if (transferSystem !== undefined) {
    return act === 'receive' ? 'fromPerson' : 'toPerson';
  }
  if (networkReference !== undefined) {
    return network === undefined ? 'card' : 'provider';
  }
  if (act !== 'payment' || name === 'qr' || name === 'invoices') {
    return name === 'swift' ? 'abroad' : 'now';
  }
  return terms.bic === undefined ? 'provider' : 'budget';
}
