import { PaymentKind } from '../flow/payment/PaymentKind';
import type { AnyPaymentKind } from '../flow/payment/PaymentKinds';

/** Files of kinds of payment: each exports one or several, and may export parts of its rules. */
const FILES = import.meta.glob<Readonly<Record<string, unknown>>>('./*/*/**/*{Kind,Kinds}.ts', { eager: true });

/** Every kind of payment that an earlier operation or a payee may fill in: a feature adds its own by a file `<name>Kind.ts`. */
export const PAYMENT_KINDS: readonly AnyPaymentKind[] = Object.values(FILES).flatMap((file) =>
  Object.values(file).filter(isKind),
);

function isKind(value: unknown): value is AnyPaymentKind {
  return value instanceof PaymentKind;
}
