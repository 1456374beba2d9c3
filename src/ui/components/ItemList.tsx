import type { ReactNode } from 'react';

import { EmptyState } from './EmptyState';
import styles from './ItemList.module.css';
import { Panel } from './Panel';
import { SearchField } from './SearchField';

interface Children {
  readonly children: ReactNode;
}

/** List whose items each have a surface of their own. */
export function ItemList({ children }: Children) {
  return <ul className={styles['list']}>{children}</ul>;
}

/** Item of an `ItemList`. */
export function ListItem({ children }: Children) {
  return <li className={styles['item']}>{children}</li>;
}

interface SearchedListProps extends Children {
  readonly id: string;
  readonly words: {
    readonly search: string;
    readonly searchPlaceholder: string;
    readonly noMatchesTitle: string;
    readonly noMatchesText: string;
  };
  readonly search: string;
  readonly onSearch: (search: string) => void;
  /** True when nothing matches the search. */
  readonly empty: boolean;
}

/** `ItemList` under a search field; says so when nothing matches. */
export function SearchedList({ id, words, search, onSearch, empty, children }: SearchedListProps) {
  return (
    <>
      <SearchField
        id={id}
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={search}
        onChange={onSearch}
      />
      {empty ? (
        <Panel>
          <EmptyState icon="search" title={words.noMatchesTitle} text={words.noMatchesText} />
        </Panel>
      ) : (
        <ItemList>{children}</ItemList>
      )}
    </>
  );
}
