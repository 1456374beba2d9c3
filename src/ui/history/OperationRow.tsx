import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import type { TransactionKind, TransactionSign } from '../../domain/history/classify';
import { maskAccountNumber } from '../../domain/account/accountNumber';
import type { TransactionStatus } from '../../domain/history/Transaction';
import { formatDate, formatTime } from '../../domain/time/format';
import { Amount } from '../components/Amount';
import { Badge } from '../components/Badge';
import type { BadgeTone } from '../components/Badge';
import { classNames } from '../components/classNames';
import type { IconName } from '../components/Icon';
import { RoundSign } from '../components/RoundSign';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { detailsPath } from './historyPaths';
import type { HistoryRow } from './historyRow';
import styles from './OperationRow.module.css';

export const STATUS_TONES: Readonly<Record<HistoryRow['tone'], BadgeTone>> = {
  done: 'positive',
  waiting: 'caution',
  failed: 'negative',
};

interface OperationRowProps {
  readonly row: HistoryRow;
  /** Leaves the day out where a heading already says it. */
  readonly timeOnly?: boolean;
}

/** Between parts of a line of words; wide enough to tell them apart, and a place where the line may break. */
const SPACE = '\u2003';

/** One line of history; the whole line opens its details. Of as few elements as can be, because lists are long. */
export const OperationRow = memo(function OperationRow({ row, timeOnly = false }: OperationRowProps) {
  const words = useWords();
  const { transaction, sign, tone } = row;
  const kind = words.kind(row.kind);
  const title = row.kind === 'ownTransfer' || row.counterparty === '' ? kind : row.counterparty;
  const when = timeOnly ? formatTime(transaction.createdAt) : `${formatDate(transaction.createdAt)}, ${formatTime(transaction.createdAt)}`;
  return (
    <Link to={detailsPath(transaction)} className={styles['row']}>
      <RoundSign icon={ICONS[sign]} />
      <span className={styles['words']}>
        <span className={styles['title']}>{title}</span>
        <span className={styles['line']}>
          {when}
          {timeOnly && title !== kind && <span className={styles['kind']}>{`${SPACE}${kind}`}</span>}
          {`${SPACE}${accountsOf(row)}`}
          {tone !== 'done' && SPACE}
          {tone !== 'done' && <Badge tone={STATUS_TONES[tone]}>{words.status(transaction.status)}</Badge>}
        </span>
      </span>
      <span className={classNames(styles['amount'], tone === 'failed' && styles['void'])}>
        {sign === 'neutral' ? (
          <VisuallyHidden>{words.sign(sign)}</VisuallyHidden>
        ) : (
          <span className={styles['word']}>{words.sign(sign)}</span>
        )}
        <Amount amount={row.amount} sign={tone === 'failed' ? 'neutral' : sign} size="lead" />
      </span>
    </Link>
  );
});

/** The words of a row, each looked up once: a row of a long list shows one operation after another, and most of them say the same. */
function useWords() {
  const { t } = useTranslation('operations');
  return useMemo(
    () => ({
      kind: remembered((kind: TransactionKind) => t(`kinds.${kind}`)),
      status: remembered((status: TransactionStatus) => t(`statuses.${status}`)),
      sign: remembered((sign: TransactionSign) => t(`signs.${sign}`)),
    }),
    [t],
  );
}

function remembered<Key extends string>(wordOf: (key: Key) => string): (key: Key) => string {
  const known = new Map<Key, string>();
  return (key) => {
    const word = known.get(key) ?? wordOf(key);
    known.set(key, word);
    return word;
  };
}

/** Which accounts of the customer it touched, by their last digits. */
function accountsOf({ transaction, sign }: HistoryRow): string {
  const { debit, credit } = transaction;
  const sides = sign === 'positive' ? [credit] : sign === 'negative' ? [debit] : [debit, credit];
  return sides
    .flatMap(({ accountNumber }) => (accountNumber === undefined ? [] : [maskAccountNumber(accountNumber)]))
    .join(' → ');
}

const ICONS: Readonly<Record<TransactionSign, IconName>> = {
  positive: 'incoming',
  negative: 'outgoing',
  neutral: 'transfer',
};
