import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Company } from '../../../../domain/corporate/Company';
import type { Employee } from '../../../../domain/corporate/Employee';

/** A company with everybody who acts for it. */
export interface StaffedCompany {
  readonly company: Company;
  readonly employees: readonly Employee[];
}

/** Data of the company, and what each of its users may do. */
@injectable()
export class CompanyViewModel {
  found: StaffedCompany | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { found: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const [company, employees] = await Promise.all([
      this.#gateway.execute('GET_CORP_CUSTOMER_DATA', {}),
      this.#gateway.execute('GET_CORP_EMPLOYESS', {}),
    ]);
    runInAction(() => {
      const isRead = company.ok && employees.ok;
      this.found = isRead ? { company: company.value, employees: employees.value.employees } : this.found;
      this.status = isRead ? 'LOADED' : 'ERROR';
    });
  }
}
