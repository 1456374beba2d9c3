import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { AccountsStore } from '../../../../../application/accounts/AccountsStore';
import { inject, injectable } from '../../../../../application/injection';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure, FailureCode } from '../../../../../application/operations/failureCodes';
import { Identifiers } from '../../../../../application/ports/Identifiers';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import { QrPointsStore } from '../../../../../application/qr/QrPointsStore';
import type { Account } from '../../../../../domain/account/Account';
import { listedAccounts } from '../../../../../domain/account/mainAccount';
import type { OperationId } from '../../../../../domain/operation/OperationId';
import type { QrPointEmployee, QrPointFields } from '../../../../../domain/qr/QrPoint';
import { draftOfPoint, EMPTY_POINT, pointFieldsOf, pointViolations } from '../../../../../domain/qr/QrPointDraft';
import type { QrPointDraft, QrPointField } from '../../../../../domain/qr/QrPointDraft';
import type { Violations } from '../../../../../domain/validation/validate';

/** Field a failure of the bank concerns, where it concerns one. */
const FIELD_OF_FAILURE: Readonly<Partial<Record<FailureCode, QrPointField>>> = {
  SALES_POINT_TAKEN: 'salesPointId',
  ACCOUNT_NOT_FOUND: 'accountId',
  CURRENCY_MISMATCH: 'accountId',
  ACCOUNT_CREDIT_DORMANT: 'accountId',
  ACCOUNT_NO_CREDIT: 'accountId',
  SALES_POINT_EMPLOYEE_NOT_REGISTERED: 'userIds',
};

@injectable()
export class QrPointFormDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(AccountsStore) readonly accounts!: AccountsStore;
  @inject(QrPointsStore) readonly points!: QrPointsStore;
  @inject(Identifiers) readonly identifiers!: Pick<Identifiers, 'operationId'>;
}

/** Form of a point of sale, new or changed. */
@injectable()
export class QrPointFormViewModel {
  draft: QrPointDraft = EMPTY_POINT;
  status: LoadStatus = 'LOADING';
  employees: readonly QrPointEmployee[] = [];
  attempt = 0;
  busy = false;
  failure: Failure | undefined;

  readonly #deps: QrPointFormDeps;
  #pointId: string | undefined;
  #operationId: OperationId;

  constructor(@inject(QrPointFormDeps) deps: QrPointFormDeps) {
    this.#deps = deps;
    this.#operationId = deps.identifiers.operationId();
    makeAutoObservable(
      this,
      { draft: observableRef, employees: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get accounts(): readonly Account[] {
    return listedAccounts(this.#deps.accounts.accounts);
  }

  get violations(): Violations<QrPointDraft> {
    return this.attempt > 0 ? pointViolations(this.draft, this.accounts) : {};
  }

  /** Failure of the bank that concerns one field. */
  get refused(): { readonly field: QrPointField; readonly failure: Failure } | undefined {
    const field = this.failure && FIELD_OF_FAILURE[this.failure.code];
    return this.failure === undefined || field === undefined ? undefined : { field, failure: this.failure };
  }

  /** Reads everything the form shows; EMPTY when there is no such point. */
  async open(pointId: string | undefined): Promise<void> {
    this.#pointId = pointId;
    this.status = 'LOADING';
    const [answer] = await Promise.all([
      this.#deps.gateway.execute('GET_ALL_EMPLOYEES_FOR_UPDATE_QR_ACCESS_BY_ID', { pointId }),
      this.#deps.accounts.ensure(),
      this.#deps.points.ensure(),
    ]);
    runInAction(() => {
      if (!answer.ok) {
        this.status = answer.failure.code === 'SALES_POINT_NOT_FOUND' ? 'EMPTY' : 'ERROR';
        return;
      }
      this.employees = answer.value;
      const point = pointId === undefined ? undefined : this.#deps.points.byId(pointId);
      this.draft = point === undefined ? EMPTY_POINT : draftOfPoint(point);
      this.status = pointId !== undefined && point === undefined ? 'EMPTY' : 'LOADED';
    });
  }

  /** Changes the form; what is asked for then is another request. */
  change(values: Partial<QrPointDraft>): void {
    this.draft = { ...this.draft, ...values };
    this.failure = undefined;
    this.#operationId = this.#deps.identifiers.operationId();
  }

  toggleUser(userId: string): void {
    const { userIds } = this.draft;
    const others = userIds.filter((id) => id !== userId);
    this.change({ userIds: others.length === userIds.length ? [...userIds, userId] : others });
  }

  /** Saves the point. Returns the hash of a new one, an empty text for a changed one, and `undefined` when nothing was saved. */
  async save(): Promise<string | undefined> {
    this.attempt += 1;
    const fields = pointFieldsOf(this.draft, this.accounts);
    if (fields === undefined || this.busy) {
      return undefined;
    }
    this.busy = true;
    this.failure = undefined;
    const saved = await (this.#pointId === undefined ? this.#create(fields) : this.#change(this.#pointId, fields));
    runInAction(() => {
      this.busy = false;
      this.failure = typeof saved === 'string' ? undefined : saved;
    });
    return typeof saved === 'string' ? saved : undefined;
  }

  async #create(fields: QrPointFields): Promise<string | Failure> {
    const answer = await this.#deps.gateway.execute('CREATE_QR_ACCOUNT_DATA_CORP_USERS', {
      operationId: this.#operationId,
      ...fields,
    });
    if (!answer.ok) {
      return answer.failure;
    }
    await this.#deps.points.reload();
    return answer.value.hash;
  }

  async #change(pointId: string, fields: QrPointFields): Promise<string | Failure> {
    return (await this.#deps.points.change(pointId, fields)) ?? '';
  }
}
