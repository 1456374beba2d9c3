import { memo } from 'react';

import { ICON_PATHS } from './Icon';
import type { IconName } from './Icon';
import styles from './IconBadge.module.css';

/** The sign a line of a list begins with; an icon on a round ground, of as few elements as can be, because lists are long. */
export const IconBadge = memo(function IconBadge({ icon }: { readonly icon: IconName }) {
  return (
    <svg className={styles['sign']} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={ICON_PATHS[icon]} />
    </svg>
  );
});
