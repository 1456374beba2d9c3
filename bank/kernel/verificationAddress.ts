import type { BankServices } from './BankServices';

/** Address at which anybody who was given a document can verify by its code that it is the bank's. */
export function verificationAddress(code: string, { configuration }: Pick<BankServices, 'configuration'>): string {
  return `${configuration.publicAddress}/excerpt?code=${code}`;
}
