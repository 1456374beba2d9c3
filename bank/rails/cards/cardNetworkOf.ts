import type { BankServices } from '../../BankServices';
import type { CardNetwork, CardRailName } from './CardNetwork';
import { SandboxCardNetwork } from './SandboxCardNetwork';

/** The local scheme tells strangers whom a card belongs to, Visa does not. */
const SANDBOX_NETWORKS: Readonly<Record<CardRailName, CardNetwork>> = {
  ipc: new SandboxCardNetwork('Мээрим Б.'),
  visa: new SandboxCardNetwork(''),
};

/** The network cards of other banks are asked about; none where this bank is not connected to it. */
export function cardNetworkOf(bank: BankServices, rail: CardRailName): CardNetwork | undefined {
  return bank.configuration.sandbox ? SANDBOX_NETWORKS[rail] : undefined;
}
