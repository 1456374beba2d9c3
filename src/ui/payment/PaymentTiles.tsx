import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';

import { Icon } from '../components/Icon';
import type { HubTile } from './paymentHub';
import { PaymentMark } from './PaymentMark';
import styles from './PaymentTiles.module.css';

/** Ways to move money, each with what it is for. */
export function PaymentTiles({ tiles }: { readonly tiles: readonly HubTile[] }) {
  return (
    <ul className={styles['ways']}>
      {tiles.map((tile) => (
        <li key={tile.name}>
          <Tile tile={tile} />
        </li>
      ))}
    </ul>
  );
}

function Tile({ tile: { name, path, icon } }: { readonly tile: HubTile }) {
  const { t } = useTranslation('transfer');
  return (
    <Link to={path} className={styles['way']}>
      <PaymentMark>
        <Icon name={icon} />
      </PaymentMark>
      <span className={styles['words']}>
        <span className={styles['title']}>{t(`kinds.${name}.title`)}</span>
        <span className={styles['text']}>{t(`kinds.${name}.text`)}</span>
      </span>
      <Icon name="chevronRight" />
    </Link>
  );
}
