import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { Template } from '../../domain/template/Template';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import type { ScheduleChange } from '../operations/templates';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** All templates of a customer are on one page (specification 2, section 9: page 1, limit 1000). */
const ALL = { page: 1, limit: 1000 } as const;

type Changed = Result<Template, Failure>;

/** Payment templates of the customer, newest first, each with its schedule. */
@injectable('Singleton')
export class TemplatesStore extends ListStore<readonly Template[]> {
  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({ empty: [], load: () => gateway.execute('LIST_TEMPLATE_V2', ALL) });
    this.#gateway = gateway;
  }

  get templates(): readonly Template[] {
    return this.held;
  }

  byId(templateId: string): Template | undefined {
    return this.templates.find(({ id }) => id === templateId);
  }

  async keep(name: string, operationId: OperationId): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('CREATE_TEMPLATE', { name, operationId }));
  }

  async rename(templateId: string, name: string): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('UPDATE_TEMPLATE', { templateId, name }));
  }

  async remove({ id: templateId }: Template): Promise<Result<unknown, Failure>> {
    const answer = await this.#gateway.execute('DELETE_TEMPLATE', { templateId });
    if (answer.ok) {
      this.hold(this.#without(templateId));
    }
    return answer;
  }

  async restore({ id: templateId }: Template): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('RESTORE_TEMPLATE', { templateId }));
  }

  async changeSchedule(change: ScheduleChange): Promise<Changed> {
    return this.#taken(await this.#gateway.execute('CHANGE_SCHEDULE', change));
  }

  #taken(answer: Changed): Changed {
    if (answer.ok) {
      this.hold([answer.value, ...this.#without(answer.value.id)].toSorted(newestFirst));
    }
    return answer;
  }

  #without(templateId: string): readonly Template[] {
    return this.templates.filter(({ id }) => id !== templateId);
  }
}

function newestFirst(left: Template, right: Template): number {
  return right.id.length - left.id.length || (right.id < left.id ? -1 : 1);
}
