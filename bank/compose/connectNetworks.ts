import type { UnconnectedBank } from '../kernel/BankServices';
import { measuredNetworks } from '../networks/measuredNetworks';
import type { Networks } from '../networks/ports/Networks';
import { SANDBOX_BUDGET } from '../sandbox/networks/budget/sandboxBudget';
import { SandboxTaxService } from '../sandbox/networks/budget/SandboxTaxService';
import { SandboxCardNetwork } from '../sandbox/networks/cards/SandboxCardNetwork';
import { SandboxCardProcessing } from '../sandbox/networks/cards/SandboxCardProcessing';
import { SANDBOX_IPC, SANDBOX_VISA } from '../sandbox/networks/cards/sandboxCards';
import { SandboxVisaAliases } from '../sandbox/networks/cards/SandboxVisaAliases';
import { SandboxDistributors } from '../sandbox/networks/distribution/SandboxDistributors';
import { SANDBOX_ELQR } from '../sandbox/networks/elqr/sandboxElqr';
import { SandboxQrOperator } from '../sandbox/networks/elqr/SandboxQrOperator';
import { SANDBOX_INTERBANK } from '../sandbox/networks/interbank/sandboxInterbank';
import { SANDBOX_PROVIDERS } from '../sandbox/networks/provider/sandboxProviders';
import { SandboxServiceProviders } from '../sandbox/networks/provider/SandboxServiceProviders';
import { SandboxRemittanceNetwork } from '../sandbox/networks/remittance/SandboxRemittanceNetwork';
import { SandboxRemittances } from '../sandbox/networks/remittance/SandboxRemittances';
import { SandboxRail } from '../sandbox/networks/SandboxRail';
import { SandboxSwift } from '../sandbox/networks/swift/SandboxSwift';
import { SandboxElsom } from '../sandbox/networks/wallet/SandboxElsom';
import { createEmailSender } from './createEmailSender';
import { createSmsSender } from './createSmsSender';

const SANDBOX_RAILS = [
  SANDBOX_INTERBANK,
  SANDBOX_IPC,
  SANDBOX_VISA,
  SANDBOX_PROVIDERS,
  SANDBOX_BUDGET,
  SANDBOX_ELQR,
] as const;

/**
 * Connects a bank to the networks its configuration names: those of a demonstration in a sandbox, elsewhere the ways of messages alone.
 * @throws Error where text messages could not leave the bank
 */
export function connectNetworks(bank: UnconnectedBank): Networks {
  const email = createEmailSender(bank);
  const messages = { sms: createSmsSender(bank), ...(email !== undefined && { email }) };
  return measuredNetworks(
    bank.configuration.sandbox
      ? { ...messages, ...sandboxNetworks(bank) }
      : { ...messages, rails: {}, cardNetworks: {} },
  );
}

function sandboxNetworks(bank: UnconnectedBank): Omit<Networks, 'sms' | 'email'> {
  return {
    rails: {
      ...Object.fromEntries(SANDBOX_RAILS.map((behaviour) => [behaviour.rail, new SandboxRail(bank, behaviour)])),
      swift: new SandboxSwift(bank),
      remittance: new SandboxRemittances(bank),
    },
    // The local scheme tells strangers whom a card belongs to, Visa does not.
    cardNetworks: { ipc: new SandboxCardNetwork('Мээрим Б.'), visa: new SandboxCardNetwork('') },
    cardProcessing: new SandboxCardProcessing(bank),
    visaAliases: new SandboxVisaAliases(bank),
    distributors: new SandboxDistributors(),
    walletOperator: new SandboxElsom(bank),
    serviceProviders: new SandboxServiceProviders(),
    remittances: new SandboxRemittanceNetwork(bank),
    qrOperator: new SandboxQrOperator(bank),
    taxService: new SandboxTaxService(bank.clock),
  };
}
