import type { BankServices } from '../kernel/BankServices';
import type { CallLog } from '../kernel/Call';
import { PollingJob } from '../kernel/PollingJob';
import { receiveQrPayment } from '../modules/qr';
import type { DeliveredQrPayment, QrOperator } from '../networks/ports/QrOperator';

const POLL_MS = 500;
const REST_MS = 50;
const FAILURE_PAUSE_MS = 2000;

/**
 * Receives payments of customers of other banks by codes of this one, in any number of processes at once. A payment is booked before it is
 * answered, so that one whose answer is lost is delivered again, and answered as before.
 */
export class QrArrivals extends PollingJob {
  constructor(
    private readonly bank: BankServices,
    private readonly operator: QrOperator,
    private readonly deps: { readonly log: CallLog; readonly changed: () => void },
  ) {
    super({
      name: 'payments by codes from other banks',
      everyMs: POLL_MS,
      restMs: REST_MS,
      afterFailureMs: FAILURE_PAUSE_MS,
      log: deps.log,
    });
  }

  /** Receives and answers everything that was delivered. */
  async round(): Promise<void> {
    for (const payment of await this.operator.delivered()) {
      await this.receiveAlone(payment);
    }
  }

  /** One that throws holds up no other; the operator delivers it again. */
  private async receiveAlone(payment: DeliveredQrPayment): Promise<void> {
    try {
      const { answer, isNew } = await receiveQrPayment(this.bank, payment, this.bank.clock.now());
      if (isNew && answer.accepted) {
        this.deps.changed();
      }
      await this.operator.answer(payment.key, answer);
    } catch (cause) {
      this.deps.log.warn({ err: cause, payment: payment.key }, 'a payment by a code has to be answered again');
    }
  }
}
