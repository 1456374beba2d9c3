import { createHash } from 'node:crypto';

import type { DirectoryName } from '../../../src/domain/directory/Directory';
import { PASSWORD_POLICY } from '../../../src/domain/user/passwordPolicy';
import { SECURITY_QUESTIONS } from '../../../src/domain/user/securityQuestions';
import type { BankServices } from '../../kernel/BankServices';
import { businessErrors } from './businessErrors';

/** Directories without rows of their own, whose content comes with the program of the bank. */
const BUILT_IN: readonly (readonly [name: DirectoryName, content: readonly unknown[]])[] = [
  ['BUSINESS_ERRORS', businessErrors()],
  ['PASSWORD_POLICIES', [PASSWORD_POLICY]],
  ['SECURITY_QUESTIONS', SECURITY_QUESTIONS],
];

const RAISE = `
  update directory_version
    set data_version = data_version + (content_hash is not null)::int, content_hash = $2, changed_at = $3
    where name = $1 and content_hash is distinct from $2`;

/** Raises the edition of each directory whose content another program of the bank has brought with it. */
export async function synchronizeDirectories({ database, clock }: BankServices): Promise<void> {
  for (const [name, content] of BUILT_IN) {
    const hash = createHash('sha256').update(JSON.stringify(content)).digest();
    await database.pool.query({ text: RAISE, values: [name, hash, new Date(clock.now())] });
  }
}
