import type { Settings } from '../../application/ports/Settings';

/** Reads what the server has checked and written into the page (`<meta name="settings">`); a page without it has none. */
export function readSettings(page: ParentNode): Settings {
  const written: DOMStringMap = page.querySelector<HTMLElement>('[name=settings]')?.dataset ?? {};
  const { host = '', check, retry, idle, poll, passkeys } = written;
  const given = (text: string | undefined) => Number(text) || undefined;
  return {
    host,
    checkMs: given(check),
    retryMs: given(retry),
    idleMs: given(idle),
    pollMs: given(poll),
    hasPasskeys: passkeys !== undefined,
  };
}
