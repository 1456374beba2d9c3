import { useTranslation } from 'react-i18next';

import { PASSWORD_POLICY } from '../../domain/user/passwordPolicy';
import type { PasswordCheck, PasswordPolicy } from '../../domain/user/passwordPolicy';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './PasswordChecklist.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface PasswordChecklistProps {
  readonly checks: readonly PasswordCheck[];
  /** Password policy served by the bank, where it can be requested. */
  readonly policy?: PasswordPolicy;
}

/** Rules of a new password, each ticked while it is typed. The tick is also announced as text. */
export function PasswordChecklist({ checks, policy = PASSWORD_POLICY }: PasswordChecklistProps) {
  const { t } = useTranslation('newPassword');
  return (
    <ul className={styles['list']}>
      {checks.map(({ rule, met }) => (
        <li key={rule} className={classNames(styles['check'], met && styles['met'])}>
          <span className={styles['mark']}>{met && <Icon name="check" size="small" />}</span>
          <span>{t(`rules.${rule}`, { min: policy.shortest, max: policy.longest })}</span>
          {met && <VisuallyHidden>{t('ruleMet')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
