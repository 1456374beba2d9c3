import type { BankServices } from '../../BankServices';
import type { DistributorSystems } from '../../invoices/DistributorSystems';
import { SandboxDistributors } from './SandboxDistributors';

/** The accounting of the distributors; none where the bank is not connected to it. */
export function distributorSystemsOf(bank: BankServices): DistributorSystems | undefined {
  return bank.configuration.sandbox ? new SandboxDistributors() : undefined;
}
