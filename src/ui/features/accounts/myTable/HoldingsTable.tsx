import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { groupAccountNumber } from '../../../../domain/account/accountNumber';
import type { Holding } from '../../../../domain/holdings/Holding';
import type { HoldingColumn } from '../../../../domain/holdings/sortHoldings';
import { formatDay } from '../../../../domain/time/format';
import { groupedMask } from '../../../objects/cards/useCardWords';
import { Amount } from '../../../components/Amount';
import { classNames } from '../../../components/classNames';
import { useLanguage } from '../../../language/useLanguage';
import { holdingPath } from '../../../objects/accounts/holdingPath';
import styles from './MyTable.module.css';
import type { MyTableViewModel } from './MyTableViewModel';

interface HoldingsTableProps {
  readonly model: MyTableViewModel;
  readonly rows: readonly Holding[];
  readonly nameOf: (holding: Holding) => string;
}

/** One line a product. The head of a column sorts by it; a table too wide for a phone is scrolled within its frame, by keys too. */
export const HoldingsTable = observer(function HoldingsTable({ model, rows, nameOf }: HoldingsTableProps) {
  const { t } = useTranslation('myTable');
  const { columns, order, sortBy } = model.choice;
  return (
    <div className={styles['scroll']} role="region" aria-label={t('table')} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={classNames(column === 'amount' && styles['figure'])}
                aria-sort={order.column === column ? (order.descending ? 'descending' : 'ascending') : 'none'}
              >
                <button type="button" className={styles['sort']} onClick={() => sortBy(column)}>
                  {t(`columns.${column}`)}
                  <span aria-hidden="true">{order.column === column ? (order.descending ? ' ↓' : ' ↑') : ''}</span>
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((holding) => (
            <tr key={holding.id}>
              {columns.map((column) => (
                <HoldingCell key={column} column={column} holding={holding} name={nameOf(holding)} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
});

interface HoldingCellProps {
  readonly column: HoldingColumn;
  readonly holding: Holding;
  readonly name: string;
}

function HoldingCell({ column, holding, name }: HoldingCellProps): ReactNode {
  const language = useLanguage();
  const { t } = useTranslation('myTable');
  switch (column) {
    case 'name':
      return (
        <th scope="row">
          <Link to={holdingPath(holding)}>{name}</Link>
        </th>
      );
    case 'kind':
      return <td>{t(`kinds.${holding.kind}`)}</td>;
    case 'number':
      return <td className={styles['number']}>{numberOf(holding)}</td>;
    case 'currency':
      return <td>{holding.amount.currency}</td>;
    case 'amount':
      return (
        <td className={styles['figure']}>
          <Amount amount={holding.amount} />
        </td>
      );
    case 'until':
      return (
        <td className={styles['number']}>{holding.until === undefined ? '—' : formatDay(holding.until, language)}</td>
      );
    default:
      return column satisfies never;
  }
}

function numberOf(holding: Holding): string {
  switch (holding.kind) {
    case 'account':
      return groupAccountNumber(holding.number);
    case 'card':
      return groupedMask(holding.card);
    case 'deposit':
    case 'loan':
      return holding.number;
    default:
      return holding satisfies never;
  }
}
