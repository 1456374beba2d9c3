import { memo, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import type { LineKind, TransactionSign } from '../../../domain/history/classify';
import { maskAccountNumber } from '../../../domain/account/accountNumber';
import type { TransactionStatus } from '../../../domain/history/Transaction';
import { formatDate, formatDateTime, formatTime } from '../../../domain/time/format';
import type { OwnAccount } from '../../../domain/history/transactionTitle';
import { AmountOfLine, useAmountLook } from '../../components/Amount';
import type { AmountLook } from '../../components/Amount';
import { Badge } from '../../components/Badge';
import type { BadgeTone } from '../../components/Badge';
import { classNames } from '../../components/classNames';
import type { IconName } from '../../components/Icon';
import { SEPARATOR } from '../../components/lineParts';
import { memoizeByKey } from '../../components/memoizeByKey';
import { IconBadge, InitialsBadge } from '../../components/IconBadge';
import { useFollow } from '../../components/useFollow';
import type { Follow } from '../../components/useFollow';
import { usePartyName } from '../../components/usePartyName';
import { VisuallyHidden } from '../../components/VisuallyHidden';
import { detailsPath } from './historyPaths';
import type { HistoryRow } from './historyRow';
import { OpenedBeside } from './OpenedBeside';
import styles from './OperationRow.module.css';
import { useOwnAccountName, useTransactionTitle } from './useTransactionTitle';
import type { Titled } from './useTransactionTitle';

export const STATUS_TONES: Readonly<Record<HistoryRow['tone'], BadgeTone>> = {
  done: 'positive',
  waiting: 'caution',
  failed: 'negative',
};

interface OperationRowProps {
  readonly row: HistoryRow;
  /** True to omit the date when a heading already shows it. */
  readonly timeOnly?: boolean;
  /** True for a short list on a page about something else: the day and the kind, without time and accounts. */
  readonly compact?: boolean;
}

/** Display settings and translations shared by all lines of a list, because a line of a long list shows one operation after another. */
export interface OperationLook extends AmountLook {
  readonly follow: Follow;
  /** ID of the operation that is open beside the list. */
  readonly openId: string | undefined;
  readonly kind: (kind: LineKind) => string;
  readonly title: (titled: Titled) => string;
  readonly accountName: (account: OwnAccount) => string;
  readonly party: (stored: string) => string;
  readonly status: (status: TransactionStatus) => string;
  readonly sign: (sign: TransactionSign) => string;
}

export function useOperationLook(): OperationLook {
  const { t } = useTranslation('operations');
  const amounts = useAmountLook();
  const open = useFollow();
  const { follow = open, openId } = useContext(OpenedBeside);
  const title = useTransactionTitle();
  const accountName = useOwnAccountName();
  const party = usePartyName();
  return useMemo(
    () => ({
      ...amounts,
      follow,
      openId,
      title,
      accountName,
      party,
      kind: memoizeByKey((kind: LineKind) => t(`kinds.${kind}`)),
      status: memoizeByKey((status: TransactionStatus) => t(`statuses.${status}`)),
      sign: memoizeByKey((sign: TransactionSign) => t(`signs.${sign}`)),
    }),
    [t, amounts, follow, openId, title, accountName, party],
  );
}

/** One operation in a short list. */
export function OperationRow(props: OperationRowProps) {
  return <OperationLine {...props} look={useOperationLook()} />;
}

/** One operation of the history; the whole line links to its details. It has few elements and no hooks, because lists are long. */
export const OperationLine = memo(function OperationLine({
  row,
  timeOnly = false,
  compact = false,
  look,
}: OperationRowProps & { readonly look: OperationLook }) {
  const { transaction, sign, tone } = row;
  const when = timeOnly
    ? formatTime(transaction.createdAt)
    : compact
      ? formatDate(transaction.createdAt, look.language)
      : formatDateTime(transaction.createdAt, look.language);
  return (
    <a
      href={detailsPath(transaction)}
      onClick={look.follow}
      aria-current={look.openId === row.id ? 'true' : undefined}
      className={classNames(styles['row'], compact && styles['compact'])}
    >
      <OperationBadge row={row} party={look.party} />
      <span className={styles['words']}>
        <span className={styles['title']}>{look.title(row)}</span>
        <span className={styles['line']}>
          {when}
          <Subject row={row} compact={compact} look={look} />
          {!compact && accountsText(row, look)}
          {tone !== 'done' && SEPARATOR}
          {tone !== 'done' && <Badge tone={STATUS_TONES[tone]}>{look.status(transaction.status)}</Badge>}
        </span>
      </span>
      {!row.isFree && (
        <span className={classNames(styles['amount'], tone === 'failed' && styles['void'])}>
          {sign === 'neutral' || row.fee !== undefined ? (
            <VisuallyHidden>{look.sign(sign)}</VisuallyHidden>
          ) : (
            <span className={styles['word']}>{look.sign(sign)}</span>
          )}
          {row.fee !== undefined && (
            <span className={styles['word']}>
              {`${look.kind(transaction.returnOf === undefined ? 'fee' : 'feeReturn')} `}
              <AmountOfLine amount={row.fee} look={look} />
            </span>
          )}
          <AmountOfLine amount={row.amount} sign={tone === 'failed' ? 'neutral' : sign} size="lead" look={look} />
        </span>
      )}
    </a>
  );
});

interface SubjectProps {
  readonly row: HistoryRow;
  readonly compact: boolean;
  readonly look: OperationLook;
}

/** Description of an operation, as far as its title does not say so: its kind and purpose; of a return, whose payment it was. */
function Subject({ row: { title, kind, counterparty, transaction }, compact, look }: SubjectProps) {
  const what = title.names === 'payment' ? look.party(counterparty) : title.names === 'kind' ? '' : look.kind(kind);
  return (
    <>
      {what !== '' && <span className={compact ? styles['kind'] : undefined}>{`${SEPARATOR}${what}`}</span>}
      {!compact && title.names !== 'payment' && transaction.purpose !== '' && (
        <span className={styles['purpose']}>{`${SEPARATOR}${transaction.purpose}`}</span>
      )}
    </>
  );
}

/** The customer's accounts that the operation touched, by their names or masked numbers. */
function accountsText({ accounts }: HistoryRow, look: OperationLook): string {
  const names = accounts.map(({ number, account }) =>
    account === undefined ? maskAccountNumber(number) : look.accountName(account),
  );
  return names.length === 0 ? '' : `${SEPARATOR}${names.join('\u00A0→\u00A0')}`;
}

/** Round mark of an operation: initials of who was on the other side, or the icon of its kind. */
export function OperationBadge({ row, party }: { readonly row: HistoryRow } & Pick<OperationLook, 'party'>) {
  return isPerson(row) ? <InitialsBadge name={party(row.counterparty)} /> : <IconBadge icon={ICONS[row.kind]} />;
}

/** Kinds of operations whose other side is named as a person or a company is. */
const WITH_SOMEBODY: ReadonlySet<LineKind> = new Set([
  'bankClientTransfer',
  'otherBankTransfer',
  'moneyTransfer',
  'swift',
]);

/** True when initials say who was on the other side. */
function isPerson({ kind, title }: HistoryRow): boolean {
  return title.names === 'counterparty' && WITH_SOMEBODY.has(kind);
}

const ICONS: Readonly<Record<LineKind, IconName>> = {
  ownTransfer: 'transfer',
  bankClientTransfer: 'user',
  exchange: 'exchange',
  deal: 'exchange',
  otherBankTransfer: 'bank',
  depositOpening: 'deposit',
  deposit: 'deposit',
  depositInterest: 'deposit',
  broughtOver: 'bank',
  depositClosing: 'deposit',
  loanDisbursement: 'loan',
  loanRepayment: 'loan',
  invoicePayment: 'invoice',
  directDebit: 'invoice',
  loanWriteOff: 'loan',
  genericPayment: 'receipt',
  mobilePayment: 'mobile',
  swift: 'globe',
  tax: 'tax',
  taxPayment: 'tax',
  cardToCard: 'card',
  kitep: 'book',
  wallet: 'wallet',
  salaryBatch: 'people',
  moneyTransfer: 'cash',
  loanStatement: 'receipt',
  accountStatement: 'receipt',
  checkbookOrder: 'book',
  visaOct: 'card',
  visaAft: 'cardPlus',
  qrOutgoing: 'qr',
  qrIncoming: 'qr',
  cardOpening: 'card',
  cardReopening: 'card',
  accountOpening: 'account',
  loanApplication: 'loan',
  boxReservation: 'lock',
  bondPurchase: 'chart',
  paymentReturn: 'repeat',
  fee: 'tag',
  feeReturn: 'tag',
  other: 'receipt',
};
