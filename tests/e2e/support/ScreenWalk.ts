import { addressOf } from '../../pictures/support/screens';
import { atRest, watchCalls } from '../../pictures/support/takeShots';
import type { BrowserUser } from './BrowserUser';

const NOWHERE = '/there-is-no-such-page';

/** Somebody who opens screens one after the other. Begins before the first page, so that no call of it is missed. */
export class ScreenWalk {
  readonly #openCalls: () => number;

  constructor(readonly user: BrowserUser) {
    this.#openCalls = watchCalls(user.page);
  }

  /** Screens of the running application, which is not loaded anew; names each once nothing on it is being loaded. */
  async *follow(paths: readonly string[], ids: Readonly<Record<string, string>> = {}): AsyncGenerator<string> {
    const nowhere = this.user.heading(this.user.words.common.notFound.title);
    for (const path of paths) {
      await this.user.follow(NOWHERE);
      await nowhere.waitFor();
      await this.user.follow(addressOf(path, ids));
      await nowhere.waitFor({ state: 'detached' });
      await atRest(this.user.page, this.#openCalls);
      yield path;
    }
  }

  /** The same for pages that are opened like bookmarks. */
  async *open(paths: readonly string[]): AsyncGenerator<string> {
    for (const path of paths) {
      await this.user.open(path);
      await atRest(this.user.page, this.#openCalls);
      yield path;
    }
  }
}
