import { createHmac } from 'node:crypto';

import { sql } from 'kysely';

import { comparableCodeWord } from '../../../src/domain/user/codeWord';
import type { BankServices } from '../../kernel/BankServices';
import { maskedEmail, maskedPhone } from '../../confirmations/oneTimeCodes';

const PHONE_ENDINGS = 10_000;
const FIRST_LETTER = 97;
const LETTERS = 26;

/**
 * Invented contacts, shown for a card and a code word that do not belong together: the same every time for the
 * same words, so that asking twice tells nothing either. The domain of the address is one that customers of this bank have,
 * because a fixed list of common domains could be distinguished from theirs.
 */
export async function decoyContacts(
  bank: BankServices,
  { cardHash, codeWord }: { readonly cardHash: Buffer; readonly codeWord: string },
): Promise<{ readonly phonenumber: string; readonly email: string }> {
  const chance = createHmac('sha256', bank.secrets.hashKey)
    .update(`registration:${cardHash.toString('hex')}:${comparableCodeWord(codeWord)}`)
    .digest();
  const { rows } = await sql<{ email: string }>`
    select email from app_user
      where id >= (select coalesce(mod(${chance.readUInt32BE(0)}, max(id)) + 1, 1) from app_user) order by id limit 1`.execute(
    bank.database.kysely,
  );
  const ending = (chance.readUInt32BE(4) % PHONE_ENDINGS).toString().padStart(4, '0');
  const domain = rows[0]?.email.split('@')[1];
  const letter = String.fromCharCode(FIRST_LETTER + (chance.readUInt8(8) % LETTERS));
  return {
    phonenumber: maskedPhone(`+99600000${ending}`),
    email: domain === undefined ? '' : maskedEmail(`${letter}@${domain}`),
  };
}
