import { NavLink } from 'react-router-dom';

import styles from './PageTabs.module.css';

interface PageTabsProps {
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly title: string }[];
}

/** The way between the pages of one thing: links, because each has an address of its own. */
export function PageTabs({ label, pages }: PageTabsProps) {
  return (
    <nav aria-label={label}>
      <ul className={styles['tabs']}>
        {pages.map(({ to, title }) => (
          <li key={to}>
            <NavLink className={styles['tab'] ?? ''} to={to} end>
              {title}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
