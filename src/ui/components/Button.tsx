import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';
import { Link } from 'react-router-dom';
import type { LinkProps } from 'react-router-dom';

import styles from './Button.module.css';
import { classNames } from './classNames';
import { Icon } from './Icon';
import type { IconName } from './Icon';
import { useMayOpen } from './OpenScreens';

interface Look {
  readonly tone?: 'primary' | 'secondary' | 'quiet';
  readonly size?: 'normal' | 'small';
  /** As wide as its container. */
  readonly wide?: boolean;
  readonly icon?: IconName | undefined;
}

interface ButtonProps extends Look, ButtonHTMLAttributes<HTMLButtonElement> {
  /** True while the action is running: the button keeps its focus and text, and ignores further presses. */
  readonly busy?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** A button says what it does in words. While busy it stays focusable, so that a keyboard user is not thrown to the top. */
export function Button({ tone, size, wide, icon, busy = false, children, onClick, className, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (busy) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      className={classNames(classesOf({ tone, size, wide }), busy && styles['busy'], className)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      <span>{children}</span>
    </button>
  );
}

interface ButtonLinkProps extends Look, LinkProps {}

/** Link styled as the main action of a screen; renders nothing when the target screen is closed to the user. */
export function ButtonLink({ tone, size, wide, icon, children, className, ...rest }: ButtonLinkProps) {
  const mayOpen = useMayOpen();
  if (typeof rest.to === 'string' && !mayOpen(rest.to)) {
    return null;
  }
  return (
    <Link {...rest} className={classNames(classesOf({ tone, size, wide }), className)}>
      {icon !== undefined && <Icon name={icon} size={size === 'small' ? 'small' : 'normal'} />}
      <span>{children}</span>
    </Link>
  );
}

type LookClasses = { readonly [Part in 'tone' | 'size' | 'wide']: Look[Part] | undefined };

function classesOf({ tone = 'primary', size = 'normal', wide = false }: LookClasses): string {
  return classNames(styles['button'], styles[tone], size === 'small' && styles['small'], wide && styles['wide']);
}
