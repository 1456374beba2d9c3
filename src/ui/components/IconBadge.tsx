import { memo } from 'react';

import { initialsOf } from '../../domain/user/displayName';
import { ICON_PATHS } from './Icon';
import type { IconName } from './Icon';
import styles from './IconBadge.module.css';

/** Round icon badge at the start of a list row, built of few elements because lists are long. */
export const IconBadge = memo(function IconBadge({ icon }: { readonly icon: IconName }) {
  return (
    <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[icon]} />
    </svg>
  );
});

/** Initials on a quiet circle at the start of a list row, for somebody whose name stands beside it. */
export const InitialsBadge = memo(function InitialsBadge({ name }: { readonly name: string }) {
  return (
    <span className={styles['initials']} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
});
