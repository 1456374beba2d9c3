import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';

import { classNames } from './classNames';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What it does, for those who do not see the picture, and as a tip for those who do. */
  readonly label: string;
  readonly children: ReactNode;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button with a picture only. */
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
