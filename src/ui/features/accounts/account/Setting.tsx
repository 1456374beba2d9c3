import type { ReactNode } from 'react';

import { ButtonLink } from '../../../components/Button';
import { useMayOpen } from '../../../components/OpenScreens';
import styles from '../../../objects/accounts/Accounts.module.css';

interface LeadingSettingProps extends Pick<SettingProps, 'name' | 'note'> {
  readonly to: string;
  /** Words of the button that leads there. */
  readonly words: string;
}

/** Row of a settings panel that leads to a page; nothing where the page is not open to the user. */
export function LeadingSetting({ to, words, ...setting }: LeadingSettingProps) {
  const mayOpen = useMayOpen();
  return mayOpen(to) ? <Setting {...setting} action={<Leads to={to} words={words} />} /> : null;
}

/** Button of a row that leads to a page. */
export function Leads({ to, words }: Pick<LeadingSettingProps, 'to' | 'words'>) {
  return (
    <ButtonLink tone="secondary" size="small" to={to}>
      {words}
    </ButtonLink>
  );
}

interface SettingProps {
  readonly name: ReactNode;
  readonly note: string | undefined;
  readonly action?: ReactNode;
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
