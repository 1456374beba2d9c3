/** Query of a page of the demonstration about one person. */
export interface LoginQuery {
  readonly Querystring: { readonly login?: unknown };
}

/** The login asked about as the bank stores it; empty, an unknown login, when there is none or more than one. */
export function loginOf({ login }: LoginQuery['Querystring']): string {
  return typeof login === 'string' ? login.toLowerCase().replaceAll('\0', '') : '';
}
