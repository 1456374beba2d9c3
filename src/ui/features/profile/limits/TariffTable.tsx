import { useTranslation } from 'react-i18next';

import styles from './Limits.module.css';
import type { TariffRow } from './useTariffWords';

/** A price list of two columns. */
export function TariffTable({ label, rows }: { readonly label: string; readonly rows: readonly TariffRow[] }) {
  const { t } = useTranslation('limits');
  return (
    <table className={styles['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t('columns.amount')}</th>
          <th scope="col">{t('columns.fee')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, amount, fee }) => (
          <tr key={key}>
            <td>{amount}</td>
            <td>{fee}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
