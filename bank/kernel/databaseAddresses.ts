/** Scheme with credentials, servers separated by commas, and the rest of the address of a database. */
const ADDRESS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^/?]*)(.*)$/s;
/** Parameter that asks for the server that takes writes, with its value for that. */
const ASKS_FOR = 'target_session_attrs';
const WRITES = 'read-write';

/** Address of a database as its parts. */
export interface DatabaseAddress {
  /** Address of each server, for a driver that knows one server at a time. */
  readonly servers: readonly [string, ...string[]];
  /** True where the server that takes writes is asked for. */
  readonly asksForWrites: boolean;
}

/** Reads `postgres://user:password@one:5432,two:5432/name?target_session_attrs=read-write`; `undefined` for a text that is no address. */
export function databaseAddressOf(text: string): DatabaseAddress | undefined {
  const [, start = '', names = '', rest = ''] = ADDRESS.exec(text) ?? [];
  const [first = '', ...others] = names.split(',').map((name) => start + name + rest);
  const urls = [first, ...others];
  if (urls.some((url) => !URL.canParse(url)) || (others.length > 0 && names.split(',').includes(''))) {
    return undefined;
  }
  const asked = new URL(first).searchParams.get(ASKS_FOR);
  if (asked !== null && asked !== WRITES && asked !== 'any') {
    return undefined;
  }
  return { servers: [withoutAsking(first), ...others.map(withoutAsking)], asksForWrites: asked === WRITES };
}

/** The driver does not know the parameter. */
function withoutAsking(address: string): string {
  const [start = '', query] = address.split('?', 2);
  const left = query?.split('&').filter((part) => !part.startsWith(`${ASKS_FOR}=`)) ?? [];
  return left.length === 0 ? start : `${start}?${left.join('&')}`;
}
