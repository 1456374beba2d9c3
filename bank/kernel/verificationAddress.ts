import type { BankServices } from './BankServices';

/** Address at which a person with a copy of a document verifies it by its code. */
export function verificationAddress(code: string, { configuration }: Pick<BankServices, 'configuration'>): string {
  return `${configuration.publicAddress}/excerpt?code=${code}`;
}
