import { randomBytes } from 'node:crypto';

import type { ClientBase } from 'pg';

import { seal } from '../../kernel/sealing';
import type { Secrets } from '../../kernel/Secrets';

/** The tokens the bank has handed to the signers of the company. */
const DEMONSTRATION_TOKENS = [
  { login: 'saltanat', serial: 'TK26-0001' },
  { login: 'daniyar', serial: 'TK26-0002' },
] as const;

/** As long as the hash it is used with (RFC 4226, section 4, requirement R6). */
const KEY_BYTES = 20;

/**
 * Makes a token for every signatory and enters it at the bank, not linked to a user yet: the signatory has to choose it under "how to
 * confirm". An existing token is left as it is.
 */
export async function seedTokens(client: ClientBase, secrets: Secrets): Promise<void> {
  for (const { login, serial } of DEMONSTRATION_TOKENS) {
    const key = randomBytes(KEY_BYTES);
    await client.query(
      `with entered as (
        insert into hardware_token (serial, seed) select $2, $3 from app_user where login = $1
          on conflict do nothing returning serial)
      insert into sandbox_token (serial, user_id, key) select serial, u.id, $4 from entered, app_user u where u.login = $1`,
      [login, serial, seal(secrets, `token ${serial}`, key), key],
    );
  }
}
