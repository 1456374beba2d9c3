import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** Groups of a network that one customer of a provider is given (RFC 6177). */
const GROUPS_OF_NETWORK = 4;

/**
 * Network that a caller's address stands for in limits: an address of IPv4 itself, the /64 of one of IPv6, because a caller with one address
 * of it has all of them.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !isIPv6(address)) {
    return mapped ?? address;
  }
  const [head = '', tail] = address.toLowerCase().split('%')[0]?.split('::') ?? [];
  const first = groupsIn(head);
  const last = groupsIn(tail ?? '');
  const zeros = tail === undefined ? [] : Array.from({ length: GROUPS - first.length - last.length }, () => '0');
  return `${[...first, ...zeros, ...last].slice(0, GROUPS_OF_NETWORK).join(':')}::/64`;
}

function groupsIn(text: string): readonly string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
