/**
 * Where a visitor was going when another page came first. Only the application itself writes it into the state of an address,
 * so it always leads to one of its own pages.
 */
export function wantedIn(state: unknown): string | undefined {
  return typeof state === 'object' && state !== null && 'wanted' in state && typeof state.wanted === 'string'
    ? state.wanted
    : undefined;
}
