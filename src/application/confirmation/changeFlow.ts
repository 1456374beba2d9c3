import type { Result } from '../../domain/result/Result';
import { success } from '../../domain/result/Result';
import type { CodeSent } from '../../domain/operation/OperationOutcome';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import type { ResendCode } from '../operations/catalogue';
import type { Failure } from '../operations/failureCodes';
import type { OperationConfirmation } from '../operations/transfers';
import type { AwaitedCode, Confirmable } from './Confirmable';
import { ConfirmationFlow } from './ConfirmationFlow';
import type { FlowDeps } from './FlowDeps';

/** Flow of a change or a signature: its code is sent at once, so there is no preview unless a company has to sign it. */
export type ChangeFlow<Waiting extends WaitingChange = WaitingChange, Outcome = unknown> = ConfirmationFlow<
  Waiting,
  Outcome
>;

/** Call that checks the code of a change. */
export type ConfirmCall<Outcome> = (confirmation: OperationConfirmation) => Promise<Result<Outcome, Failure>>;

/** Calls of a change: the one that checks its code, and the one that sends another. */
export interface ChangeCalls<Outcome> {
  readonly confirm: ConfirmCall<Outcome>;
  /** `SEND_UTILITY_OTP` for what CONFIRM_UTILITY_OPERATION confirms, `RETRY_SEND_OTP` for all else. */
  readonly resend: ResendCode;
}

/** Makes the flow of a change of which `confirm` checks the code; nothing of it has been done before. */
export function changeFlow<Waiting extends WaitingChange, Outcome>(
  deps: FlowDeps,
  { confirm, resend }: ChangeCalls<Outcome>,
): ChangeFlow<Waiting, Outcome> {
  const change: Confirmable<Waiting, Outcome> = {
    codeOf: (waiting) => (waiting.toSign === undefined ? awaitedCode(waiting) : undefined),
    isSigned: ({ toSign }) => toSign !== undefined,
    expiresAt: () => undefined,
    sendCode: async ({ operationId }) => {
      const answer = await deps.gateway.execute(resend, { operationId });
      return answer.ok ? success(awaitedCode(answer.value)) : answer;
    },
    confirm: ({ operationId }, otp) => confirm({ operationId, otp }),
  };
  return new ConfirmationFlow(change, deps);
}

/** Flow of a change of the user's settings or documents. */
export type SettingFlow = ChangeFlow;

export const SettingFlow = Symbol.for('SettingFlow');

/** Makes the flow of a change of the user's settings or documents (specification 2, section 7.3, CONFIRM_UTILITY_OPERATION). */
export function settingFlow(deps: FlowDeps): SettingFlow {
  return changeFlow(deps, {
    confirm: (confirmation) => deps.gateway.execute('CONFIRM_UTILITY_OPERATION', confirmation),
    resend: 'SEND_UTILITY_OTP',
  });
}

function awaitedCode({
  otpType,
  phone,
  isLastSmsTry,
  expiresAt,
  resendAfterSeconds,
}: WaitingChange | CodeSent): AwaitedCode {
  return { otpType, phone, isLastSmsTry, expiresAt, resendAfterSeconds };
}
