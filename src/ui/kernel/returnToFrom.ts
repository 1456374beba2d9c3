/** Navigation state that brings a user back to a page; carried through every step of a sign-in for who came as a visitor. */
export interface ReturnState {
  readonly returnTo: string;
  readonly isCarried: boolean;
}

/**
 * Page a user wanted to open when another one had to come first. Only the application writes it into the navigation state, so it always
 * names one of its own pages.
 */
export function returnToFrom(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined;
}
