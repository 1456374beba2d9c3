import type { LocalizedText } from '../language/Language';
import type { PasswordPolicy } from '../user/passwordPolicy';
import type { SecurityQuestion } from '../user/securityQuestions';

/** Which edition of a directory the bank serves now; a client that holds another loads it anew. */
export interface DirectoryVersion {
  readonly name: string;
  readonly dataVersion: bigint;
}

/** What the bank says of one failure code (specification 1, section 3). */
export interface BusinessError {
  readonly code: string;
  readonly text: LocalizedText;
  readonly fallbackText: string;
}

export interface BusinessErrorDirectory {
  readonly dataVersion: bigint;
  readonly errors: readonly BusinessError[];
}

export interface PasswordPolicyDirectory {
  readonly dataVersion: bigint;
  readonly policies: readonly PasswordPolicy[];
}

export interface SecurityQuestionDirectory {
  readonly dataVersion: bigint;
  readonly questions: readonly SecurityQuestion[];
}
