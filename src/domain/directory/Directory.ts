import type { LocalizedText } from '../language/Language';
import type { PasswordPolicy } from '../user/passwordPolicy';
import type { SecurityQuestion } from '../user/securityQuestions';

/** Current version of a directory; a client that holds another version loads the directory again. */
export interface DirectoryVersion {
  readonly name: string;
  readonly dataVersion: bigint;
}

/** Message of the bank for one failure code (specification 1, section 3). */
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
