import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { Failure } from '../../../../../application/operations/failureCodes';
import { QrPointsStore } from '../../../../../application/qr/QrPointsStore';
import { UserStore } from '../../../../../application/user/UserStore';
import type { QrPoint } from '../../../../../domain/qr/QrPoint';
import { draftOfPoint, pointsWith } from '../../../../../domain/qr/QrPointDraft';

@injectable()
export class QrPointListDeps {
  @inject(QrPointsStore) readonly points!: QrPointsStore;
  @inject(UserStore) readonly user!: Pick<UserStore, 'user'>;
}

/** Points of sale in use, narrowed by a text, with the switch and the archive of each. */
@injectable()
export class QrPointListViewModel {
  search = '';
  /** The point something is being done to. */
  busyId: string | undefined;
  /** Refusal of what was asked for last, and the point it was asked for. */
  refused: { readonly id: string; readonly failure: Failure } | undefined;

  readonly #deps: QrPointListDeps;
  #stop: (() => void) | undefined;

  constructor(@inject(QrPointListDeps) deps: QrPointListDeps) {
    this.#deps = deps;
    makeAutoObservable(this, { refused: observableRef }, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#deps.points.status;
  }

  get points(): readonly QrPoint[] {
    return pointsWith(this.#deps.points.points, this.search);
  }

  /** True for a user who signs for the company, and may make and change points once registered. */
  get keepsPoints(): boolean {
    return this.#deps.user.user?.rights.includes('sign') === true;
  }

  get isRegistered(): boolean {
    return this.#deps.points.isRegistered;
  }

  /** Reads the points, and again whenever the bank tells the user that something of theirs has changed. */
  open(): void {
    this.#stop?.();
    this.#stop = reaction(
      () => this.#deps.user.user,
      () => void this.#deps.points.reload(),
    );
    void this.#deps.points.renew();
  }

  close(): void {
    this.#stop?.();
    this.#stop = undefined;
  }

  retry(): void {
    void this.#deps.points.reload();
  }

  find(text: string): void {
    this.search = text;
  }

  /** Lets a point take payments, or stops it. */
  async toggle(point: QrPoint): Promise<void> {
    const { accountId, ...draft } = draftOfPoint(point);
    const fields = { ...draft, accountId: accountId === '' ? undefined : accountId, isActive: !point.isActive };
    await this.#act(point, () => this.#deps.points.change(point.id, fields));
  }

  async archive(point: QrPoint): Promise<void> {
    await this.#act(point, () => this.#deps.points.archive(point.id));
  }

  async #act({ id }: QrPoint, act: () => Promise<Failure | undefined>): Promise<void> {
    if (this.busyId !== undefined) {
      return;
    }
    this.busyId = id;
    this.refused = undefined;
    const failure = await act();
    runInAction(() => {
      this.busyId = undefined;
      this.refused = failure && { id, failure };
    });
  }
}
