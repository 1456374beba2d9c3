import type { Problems } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { PinForm, problemsOfPin } from './PinForm';
import { isPin } from './pinPolicy';

/** Proof of identity for a PIN change: the current PIN, or the password when the PIN is forgotten or was never set. */
export const PIN_PROOFS = ['pin', 'password'] as const;

export type PinProof = (typeof PIN_PROOFS)[number];

/** Form fields of a PIN change, or of a first PIN (specification 1, section 5). */
export interface PinChangeForm {
  readonly proof: PinProof;
  readonly currentPin: string;
  readonly currentPassword: string;
  readonly newPin: string;
  readonly repeatedPin: string;
}

/** First violation of each required field; empty when the change can be submitted. */
export function pinChangeProblems(form: PinChangeForm): Problems<PinChangeForm> {
  const { pin, repeat } = problemsOfPin(new PinForm({ pin: form.newPin, repeat: form.repeatedPin }));
  const newProblem = pin ?? (form.proof === 'pin' && form.newPin === form.currentPin ? 'PIN_UNCHANGED' : undefined);
  return {
    ...proofProblem(form),
    ...(newProblem !== undefined && { newPin: newProblem }),
    ...(repeat !== undefined && { repeatedPin: repeat }),
  };
}

function proofProblem({ proof, currentPin, currentPassword }: PinChangeForm): Problems<PinChangeForm> {
  if (proof === 'password') {
    return currentPassword === '' ? { currentPassword: 'PASSWORD_REQUIRED' } : {};
  }
  const problem: ValidationCode | undefined =
    currentPin === '' ? 'CURRENT_PIN_REQUIRED' : isPin(currentPin) ? undefined : 'PIN_DIGITS';
  return problem === undefined ? {} : { currentPin: problem };
}
