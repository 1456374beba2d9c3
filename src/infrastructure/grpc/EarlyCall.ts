import type { FirstPage } from '../../application/operations/firstPage';
import type { ValidSession } from '../../application/ports/AuthenticationGateway';
import type { DefectLog } from '../../application/ports/DefectLog';
import type { StoredSession } from '../../application/ports/SessionVault';
import type { BankTime } from '../../application/time/BankTime';
import type { MadeCall } from './MadeCall';

declare global {
  interface Window {
    firstPage?: MadeCall | undefined;
  }
}

interface EarlyCallDeps {
  readonly bankTime: BankTime;
  readonly log: DefectLog;
}

/** Answer to the call that the document has made before the application was there. The code that reads it comes with that of all operations. */
export class EarlyCall {
  readonly #deps: EarlyCallDeps;

  constructor(deps: EarlyCallDeps) {
    this.#deps = deps;
  }

  /** Check of a session by the first page, which only an open one gets; `undefined` where nothing of that is known. */
  async validSession(session: StoredSession | undefined): Promise<ValidSession | undefined> {
    const firstPage = session && (await this.take(session.sessionKey));
    return (
      firstPage && {
        sessionId: session.sessionId,
        userId: firstPage.user.id,
        stage: 'active',
        position: firstPage.position,
        firstPage,
      }
    );
  }

  /** First page that was asked for with this key, once. `undefined` where no call was made, and when it was refused or brought no answer. */
  async take(sessionKey: string): Promise<FirstPage | undefined> {
    const call = window.firstPage;
    window.firstPage = undefined;
    if (call?.sessionKey !== sessionKey) {
      return undefined;
    }
    try {
      return await (await import('./readFirstPage')).readFirstPage(call, this.#deps.bankTime);
    } catch (cause) {
      this.#deps.log.defect('early first page', cause);
      return undefined;
    }
  }
}
