import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Money } from '../../../../domain/money/Money';
import { Amount } from '../../../components/Amount';
import { useMayOpen } from '../../../components/OpenScreens';
import { Panel } from '../../../components/Panel';
import { WhenLoaded } from '../../../components/WhenLoaded';
import styles from './ProductPanel.module.css';

/** One product as the home page shows it. */
export interface ProductLine {
  readonly id: string;
  readonly path: string;
  readonly name: string;
  /** Additional information about the product besides its balance. */
  readonly note: string;
  readonly mark?: ReactNode;
  /** Balance of the product; absent while it is not known. */
  readonly amount: Money | undefined;
}

interface ProductPanelProps {
  readonly words: { readonly title: string; readonly all: string; readonly failed: string };
  readonly allPath: string;
  readonly status: LoadStatus;
  readonly lines: readonly ProductLine[];
  readonly onRetry: () => void;
  /** Link to open one more product of the kind, where that can be done in the application. */
  readonly onward?: { readonly path: string; readonly label: string };
}

/** Maximum number of products of a kind on the home page; the others are one link away. */
const MAX_LINES = 5;
const SKELETON_ROWS = 3;

/** Panel with the products of one kind: cards, deposits and so on. */
export function ProductPanel({ words, allPath, ...content }: ProductPanelProps) {
  return (
    <Panel title={words.title} flush action={<Link to={allPath}>{words.all}</Link>}>
      <ProductLines words={words} allPath={allPath} {...content} />
    </Panel>
  );
}

function ProductLines({ words, allPath, status, lines, onRetry, onward }: ProductPanelProps) {
  const { t } = useTranslation('home');
  const mayOpen = useMayOpen();
  const way = onward !== undefined && mayOpen(onward.path) && <Link to={onward.path}>{onward.label}</Link>;
  return (
    <WhenLoaded bare status={status} rows={SKELETON_ROWS} failed={words.failed} onRetry={onRetry}>
      {() => (
        <>
          <ul>
            {lines.slice(0, MAX_LINES).map((line) => (
              <ProductRow key={line.id} line={line} />
            ))}
          </ul>
          {lines.length > MAX_LINES && (
            <p className={styles['more']}>
              <Link to={allPath}>{t('more', { number: lines.length - MAX_LINES })}</Link>
            </p>
          )}
          {way !== false && <p className={styles['more']}>{way}</p>}
        </>
      )}
    </WhenLoaded>
  );
}

function ProductRow({ line: { path, name, note, mark, amount } }: { readonly line: ProductLine }) {
  return (
    <li className={styles['item']}>
      <Link className={styles['row']} to={path}>
        <span className={styles['words']}>
          <span className={styles['name']}>{name}</span>
          <span className={styles['note']}>{note}</span>
          {mark !== undefined && <span>{mark}</span>}
        </span>
        <Amount amount={amount} size="lead" />
      </Link>
    </li>
  );
}
