import { Link } from 'react-router-dom';

import { Icon } from '../../../components/Icon';
import { Panel } from '../../../components/Panel';
import styles from './Limits.module.css';

export interface PageLink {
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** Pages one below the other, each with a word on what it is for. */
export function PageLinks({ links, title }: { readonly links: readonly PageLink[]; readonly title?: string }) {
  return (
    <Panel flush {...(title !== undefined && { title })}>
      <ul>
        {links.map((link) => (
          <li key={link.to} className={styles['item']}>
            <Link className={styles['link']} to={link.to}>
              <span className={styles['words']}>
                <span className={styles['name']}>{link.title}</span>
                {link.text !== '' && <span className={styles['note']}>{link.text}</span>}
              </span>
              <Icon name="chevronRight" size="small" />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
