import { actionBound, makeObservable, observable, observableRef, runInAction } from 'mobx';

import type { DefectLog } from '../ports/DefectLog';
import type { Services } from '../ports/Services';

export interface EntranceAreaDeps {
  readonly log: DefectLog;
  /** Fetches the code of these pages and makes their services. Rejects when the code cannot be fetched. */
  readonly fetch: () => Promise<Services>;
}

/** Services of the pages between the login form and the bank; fetched when the first of them is opened. */
export class EntranceArea {
  status: 'closed' | 'loading' | 'ready' | 'failed' = 'closed';
  services: Services | undefined;

  readonly #deps: EntranceAreaDeps;

  constructor(deps: EntranceAreaDeps) {
    this.#deps = deps;
    makeObservable(this, { status: observable, services: observableRef, open: actionBound });
  }

  /** Fetches the code and makes the services; also retries after a failed fetch. */
  async open(): Promise<void> {
    if (this.status === 'loading' || this.status === 'ready') {
      return;
    }
    this.status = 'loading';
    try {
      const services = await this.#deps.fetch();
      runInAction(() => {
        this.services = services;
        this.status = 'ready';
      });
    } catch (cause) {
      this.#deps.log.defect('entranceArea', cause);
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }
}

/** Services of the login page and of the page for its code. A customer who comes back to an open session never needs them. */
export class LoginArea extends EntranceArea {}
