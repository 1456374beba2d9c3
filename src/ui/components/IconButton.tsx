import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { classNames } from './classNames';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Name of the action, read by screen readers and shown as a tooltip. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Button with an icon only. */
export function IconButton({ label, children, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classNames(styles['button'], className)}
    >
      {children}
    </button>
  );
}
