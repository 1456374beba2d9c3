import type { ConfirmedCode, OutcomeOf } from '../operations/catalogue';
import type { Challenge } from '../ports/Challenge';
import type { Confirmable } from './Confirmable';
import { ConfirmationFlow } from './ConfirmationFlow';
import type { FlowDeps } from './FlowDeps';
import { OutcomeInquiry } from './OutcomeInquiry';

/** Flow of an operation that moves money: previewed, confirmed by a code, looked up in the history when the answer was lost. */
export type OperationFlow<Code extends ConfirmedCode> = ConfirmationFlow<Challenge<Code>, OutcomeOf<Code>>;

export function operationFlow<Code extends ConfirmedCode>(deps: FlowDeps): OperationFlow<Code> {
  const { gateway, scheduler } = deps;
  const inquiry = new OutcomeInquiry(gateway, scheduler);
  const operation: Confirmable<Challenge<Code>, OutcomeOf<Code>> = {
    codeOf: () => undefined,
    isSigned: ({ preview }) => preview.awaited !== undefined,
    expiresAt: ({ preview }) => preview.expiresAt,
    sendCode: (challenge, attempt) => gateway.sendCode(challenge, attempt),
    confirm: (challenge, otp) => gateway.confirm(challenge, otp),
    inquire: (operationId) => inquiry.ask(operationId),
  };
  return new ConfirmationFlow(operation, deps);
}
