import type { BankServices } from '../../BankServices';
import type { WalletOperator } from '../../wallets/WalletOperator';
import { SandboxElsom } from './SandboxElsom';

/** The operator of electronic wallets; none where the bank is not connected to it. */
export function walletOperatorOf(bank: BankServices): WalletOperator | undefined {
  return bank.configuration.sandbox ? new SandboxElsom(bank) : undefined;
}
