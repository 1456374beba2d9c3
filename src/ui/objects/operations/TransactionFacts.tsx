import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { Account } from '../../../domain/account/Account';
import { isMaskedCardNumber } from '../../../domain/card/cardNumber';
import type { RelatedTransaction, TransactionSide } from '../../../domain/history/Transaction';
import type { MovementProduct } from '../../../domain/movements/Movement';
import { isBetweenOwnProducts } from '../../../domain/movements/movesOwnMoney';
import { MOVEMENTS } from '../../../domain/movements/movements';
import { joinedParts } from '../../../domain/language/punctuation';
import { formatDate, formatDateTime, formatDay } from '../../../domain/time/format';
import { AccountWords } from '../../components/AccountWords';
import { Amount } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import { CopyButton } from '../../components/CopyButton';
import { SummaryList } from '../../components/SummaryList';
import type { SummaryRow } from '../../components/SummaryList';
import { useTermRows } from './useTermRows';
import { useLanguage } from '../../language/useLanguage';
import { FeeAmount } from './FeeAmount';
import { transactionPath } from './historyPaths';
import type { HistoryRow } from './historyRow';
import { STATUS_TONES } from './OperationRow';
import styles from './TransactionFacts.module.css';

interface TransactionFactsProps {
  readonly row: HistoryRow;
  /** The sides that are accounts of the customer, who knows them by their own names. */
  readonly debitAccount: Account | undefined;
  readonly creditAccount: Account | undefined;
}

/** Everything that is known of an operation; what is not known is left out. */
export function TransactionFacts(props: TransactionFactsProps) {
  const { t } = useTranslation('operations');
  const { tone, transaction } = props.row;
  const status: SummaryRow = {
    key: 'status',
    term: t('fields.status'),
    value: <Badge tone={STATUS_TONES[tone]}>{t(`statuses.${transaction.status}`)}</Badge>,
  };
  return <SummaryList rows={[status, ...useMainFacts(props), ...useFurtherFacts(props.row)]} />;
}

/** Facts a customer wants to know of an operation: when, from where, to where, for what, and what it cost. */
export function MainFacts(props: TransactionFactsProps) {
  const { t } = useTranslation('operations');
  const kind: SummaryRow = { key: 'kind', term: t('fields.kind'), value: t(`kinds.${props.row.kind}`) };
  return <SummaryList rows={[kind, ...useMainFacts(props)]} />;
}

/** Facts offices want to know of an operation: terms, codes and references. */
export function FurtherFacts({ row }: Pick<TransactionFactsProps, 'row'>) {
  return <SummaryList rows={useFurtherFacts(row)} />;
}

function useMainFacts({ row, debitAccount, creditAccount }: TransactionFactsProps): readonly SummaryRow[] {
  const { t } = useTranslation(['operations', 'common']);
  const language = useLanguage();
  const { transaction, sign } = row;
  const { debit, credit, totalDebited, purpose, returnOf, returnedBy = [] } = transaction;
  const movement = MOVEMENTS.movementOf(transaction.txnCode);
  const isOwn = movement !== undefined && isBetweenOwnProducts(movement);
  const ownProduct = (product: MovementProduct | undefined): string =>
    product === 'deposit' || product === 'loan' ? t(`products.${product}`) : '';
  const fee = returnOf === undefined ? transaction.fee : row.fee;
  const facts: readonly (SummaryRow | false)[] = [
    { key: 'when', term: t('fields.dateTime'), value: formatDateTime(transaction.createdAt, language) },
    side('debit', t(debitTerm(debit)), {
      side: debit,
      account: debitAccount,
      owner: isOwn ? ownProduct(movement.debits) : transaction.senderName,
    }),
    side('credit', t(creditTerm(credit)), {
      side: credit,
      account: creditAccount,
      owner: isOwn ? ownProduct(movement.credits) : transaction.recipientName,
    }),
    purpose !== '' && { key: 'purpose', term: t('fields.purpose'), value: purpose },
    sign === 'positive' && debit.amount !== undefined && debit.currency !== credit.currency
      ? { key: 'sent', term: t('fields.amount'), value: <Amount amount={debit.amount} /> }
      : false,
    returnOf !== undefined && {
      key: 'returnOf',
      term: t('kinds.paymentReturn'),
      value: <RelatedLinks related={[returnOf]} />,
    },
    fee !== undefined &&
      !row.isFree && {
        key: 'fee',
        term: t(returnOf === undefined ? 'fields.fee' : 'kinds.feeReturn'),
        value: <FeeAmount fee={fee} />,
      },
    // The figure above is what was sent; with a fee, more has left the account.
    row.fee !== undefined &&
      totalDebited !== undefined && {
        key: 'total',
        term: t('fields.totalDebited'),
        value: <Amount amount={totalDebited} />,
      },
    returnedBy.length > 0 && {
      key: 'returnedBy',
      term: t('fields.returned'),
      value: <RelatedLinks related={returnedBy} />,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

function useFurtherFacts({ transaction }: HistoryRow): readonly SummaryRow[] {
  const { t } = useTranslation('operations');
  const language = useLanguage();
  const { fingerprint, terms = {} } = transaction;
  const termRows = useTermRows(terms, MOVEMENTS.movementOf(transaction.txnCode)?.details);
  const facts: readonly (SummaryRow | false)[] = [
    ...termRows,
    terms.valueDate !== undefined && {
      key: 'valueDate',
      term: t('fields.valueDate'),
      value: formatDay(terms.valueDate, language),
    },
    fingerprint !== '' && {
      key: 'fingerprint',
      term: t('fields.fingerprint'),
      value: (
        <span translate="no" className={styles['figures']}>
          {fingerprint}
        </span>
      ),
    },
    {
      key: 'number',
      term: t('fields.number'),
      value: (
        <span translate="no" className={styles['figures']}>
          {transaction.id} <CopyButton text={transaction.id} label={t('copyTransactionNumber')} />
        </span>
      ),
    },
    {
      key: 'reference',
      term: t('fields.reference'),
      value: (
        <span className={styles['reference']}>
          {transaction.operationId} <CopyButton text={transaction.operationId} label={t('copyReference')} />
        </span>
      ),
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Links to related operations, by number and day. */
function RelatedLinks({ related }: { readonly related: readonly RelatedTransaction[] }) {
  const language = useLanguage();
  return related.map(({ id, number, createdAt }) => (
    <Link key={id} className={styles['related']} to={transactionPath(id)}>
      {joinedParts([`№ ${number}`, formatDate(createdAt, language)], language)}
    </Link>
  ));
}

function isCard({ accountNumber }: TransactionSide): boolean {
  return accountNumber !== undefined && isMaskedCardNumber(accountNumber);
}

interface SideOf {
  readonly side: TransactionSide;
  readonly account: Account | undefined;
  readonly owner: string;
}

/** Translation key of the debit side: a card, a sender through a money-transfer system, or an account. */
function debitTerm(debit: TransactionSide) {
  if (isCard(debit)) {
    return 'fields.debitCard';
  }
  return isBilled(debit) ? 'fields.payer' : 'fields.debitAccount';
}

/** Translation key of the credit side: a card, a provider or an account. */
function creditTerm(credit: TransactionSide) {
  if (isCard(credit)) {
    return 'fields.creditCard';
  }
  return isBilled(credit) ? 'fields.payee' : 'fields.creditAccount';
}

/** True for a side that is no account: a provider identifies subscribers by its own numbers, a money-transfer system has a name. */
function isBilled({ accountNumber }: TransactionSide): boolean {
  return accountNumber !== undefined && !/^\d{16}$/.test(accountNumber);
}

function side(key: string, term: string, { side: { accountNumber }, account, owner }: SideOf): SummaryRow | false {
  if (accountNumber === undefined) {
    return owner === '' ? false : { key, term, value: owner };
  }
  return { key, term, value: <AccountWords number={accountNumber} account={account} owner={owner} /> };
}
