import type { BankServices } from '../../BankServices';
import type { RemittanceNetwork } from './RemittanceNetwork';
import { SandboxRemittanceNetwork } from './SandboxRemittanceNetwork';

/** Whom this bank asks about transfers that wait; outside the demonstration no system is connected yet. */
export function remittanceNetworkOf(bank: BankServices): RemittanceNetwork | undefined {
  return bank.configuration.sandbox ? new SandboxRemittanceNetwork(bank) : undefined;
}
