import type { BankServices } from '../../BankServices';
import { SandboxServiceProviders } from './SandboxServiceProviders';
import type { ServiceProviders } from './ServiceProviders';

/** The network of providers this bank can ask; outside the demonstration none is connected yet. */
export function connectedProviders({ configuration }: BankServices): ServiceProviders | undefined {
  return configuration.sandbox ? new SandboxServiceProviders() : undefined;
}
