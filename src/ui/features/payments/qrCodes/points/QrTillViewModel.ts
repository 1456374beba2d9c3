import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';

import { inject, injectable } from '../../../../../application/injection';
import { RequestSequence } from '../../../../../application/loading/RequestSequence';
import type { LoadStatus } from '../../../../../application/loading/LoadStatus';
import type { QrPointTill } from '../../../../../application/operations/qrPoints';
import type { Clock } from '../../../../../application/ports/Clock';
import { OperationGateway } from '../../../../../application/ports/OperationGateway';
import { Scheduler } from '../../../../../application/ports/Scheduler';
import { BankTime } from '../../../../../application/time/BankTime';
import { Countdown } from '../../../../../application/time/Countdown';
import { UserStore } from '../../../../../application/user/UserStore';
import { TILL_RETRY_SECONDS } from '../../../../../domain/qr/QrPoint';
import type { QrPointPayment } from '../../../../../domain/qr/QrPoint';

@injectable()
export class QrTillDeps {
  @inject(OperationGateway) readonly gateway!: Pick<OperationGateway, 'execute'>;
  @inject(UserStore) readonly user!: Pick<UserStore, 'user'>;
  @inject(BankTime) readonly clock!: Clock;
  @inject(Scheduler) readonly scheduler!: Scheduler;
}

/** Till of a point of sale: waits for the next payment, and shows what was paid. */
@injectable()
export class QrTillViewModel {
  till: QrPointTill | undefined;
  status: LoadStatus = 'LOADING';
  /** The latest payment that came while the till is open. */
  paid: QrPointPayment | undefined;
  checking = false;
  /** Seconds until the bank is asked again by itself. */
  readonly countdown: Countdown;

  readonly #deps: QrTillDeps;
  readonly #latest = new RequestSequence();
  #hash = '';
  /** Payments that are known of; `undefined` before the first answer. */
  #known: ReadonlySet<string> | undefined;
  #stops: readonly (() => void)[] = [];

  constructor(@inject(QrTillDeps) deps: QrTillDeps) {
    this.#deps = deps;
    this.countdown = new Countdown(deps.clock, deps.scheduler);
    makeAutoObservable(this, { till: observableRef, paid: observableRef, countdown: false }, { autoBind: true });
  }

  /** Opens the till of a point. The bank tells users of the point live of each payment; without the stream the retry timer finds it. */
  open(hash: string): void {
    this.close();
    this.#hash = hash;
    this.status = 'LOADING';
    this.till = undefined;
    this.paid = undefined;
    this.#known = undefined;
    this.#stops = [
      reaction(
        () => this.#deps.user.user,
        () => void this.check(),
      ),
      reaction(
        () => this.countdown.running,
        (running) => {
          if (!running && !this.checking) {
            void this.check();
          }
        },
      ),
    ];
    void this.check();
  }

  /** Asks the bank what came, and waits for the next time. */
  async check(): Promise<void> {
    const isLatest = this.#latest.begin();
    this.checking = true;
    const answer = await this.#deps.gateway.execute('GET_QR_ACCOUNT_DATA_BY_HASH', { hash: this.#hash });
    if (!isLatest()) {
      return;
    }
    runInAction(() => {
      if (answer.ok) {
        this.#show(answer.value);
      } else if (answer.failure.code === 'SALES_POINT_NOT_FOUND') {
        this.till = undefined;
        this.status = 'EMPTY';
      } else if (this.till === undefined) {
        this.status = 'ERROR';
      }
      if (this.status === 'LOADED') {
        this.countdown.start(TILL_RETRY_SECONDS);
      }
      this.checking = false;
    });
  }

  close(): void {
    this.#latest.begin();
    this.#stops.forEach((stop) => stop());
    this.#stops = [];
    this.countdown.stop();
  }

  #show(till: QrPointTill): void {
    const known = this.#known;
    const news = known === undefined ? [] : till.payments.filter(({ id }) => !known.has(id));
    this.paid = news[0] ?? this.paid;
    this.#known = new Set(till.payments.map(({ id }) => id));
    this.till = till;
    this.status = 'LOADED';
  }
}
