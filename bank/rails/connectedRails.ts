import type { BankServices } from '../BankServices';
import { SANDBOX_BUDGET } from './budget/sandboxBudget';
import { SANDBOX_IPC, SANDBOX_VISA } from './cards/sandboxCards';
import { SANDBOX_ELQR } from './elqr/sandboxElqr';
import { SANDBOX_INTERBANK } from './interbank/sandboxInterbank';
import { SandboxRemittances } from './remittance/SandboxRemittances';
import { SANDBOX_PROVIDERS } from './provider/sandboxProviders';
import type { Rails } from './Rail';
import { SandboxRail } from './SandboxRail';
import { SandboxSwift } from './swift/SandboxSwift';

/** Networks of the demonstration; outside it none is connected yet, and what needs one is refused before it is created. */
const SANDBOX_BEHAVIOURS = [
  SANDBOX_INTERBANK,
  SANDBOX_IPC,
  SANDBOX_VISA,
  SANDBOX_PROVIDERS,
  SANDBOX_BUDGET,
  SANDBOX_ELQR,
] as const;

/** The networks this bank is connected to. */
export function connectedRails(bank: BankServices): Rails {
  return bank.configuration.sandbox
    ? {
        ...Object.fromEntries(
          SANDBOX_BEHAVIOURS.map((behaviour) => [behaviour.rail, new SandboxRail(bank, behaviour)]),
        ),
        swift: new SandboxSwift(bank),
        remittance: new SandboxRemittances(bank),
      }
    : {};
}
