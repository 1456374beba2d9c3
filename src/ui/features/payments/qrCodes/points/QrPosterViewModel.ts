import { makeAutoObservable } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import { FileSaver } from '../../../../../application/ports/FileSaver';
import { QrPointsStore } from '../../../../../application/qr/QrPointsStore';
import type { QrPoint } from '../../../../../domain/qr/QrPoint';

/** Poster of a point of sale, and its code as a picture. */
@injectable()
export class QrPosterViewModel {
  hash = '';

  readonly #points: QrPointsStore;
  readonly #saver: FileSaver;

  constructor(@inject(QrPointsStore) points: QrPointsStore, @inject(FileSaver) saver: FileSaver) {
    this.#points = points;
    this.#saver = saver;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  get status(): LoadStatus {
    return this.#points.status;
  }

  get point(): QrPoint | undefined {
    return this.#points.byHash(this.hash);
  }

  open(hash: string): void {
    this.hash = hash;
    void this.#points.renew();
  }

  retry(): void {
    void this.#points.reload();
  }

  /** Saves a picture of the code, named by the number of the point. */
  save({ salesPointId }: QrPoint, bytes: Uint8Array<ArrayBuffer>): void {
    this.#saver.save({ name: `elqr-${salesPointId}.png`, contentType: 'image/png', bytes });
  }
}
