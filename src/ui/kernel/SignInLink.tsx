import type { ReactNode } from 'react';

import { ButtonLink } from '../components/Button';
import type { ReturnState } from './returnToFrom';

interface SignInLinkProps {
  /** Page to come back to; open to visitors as well, so that the way to it does not lead through the login page by itself. */
  readonly returnTo: string;
  readonly tone?: 'primary' | 'secondary';
  readonly children: ReactNode;
}

/** Link to the login page that leads back to a page afterwards. */
export function SignInLink({ returnTo, tone = 'primary', children }: SignInLinkProps) {
  const state: ReturnState = { returnTo, isCarried: true };
  return (
    <ButtonLink to="/login" state={state} tone={tone}>
      {children}
    </ButtonLink>
  );
}
