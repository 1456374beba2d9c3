import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import styles from './ProductTiles.module.css';

/** Products of one kind, each on its own tile. */
export function ProductTiles({ children }: { readonly children: ReactNode }) {
  return <ul className={styles['tiles']}>{children}</ul>;
}

export interface ProductFigure {
  readonly term: string;
  readonly value: ReactNode;
}

interface ProductTileProps {
  readonly path: string;
  readonly name: string;
  /** Badge for an unusual state of the product. */
  readonly mark?: ReactNode;
  readonly note?: string;
  readonly figures?: readonly ProductFigure[];
  readonly children?: ReactNode;
}

/** One product: its name links to its page, its key figures stand below. */
export function ProductTile({ path, name, mark, note, figures, children }: ProductTileProps) {
  return (
    <li className={styles['tile']}>
      <div className={styles['head']}>
        <h2 className={styles['name']}>
          <Link to={path}>{name}</Link>
        </h2>
        {mark}
      </div>
      {note !== undefined && <p className={styles['note']}>{note}</p>}
      {figures !== undefined && (
        <dl className={styles['figures']}>
          {figures.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {children}
    </li>
  );
}
