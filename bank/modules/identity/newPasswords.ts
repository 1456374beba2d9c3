import type { Failure } from '../../../src/application/operations/failureCodes';
import { passwordProblems } from '../../../src/domain/user/passwordPolicy';
import { isCommonPassword } from './commonPasswords';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyPassword } from './passwords';

/** New password of a user, with the facts it is checked against and the hash of the password it replaces. */
export interface PasswordChange {
  readonly username: string;
  readonly phone: string;
  readonly currentHash: string;
  readonly newPassword: string;
}

export type PasswordRefusal = Failure<'PASSWORD_POLICY_INCONSISTENCY'>;

/** The first rule a new password breaks that is seen without a hash: those both sides know, then that it is not a common one. */
export function passwordRuleRefusal(change: Omit<PasswordChange, 'currentHash'>): PasswordRefusal | undefined {
  const [problem] = passwordProblems(change.newPassword, change);
  if (problem !== undefined) {
    return policyBroken(problem);
  }
  return isCommonPassword(change.newPassword) ? policyBroken('COMMON') : undefined;
}

/** The first rule a new password breaks, and last that it is another one than now. Throws QueueFull. */
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

/** The hash of a password that has passed the rules. Throws QueueFull when too many wait to be hashed. */
export function hashNewPassword(password: string): Promise<string> {
  return inHashingQueue(() => hashPassword(password));
}
