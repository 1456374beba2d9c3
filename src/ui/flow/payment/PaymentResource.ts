import type { AsyncResource } from '../../../application/loading/AsyncResource';
import type { PaymentContext, PaymentContextDeps } from './PaymentContext';

/** Context in which a resource is held. */
type Holder = Pick<PaymentContext, 'sources'>;

/** Data or service that payment forms name, made once per signed-in session when the first of them asks for it. */
export class PaymentResource<Held> {
  readonly #make: (sources: PaymentContextDeps) => Held;
  readonly #held = new WeakMap<Holder, { readonly made: Held }>();

  constructor(make: (sources: PaymentContextDeps) => Held) {
    this.#make = make;
  }

  /** The one of a session. */
  of(context: Holder): Held {
    const held = this.#held.get(context) ?? { made: this.#make(context.sources) };
    this.#held.set(context, held);
    return held.made;
  }
}

/** Loads one part of the data of a form. */
export type Load = (context: Holder) => Promise<void>;

/** Loads a resource that is not loaded yet. */
export function ensured(resource: PaymentResource<{ ensure(): Promise<void> }>): Load {
  return (context) => resource.of(context).ensure();
}

/** Asks the bank for a resource each time. */
export function reloaded(resource: PaymentResource<{ reload(): Promise<void> }>): Load {
  return (context) => resource.of(context).reload();
}

/** Asks the bank for a value each time; the one held stays until the answer arrives. */
export function refreshed(resource: PaymentResource<AsyncResource<unknown>>): Load {
  return (context) => resource.of(context).load('', { keep: true });
}
