import type { StreamEvent } from '../../domain/notification/StreamEvent';
import { inject, injectable, multiInject } from '../injection';
import { Connectivity } from '../ports/Connectivity';
import { Toasts } from '../toasts/Toasts';
import type { LiveListener } from './LiveListener';
import { LiveStore } from './LiveStore';
import type { NotifyOfFailure } from './LiveStore';

@injectable()
export class EventDispatchDeps {
  @multiInject(LiveStore) readonly stores!: readonly LiveStore[];
  @inject(Toasts) readonly toasts!: Toasts;
  @inject(Connectivity) readonly connectivity!: Connectivity;
}

/** Passes each event of the live stream to the stores it makes stale, and shows its title when one of them announces it. */
@injectable()
export class EventDispatch implements LiveListener {
  readonly #deps: EventDispatchDeps;

  constructor(@inject(EventDispatchDeps) deps: EventDispatchDeps) {
    this.#deps = deps;
  }

  event(event: StreamEvent): void {
    const { stores, toasts, connectivity } = this.#deps;
    const stale = stores.filter(({ staleOn }) => staleOn.includes(event.type));
    const owner = stale.find((store) => store.owns?.(event) === true);
    (owner === undefined ? stale : [owner]).forEach((store) => store.onEvent(event, this.#notify));
    const { title } = event;
    const isShown = stores.some((store) => store.isShowing?.(event));
    if (title !== undefined && connectivity.online && !isShown && stale.some((store) => store.announces?.(event))) {
      toasts.show(title);
    }
  }

  missed(): void {
    this.#deps.stores.forEach((store) => store.onMissed());
  }

  /** A session that has ended leads to the login page, without a message. */
  readonly #notify: NotifyOfFailure = (words, failure) => {
    const { toasts, connectivity } = this.#deps;
    if (failure.code !== 'INVALID_SESSION_KEY' && connectivity.online) {
      toasts.tell(words);
    }
  };
}
