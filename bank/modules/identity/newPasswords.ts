import type { Failure } from '../../../src/application/operations/failureCodes';
import { passwordViolations } from '../../../src/domain/user/passwordPolicy';
import type { PasswordPolicy } from '../../../src/domain/user/passwordPolicy';
import { isCommonPassword } from './commonPasswords';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyPassword } from './passwords';

/** New password of a user, with the facts it is checked against and the hash of the password it replaces. */
export interface PasswordChange {
  readonly username: string;
  readonly phone: string;
  readonly currentHash: string;
  readonly newPassword: string;
  /** Policy in force. */
  readonly policy: PasswordPolicy;
}

export type PasswordRefusal = Failure<'PASSWORD_POLICY_INCONSISTENCY'>;

/**
 * First rule a new password breaks, without the check that needs a hash: the rules of the domain, then that it is not a common password;
 * `undefined` when there is none.
 */
export function passwordRuleRefusal(change: Omit<PasswordChange, 'currentHash'>): PasswordRefusal | undefined {
  const [violation] = passwordViolations(change.newPassword, change, change.policy);
  if (violation !== undefined) {
    return policyBroken(violation);
  }
  return isCommonPassword(change.newPassword) ? policyBroken('COMMON') : undefined;
}

/**
 * First rule a new password breaks, including that it differs from the present one; `undefined` when there is none.
 * @throws QueueFull when too many hashes wait
 */
export async function passwordRefusal(change: PasswordChange): Promise<PasswordRefusal | undefined> {
  const broken = passwordRuleRefusal(change);
  if (broken !== undefined) {
    return broken;
  }
  const unchanged = await inHashingQueue(() => verifyPassword(change.currentHash, change.newPassword));
  return unchanged ? policyBroken('UNCHANGED') : undefined;
}

function policyBroken(rule: string): PasswordRefusal {
  return { code: 'PASSWORD_POLICY_INCONSISTENCY', data: { rule } };
}

/**
 * Hashes a password that has passed the rules.
 * @throws QueueFull when too many hashes wait
 */
export function hashNewPassword(password: string): Promise<string> {
  return inHashingQueue(() => hashPassword(password));
}
