/** The query every page of the desk asks about one person with. */
export interface LoginQuery {
  readonly Querystring: { readonly login?: unknown };
}

/** The login asked about as the bank stores it; empty, which is nobody's, when there is none or more than one. */
export function loginOf({ login }: LoginQuery['Querystring']): string {
  return typeof login === 'string' ? login.toLowerCase().replaceAll('\0', '') : '';
}
