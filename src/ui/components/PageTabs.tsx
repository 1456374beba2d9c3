import { NavLink } from 'react-router-dom';

import styles from './PageTabs.module.css';

interface PageTabsProps {
  readonly label: string;
  readonly pages: readonly { readonly to: string; readonly title: string }[];
}

/** Links between the pages of one subject; links, because each page has its own address. */
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
