import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { BusinessError } from '../../domain/directory/Directory';
import type { Language } from '../../domain/language/Language';
import { inject, injectable } from '../injection';
import { OperationGateway } from '../ports/OperationGateway';

const DIRECTORY_NAME = 'BUSINESS_ERRORS';

/**
 * The bank's own texts of failures (specification 2, section 8.1). Loaded after sign-in and whenever the bank serves another
 * edition; until then, and for codes it does not name, the application's own texts are shown.
 */
@injectable()
export class BusinessErrorsStore {
  errors: ReadonlyMap<string, BusinessError> = new Map();
  dataVersion: bigint | undefined;

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { errors: observableRef }, { autoBind: true });
  }

  /** The bank's text of a code in this language, else its fallback text, else `undefined`. Placeholders `{{name}}` are kept. */
  textOf(code: string, language: Language): string | undefined {
    const error = this.errors.get(code);
    return error === undefined ? undefined : error.text[language] || error.fallbackText || undefined;
  }

  /** Reads the list of directory versions and loads the directory when its version differs from the one held. */
  async refresh(): Promise<void> {
    const versions = await this.#gateway.execute('GET_DV_OF_DIRECTORIES', {});
    const served = versions.ok ? versions.value.find((version) => version.name === DIRECTORY_NAME) : undefined;
    if (versions.ok && (served === undefined || served.dataVersion !== this.dataVersion)) {
      await this.#load();
    }
  }

  async #load(): Promise<void> {
    const answer = await this.#gateway.execute('GET_DIRECTORY_BUSINESS_ERRORS', {
      withoutImages: true,
      dataVersion: this.dataVersion,
    });
    if (answer.ok) {
      runInAction(() => {
        this.errors = new Map(answer.value.errors.map((error) => [error.code, error]));
        this.dataVersion = answer.value.dataVersion;
      });
    }
  }
}
