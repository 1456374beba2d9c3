import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../application/injection';
import { OperationGateway } from '../../application/ports/OperationGateway';
import type { Company } from '../../domain/corporate/Company';

/** Data of the company, and the rights of its users. */
@injectable()
export class CompanyViewModel {
  company: Company | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { company: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_CORP_CUSTOMER_DATA', {});
    runInAction(() => {
      this.company = answer.ok ? answer.value : undefined;
      this.status = answer.ok ? 'LOADED' : 'ERROR';
    });
  }
}
