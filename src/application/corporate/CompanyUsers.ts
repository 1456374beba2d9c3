import type { Employee } from '../../domain/corporate/Employee';
import { success } from '../../domain/result/Result';
import type { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Users of the company, who make its documents. */
export class CompanyUsers extends ListStore<readonly Employee[]> {
  constructor(gateway: OperationGateway) {
    super({
      empty: [],
      load: async () => {
        const answer = await gateway.execute('GET_CORP_EMPLOYESS', {});
        return answer.ok ? success(answer.value.employees) : answer;
      },
    });
  }

  get users(): readonly Employee[] {
    return this.held;
  }
}
