import { comparableCodeWord } from '../../../src/domain/user/codeWord';
import { inHashingQueue } from './hashingCalls';
import { hashPassword, verifyAgainstNobody, verifyPassword } from './passwords';

/** What is stored of a code word. Throws QueueFull when too many wait to be hashed. */
export function hashCodeWord(word: string): Promise<string> {
  return inHashingQueue(() => hashPassword(comparableCodeWord(word)));
}

/** Whether this is the code word; takes the same time for a customer who has none. Throws QueueFull. */
export function isCodeWordOf(storedHash: string | undefined, word: string): Promise<boolean> {
  return inHashingQueue(async () => {
    if (storedHash === undefined) {
      await verifyAgainstNobody(comparableCodeWord(word));
      return false;
    }
    return verifyPassword(storedHash, comparableCodeWord(word));
  });
}
