import type { BankServices } from '../../BankServices';
import type { CardProcessing } from '../../cards/CardProcessing';
import type { VisaAliasDirectory } from '../../cards/VisaAliasDirectory';
import { SandboxCardProcessing } from './SandboxCardProcessing';
import { SandboxVisaAliases } from './SandboxVisaAliases';

/** The centre that processes payments by cards of the bank; none where the bank is not connected to it. */
export function cardProcessingOf(bank: BankServices): CardProcessing | undefined {
  return bank.configuration.sandbox ? new SandboxCardProcessing(bank) : undefined;
}

/** Visa's directory of telephone numbers; none where the bank is not connected to it. */
export function visaAliasesOf(bank: BankServices): VisaAliasDirectory | undefined {
  return bank.configuration.sandbox ? new SandboxVisaAliases(bank) : undefined;
}
