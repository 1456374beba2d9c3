import type { ReactNode } from 'react';

import { ButtonLink } from '../components/Button';
import styles from './Accounts.module.css';

export function Leads({ to, words }: { readonly to: string; readonly words: string }) {
  return (
    <ButtonLink tone="secondary" size="small" to={to}>
      {words}
    </ButtonLink>
  );
}

interface SettingProps {
  readonly name: string;
  readonly note: string | undefined;
  readonly action: ReactNode;
}

/** Row of a settings panel: name, note and action. */
export function Setting({ name, note, action }: SettingProps) {
  return (
    <div className={styles['setting']}>
      <div className={styles['words']}>
        <p className={styles['name']}>{name}</p>
        {note !== undefined && <p className={styles['note']}>{note}</p>}
      </div>
      {action}
    </div>
  );
}
