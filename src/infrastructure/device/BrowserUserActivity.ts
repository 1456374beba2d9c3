import { injectable } from '../../application/injection';
import type { UserActivity, UserActivityListener } from '../../application/ports/UserActivity';

const ACTIVITY_EVENTS = ['keydown', 'scroll', 'wheel', 'touchstart', 'touchmove', 'pointerdown'] as const;

/** User activity from the events of the page. Listens passively and in the capture phase, so that no screen can stop an event. */
@injectable('Singleton')
export class BrowserUserActivity implements UserActivity {
  listen({ active, returned }: UserActivityListener): () => void {
    const stop = new AbortController();
    const options = { capture: true, passive: true, signal: stop.signal };
    ACTIVITY_EVENTS.forEach((name) => document.addEventListener(name, active, options));
    document.addEventListener('mousemove', onRealMoves(active), options);
    document.addEventListener('visibilitychange', returned, options);
    window.addEventListener('pageshow', returned, options);
    return () => stop.abort();
  }
}

/** Filters pointer moves: browsers report one also when the page changes below a resting pointer. */
function onRealMoves(active: () => void): (event: MouseEvent) => void {
  let place: string | undefined;
  return ({ screenX, screenY }) => {
    const next = `${screenX} ${screenY}`;
    if (next !== place) {
      place = next;
      active();
    }
  };
}
