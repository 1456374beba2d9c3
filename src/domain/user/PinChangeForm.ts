import type { Violations } from '../validation/validate';
import type { ValidationCode } from '../validation/ValidationCode';
import { PinForm, violationsOfPin } from './PinForm';
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
export function pinChangeViolations(form: PinChangeForm): Violations<PinChangeForm> {
  const { pin, repeat } = violationsOfPin(new PinForm({ pin: form.newPin, repeat: form.repeatedPin }));
  const newViolation = pin ?? (form.proof === 'pin' && form.newPin === form.currentPin ? 'PIN_UNCHANGED' : undefined);
  return {
    ...proofViolation(form),
    ...(newViolation !== undefined && { newPin: newViolation }),
    ...(repeat !== undefined && { repeatedPin: repeat }),
  };
}

function proofViolation({ proof, currentPin, currentPassword }: PinChangeForm): Violations<PinChangeForm> {
  if (proof === 'password') {
    return currentPassword === '' ? { currentPassword: 'PASSWORD_REQUIRED' } : {};
  }
  const violation: ValidationCode | undefined =
    currentPin === '' ? 'CURRENT_PIN_REQUIRED' : isPin(currentPin) ? undefined : 'PIN_DIGITS';
  return violation === undefined ? {} : { currentPin: violation };
}
