const IP_ADDRESS = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/;

/**
 * The text of a message with its code bound to the site: the last line `@host #123456` lets browsers offer the code on that site alone
 * (https://wicg.github.io/sms-one-time-codes). Sites without https or without a host name have no such line.
 */
export function originBound(text: string, code: string, publicAddress: string): string {
  const { protocol, hostname } = new URL(publicAddress);
  const hasName = hostname.includes('.') && !IP_ADDRESS.test(hostname);
  return protocol === 'https:' && hasName ? `${text}\n\n@${hostname} #${code}` : text;
}
