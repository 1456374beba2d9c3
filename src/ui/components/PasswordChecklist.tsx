import { useTranslation } from 'react-i18next';

import { PASSWORD_POLICY } from '../../domain/user/passwordPolicy';
import type { PasswordCheck } from '../../domain/user/passwordPolicy';
import { classNames } from './classNames';
import { Icon } from './Icon';
import styles from './PasswordChecklist.module.css';
import { VisuallyHidden } from './VisuallyHidden';

/** What a new password must be like, ticked off while it is typed. The tick is said in words too. */
export function PasswordChecklist({ checks }: { readonly checks: readonly PasswordCheck[] }) {
  const { t } = useTranslation('newPassword');
  return (
    <ul className={styles['list']}>
      {checks.map(({ rule, met }) => (
        <li key={rule} className={classNames(styles['check'], met && styles['met'])}>
          <span className={styles['mark']}>{met && <Icon name="check" size="small" />}</span>
          <span>{t(`rules.${rule}`, { min: PASSWORD_POLICY.shortest, max: PASSWORD_POLICY.longest })}</span>
          {met && <VisuallyHidden>{t('ruleMet')}</VisuallyHidden>}
        </li>
      ))}
    </ul>
  );
}
