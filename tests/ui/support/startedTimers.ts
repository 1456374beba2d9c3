/** Timers of a test file that have neither fired nor been cancelled. */
export interface StartedTimers {
  /** Lines of the sources that started them. */
  readonly places: () => readonly string[];
  /** Cancels the timers and puts the functions of the environment back. */
  readonly end: () => void;
}

/** Line of a stack below this file and the packages. */
const OWN_LINE = /^\s*at (?!.*(?:node_modules|startedTimers\.ts)).*?([\w./-]*\/(?:src|tests)\/[^)]*)\)?$/m;

/** Watches the timers that are started from here on. A timer that outlives its file fires in the document of another, or in none. */
export function watchTimers(): StartedTimers {
  const started = new Map<unknown, string>();
  const { setTimeout, setInterval, clearTimeout, clearInterval } = globalThis;
  const keep = (timer: unknown): void => {
    started.set(timer, OWN_LINE.exec(new Error('started').stack ?? '')?.[1] ?? 'a package');
  };
  globalThis.setTimeout = new Proxy(setTimeout, {
    apply: (target, self, [task, ...rest]: unknown[]) => {
      const timer: unknown = Reflect.apply(target, self, [
        (...given: unknown[]) => {
          started.delete(timer);
          return typeof task === 'function' ? Reflect.apply(task, undefined, given) : undefined;
        },
        ...rest,
      ]);
      keep(timer);
      return timer;
    },
  });
  globalThis.setInterval = new Proxy(setInterval, {
    apply: (target, self, given: unknown[]) => {
      const timer: unknown = Reflect.apply(target, self, given);
      keep(timer);
      return timer;
    },
  });
  const forgetting = {
    apply: (target: typeof clearTimeout, self: unknown, [timer]: unknown[]) => {
      started.delete(timer);
      Reflect.apply(target, self, [timer]);
    },
  };
  globalThis.clearTimeout = new Proxy(clearTimeout, forgetting);
  globalThis.clearInterval = new Proxy(clearInterval, forgetting);
  return {
    places: () => [...started.values()],
    end: () => {
      [...started.keys()].forEach((timer) => Reflect.apply(clearTimeout, undefined, [timer]));
      Object.assign(globalThis, { setTimeout, setInterval, clearTimeout, clearInterval });
    },
  };
}
