import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { OperationId } from '../../domain/operation/OperationId';
import type { Result } from '../../domain/result/Result';
import type { Template } from '../../domain/template/Template';
import { RequestSequence } from '../loading/RequestSequence';
import { statusOf } from '../loading/LoadStatus';
import type { LoadStatus } from '../loading/LoadStatus';
import type { Failure } from '../operations/failureCodes';
import type { ScheduleChange } from '../operations/templates';
import type { OperationGateway } from '../ports/OperationGateway';

/** All templates of a customer are on one page (specification 2, section 9: page 1, limit 1000). */
const ALL = { page: 1, limit: 1000 } as const;

type Changed = Result<Template, Failure>;

/** Payment templates of the customer, newest first, each with its schedule. */
export class TemplatesStore {
  status: LoadStatus = 'LOADING';
  templates: readonly Template[] = [];

  readonly #gateway: OperationGateway;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway) {
    this.#gateway = gateway;
    makeAutoObservable(this, { templates: observableRef }, { autoBind: true });
  }

  byId(templateId: string): Template | undefined {
    return this.templates.find(({ id }) => id === templateId);
  }

  /** Reloads the list; the current one stays while loading and when loading fails. */
  async reload(): Promise<void> {
    const isLatest = this.#latest.begin();
    if (this.templates.length === 0) {
      this.status = 'LOADING';
    }
    const answer = await this.#gateway.execute('LIST_TEMPLATE_V2', ALL);
    runInAction(() => {
      if (!isLatest()) {
        return;
      }
      if (answer.ok) {
        this.#show(answer.value);
      } else if (this.templates.length === 0) {
        this.status = 'ERROR';
      }
    });
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
      runInAction(() => this.#show(this.templates.filter(({ id }) => id !== templateId)));
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
      const others = this.templates.filter(({ id }) => id !== answer.value.id);
      runInAction(() => this.#show([answer.value, ...others].toSorted(newestFirst)));
    }
    return answer;
  }

  readonly #show = (templates: readonly Template[]): void => {
    this.templates = templates;
    this.status = statusOf(templates);
  };
}

function newestFirst(left: Template, right: Template): number {
  return right.id.length - left.id.length || (right.id < left.id ? -1 : 1);
}
