import type { Failure } from '../../src/application/operations/failureCodes';
import { passwordProblems } from '../../src/domain/user/passwordPolicy';
import { isCommonPassword } from './commonPasswords';
import { hashPassword, inPasswordQueue, verifyPassword } from './passwords';

/** Whose password it is to be, and the one it replaces. */
export interface PasswordChange {
  readonly username: string;
  readonly phone: string;
  readonly currentHash: string;
  readonly newPassword: string;
}

export type PasswordRefusal = Failure<'PASSWORD_POLICY_INCONSISTENCY'>;

/** The first rule a new password breaks: those both sides know, then that it is new and not among the common ones. */
export async function passwordRefusal(change: PasswordChange): Promise<PasswordRefusal | undefined> {
  const [problem] = passwordProblems(change.newPassword, change);
  if (problem !== undefined) {
    return policyBroken(problem);
  }
  if (isCommonPassword(change.newPassword)) {
    return policyBroken('COMMON');
  }
  const unchanged = await inPasswordQueue(() => verifyPassword(change.currentHash, change.newPassword));
  return unchanged ? policyBroken('UNCHANGED') : undefined;
}

function policyBroken(rule: string): PasswordRefusal {
  return { code: 'PASSWORD_POLICY_INCONSISTENCY', data: { rule } };
}

/** The hash of a password that has passed the rules. Throws QueueFull when too many wait to be hashed. */
export function hashNewPassword(password: string): Promise<string> {
  return inPasswordQueue(() => hashPassword(password));
}
