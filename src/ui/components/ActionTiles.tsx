import { Link } from 'react-router-dom';

import styles from './ActionTiles.module.css';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { useMayOpen } from './OpenScreens';

/** An act one press away: where it leads, and what it is called. */
export interface ActionTile {
  readonly path: string;
  readonly icon: IconName;
  readonly words: string;
}

interface ActionTilesProps {
  readonly label: string;
  readonly acts: readonly ActionTile[];
}

/** The most frequent acts in one row on a panel of the colour of the lake, as far as they are open to the user. */
export function ActionTiles({ label, acts }: ActionTilesProps) {
  const mayOpen = useMayOpen();
  return (
    <ul className={styles['acts']} aria-label={label} data-acts="">
      {acts
        .filter(({ path }) => mayOpen(path))
        .map(({ words, icon, path }) => (
          <li key={path}>
            <Link className={styles['act']} to={path}>
              <Icon name={icon} />
              <span>{words}</span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
