import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '../../../components/Icon';
import { RoundMark } from '../../../components/RoundMark';
import type { PaymentTile } from '../../../kernel/Offer';
import styles from './PaymentGrid.module.css';

/** Ways to move money, three in a row on a phone. */
export function PaymentGrid({ tiles }: { readonly tiles: readonly PaymentTile[] }) {
  const { t } = useTranslation('transfer');
  return (
    <ul className={styles['grid']}>
      {tiles.map(({ name, path, icon }) => (
        <li key={path}>
          <Link to={path} className={styles['way']}>
            <RoundMark>
              <Icon name={icon} />
            </RoundMark>
            <span>{t(`kinds.${name}.title`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
