import { useTranslation } from 'react-i18next';

import { isMaskedCardNumber } from '../../../domain/card/cardNumber';
import { isBetweenOwnProducts } from '../../../domain/movements/movesOwnMoney';
import type { MovementProduct } from '../../../domain/movements/Movement';
import { MOVEMENTS } from '../../../domain/movements/movements';
import { equal } from '../../../domain/money/Money';
import { amountInWords } from '../../../domain/money/amountInWords';
import type { Money } from '../../../domain/money/Money';
import type { OperationPreview } from '../../../domain/operation/OperationPreview';
import { formatDay } from '../../../domain/time/format';
import { AccountWords } from '../../components/AccountWords';
import { Amount } from '../../components/Amount';
import type { SummaryRow } from '../../components/SummaryList';
import { FeeAmount } from '../../objects/operations/FeeAmount';
import { useTermRows } from '../../objects/operations/useTermRows';
import { useLanguage } from '../../language/useLanguage';
import type { OpenPayment } from './OpenPayment';
import type { PaymentAct } from './PaymentDefinition';
import styles from './Payment.module.css';

/** Draft fields by the fact they determine. A row of the check page links to the first of them that can be changed. */
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

/** Rows of the check page: one per fact the bank will book, with a link back to the field of each that was typed. */
export function useCheckRows(
  { kind, accountNumbered, canChange }: OpenPayment,
  preview: OperationPreview,
): readonly SummaryRow[] {
  const language = useLanguage();
  const { t } = useTranslation(['transfer', 'operations']);
  const terms = useTermRows(preview.terms);
  const { paymentSystem, valueDate } = preview.terms;
  const day = valueDate === undefined ? '' : formatDay(valueDate, language);
  const arrival: SummaryRow = {
    key: 'arrival',
    term: t('check.arrival'),
    value: t(`check.arrivals.${paymentSystem ?? otherwiseOf(kind, preview)}`, { day }),
  };
  const changeOf = (fact: keyof typeof FIELDS): SummaryRow['change'] => {
    const field = FIELDS[fact].find(canChange);
    return field && { to: `${kind.path}#${field}`, label: t('check.change'), spoken: t(`check.changes.${fact}`) };
  };
  const { debit, credit, amount, credited, fee, total, purpose } = preview;
  if (kind.act === 'apply') {
    return [...terms, { key: 'cost', term: t('check.cost'), value: t('check.free') }];
  }
  const movement = MOVEMENTS.movementOf(kind.code);
  const ownProduct = (product: MovementProduct | undefined): string =>
    product === 'deposit' || product === 'loan' ? t(`operations:products.${product}`) : '';
  const purposeRow: SummaryRow = {
    key: 'purpose',
    term: t('form.purpose'),
    value: purpose === '' ? t('check.noPurpose') : purpose,
    change: changeOf('purpose'),
  };
  return [
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
    {
      key: 'credit',
      term: t(creditTerm(kind.act, credit.accountNumber)),
      value: (
        <AccountWords
          number={credit.accountNumber}
          account={accountNumbered(credit.accountNumber)}
          owner={movement !== undefined && isBetweenOwnProducts(movement) ? ownProduct(movement.credits) : credit.name}
        />
      ),
      change: changeOf('credit'),
    },
    { key: 'amount', term: t('form.amount'), value: <AmountWithWords amount={amount} />, change: changeOf('amount') },
    ...(equal(credited, amount)
      ? []
      : [{ key: 'credited', term: t('operations:fields.credited'), value: <AmountWithWords amount={credited} /> }]),
    {
      key: 'fee',
      term: t('operations:fields.fee'),
      value: <FeeAmount fee={fee} always />,
    },
    // Incoming money debits nothing, so there is no total.
    ...(kind.act === 'receive'
      ? []
      : [{ key: 'total', term: t('operations:fields.total'), value: <Amount amount={total} size="lead" always /> }]),
    ...terms,
    ...(preview.terms.details?.closedBy === undefined && kind.act !== 'order' ? [arrival] : []),
    ...(purpose === '' && changeOf('purpose') === undefined ? [] : [purposeRow]),
  ];
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

/** Amount in figures, and spelled out where the domain supports the language, because a wrong digit is easier to hear than to see. */
function AmountWithWords({ amount }: { readonly amount: Money }) {
  const language = useLanguage();
  const spelled = language === 'ru' || language === 'kg' ? amountInWords(amount, language) : undefined;
  return (
    <span className={styles['spelled']}>
      <Amount amount={amount} size="lead" always />
      {spelled !== undefined && <span className={styles['words']}>{spelled}</span>}
    </span>
  );
}
