import { defineJob } from '../../kernel/Job';
import type { RoundServices } from '../../kernel/Job';
import type { DeliveredQrPayment, QrOperator } from '../../networks/ports/QrOperator';
import { receiveQrPayment } from './receiveQrPayment';

/**
 * Receives payments of customers of other banks by codes of this one. A payment is booked before it is answered, so that one whose answer is
 * lost is delivered again, and answered as before.
 */
export const qrArrivals = defineJob({
  name: 'payments by codes from other banks',
  every: 500,
  rest: 50,
  afterFailure: 2000,
  wokenBy: [],
  runsIn: ({ networks }) => networks.qrOperator !== undefined,
  round: async (services) => {
    const { qrOperator } = services.bank.networks;
    for (const payment of (await qrOperator?.delivered()) ?? []) {
      await receiveAlone(services, qrOperator, payment);
    }
  },
});

/** Receives and answers a payment. One that throws delays no other; the operator delivers it again. */
async function receiveAlone(
  { bank, log, changed }: RoundServices,
  operator: QrOperator | undefined,
  payment: DeliveredQrPayment,
): Promise<void> {
  try {
    const { answer, isNew } = await receiveQrPayment(bank, payment, bank.clock.now());
    if (isNew && answer.accepted) {
      changed();
    }
    await operator?.answer(payment.key, answer);
  } catch (cause) {
    log.warn({ err: cause, payment: payment.key }, 'a payment by a code has to be answered again');
  }
}
