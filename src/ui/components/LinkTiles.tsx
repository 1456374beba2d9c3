import { Link } from 'react-router-dom';

import { Icon } from './Icon';
import type { IconName } from './Icon';
import styles from './LinkTiles.module.css';
import { RoundMark } from './RoundMark';

/** A screen one can go to, with what it is for. */
export interface LinkTile {
  readonly path: string;
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
}

/** Screens to go to, each on a tile of its own. */
export function LinkTiles({ tiles }: { readonly tiles: readonly LinkTile[] }) {
  return (
    <ul className={styles['ways']}>
      {tiles.map(({ path, icon, title, text }) => (
        <li key={path}>
          <Link to={path} className={styles['way']}>
            <RoundMark>
              <Icon name={icon} />
            </RoundMark>
            <span className={styles['words']}>
              <span className={styles['title']}>{title}</span>
              <span className={styles['text']}>{text}</span>
            </span>
            <Icon name="chevronRight" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
