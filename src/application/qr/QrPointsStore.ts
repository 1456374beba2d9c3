import { actionBound, makeObservable } from 'mobx';

import type { QrPoint, QrPointFields } from '../../domain/qr/QrPoint';
import { inject, injectable } from '../injection';
import type { Failure } from '../operations/failureCodes';
import type { QrPoints } from '../operations/qrPoints';
import { OperationGateway } from '../ports/OperationGateway';
import { ListStore } from '../stores/ListStore';

/** Points of sale of the company that the user sees, the latest first. */
@injectable('Singleton')
export class QrPointsStore extends ListStore<QrPoints> {
  readonly #gateway: OperationGateway;

  constructor(@inject(OperationGateway) gateway: OperationGateway) {
    super({
      empty: { points: [], isRegistered: true },
      load: () => gateway.execute('SEARCH_QR_ACCOUNT_DATA', {}),
      isEmpty: ({ points }) => points.length === 0,
      reloadsSilently: true,
    });
    this.#gateway = gateway;
    makeObservable(this, { change: actionBound, archive: actionBound });
  }

  get points(): readonly QrPoint[] {
    return this.held.points;
  }

  /** False once the bank has answered that the user is not registered for codes. */
  get isRegistered(): boolean {
    return this.held.isRegistered;
  }

  byHash(hash: string): QrPoint | undefined {
    return this.points.find((point) => point.hash === hash);
  }

  byId(id: string): QrPoint | undefined {
    return this.points.find((point) => point.id === id);
  }

  /** Changes a point as a whole; returns the failure, if any. */
  async change(pointId: string, fields: QrPointFields): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('UPDATE_QR_ACCOUNT_DATA_BY_ID', { pointId, ...fields });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    const { points, isRegistered } = this.held;
    this.hold({ isRegistered, points: points.map((point) => (point.id === pointId ? answer.value : point)) });
    return undefined;
  }

  /** Puts a point into the archive; returns the failure, if any. */
  async archive(pointId: string): Promise<Failure | undefined> {
    const answer = await this.#gateway.execute('DELETE_QR_ACCOUNT_DATA_BY_ID', { pointId });
    if (!answer.ok) {
      return answer.failure;
    }
    this.ignorePending();
    const { points, isRegistered } = this.held;
    this.hold({ isRegistered, points: points.filter(({ id }) => id !== pointId) });
    return undefined;
  }
}
