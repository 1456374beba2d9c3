import type { Container } from 'inversify';

import { EntranceArea } from '../../application/session/EntranceArea';
import type { Language } from '../../domain/language/Language';
import { loadWords } from '../../ui/language/loadWords';

/** Namespaces of the lock screen. */
const WORDS = ['lock', 'failures', 'validation'] as const;

/** Fetches all the lock screen is made of, with its words in a language, so that it can be shown without a network. Resolves to false when it could not be fetched. */
export async function fetchLockScreen(container: Container, language: Language): Promise<boolean> {
  const area = container.get(EntranceArea);
  try {
    await Promise.all([
      area.open(),
      import('../../ui/features/entrance/lock/LockScreen'),
      ...WORDS.map((namespace) => loadWords(language, namespace)),
    ]);
    return area.status === 'ready';
  } catch {
    return false;
  }
}
