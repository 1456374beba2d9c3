/**
 * Where a visitor was going when another page came first. Only the application itself writes it into the state of an address,
 * so it always leads to one of its own pages.
 */
export function returnToFrom(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'returnTo' in state && typeof state.returnTo === 'string'
    ? state.returnTo
    : undefined;
}
