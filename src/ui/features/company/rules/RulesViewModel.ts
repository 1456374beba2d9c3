import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { CompanyRules, ListedRule } from '../../../../application/operations/approvalRules';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import type { Employee } from '../../../../domain/corporate/Employee';

/** Rules of the company about further signatures, and the users a rule can name. */
@injectable()
export class RulesViewModel {
  found: CompanyRules | undefined;
  employees: readonly Employee[] | undefined;
  status: 'LOADING' | 'LOADED' | 'ERROR' = 'LOADING';

  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { found: observableRef, employees: observableRef }, { autoBind: true });
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const rules = await this.#gateway.execute('GET_APPROVAL_RULES', {});
    runInAction(() => {
      this.found = rules.ok ? rules.value : this.found;
      this.status = rules.ok ? 'LOADED' : 'ERROR';
    });
  }

  /** Loads the rules with the users of the company, for the form. */
  async loadForm(): Promise<void> {
    this.status = 'LOADING';
    const employees = await this.#gateway.execute('GET_CORP_EMPLOYESS', {});
    if (employees.ok) {
      await this.load();
    }
    runInAction(() => {
      this.employees = employees.ok ? employees.value.employees : this.employees;
      this.status = employees.ok ? this.status : 'ERROR';
    });
  }

  ruleOf(ruleId: string): ListedRule | undefined {
    return this.found?.rules.find(({ id }) => id === ruleId);
  }

  /** Users of the company who sign; a rule names some of them. */
  get signers(): readonly Employee[] {
    return (this.employees ?? []).filter(({ rights }) => rights.includes('sign'));
  }

  /** Users of the company who make documents. */
  get authors(): readonly Employee[] {
    return (this.employees ?? []).filter(({ rights }) => rights.includes('create'));
  }
}
