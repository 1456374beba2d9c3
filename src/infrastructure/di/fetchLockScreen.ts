import type { Container } from 'inversify';

import { Device } from '../../application/ports/Device';
import { EntranceArea } from '../../application/session/EntranceArea';
import { loadWords } from '../../ui/language/loadWords';

/** Namespaces of the lock screen. */
const WORDS = ['lock', 'failures', 'validation'] as const;

/** Fetches all the lock screen is made of, so that it can be shown without a network. Resolves to false when it could not be fetched. */
export async function fetchLockScreen(container: Container): Promise<boolean> {
  const area = container.get(EntranceArea);
  const language = container.get<Device>(Device).language();
  try {
    await Promise.all([
      area.open(),
      import('../../ui/lock/LockScreen'),
      ...WORDS.map((namespace) => loadWords(language, namespace)),
    ]);
    return area.status === 'ready';
  } catch {
    return false;
  }
}
