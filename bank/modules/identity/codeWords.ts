import { comparableCodeWord } from '../../../src/domain/user/codeWord';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords';

/**
 * Hashes a code word for storage.
 * @throws QueueFull when too many hashes wait.
 */
export function hashCodeWord(word: string): Promise<string> {
  return inHashingQueue(() => hashPassword(comparableCodeWord(word)));
}

/**
 * True when this is the code word; takes the same time for a customer who has none.
 * @throws QueueFull when too many hashes wait.
 */
export function isCodeWordOf(storedHash: string | undefined, word: string): Promise<boolean> {
  return inHashingQueue(async () => {
    if (storedHash === undefined) {
      await verifyAgainstNobody(comparableCodeWord(word));
      return false;
    }
    return verifyPassword(storedHash, comparableCodeWord(word));
  });
}
