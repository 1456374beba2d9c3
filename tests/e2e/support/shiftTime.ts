/** Runs in each page before its scripts: the device is so many milliseconds ahead of the machine, as the bank is. */
export function shiftTime(shiftMs: number): void {
  const now = Date.now.bind(Date);
  const shifted = () => now() + shiftMs;
  globalThis.Date = new Proxy(Date, {
    construct: (real, given: readonly unknown[]) => Reflect.construct(real, given.length === 0 ? [shifted()] : given),
    get: (real, name, holder): unknown => (name === 'now' ? shifted : Reflect.get(real, name, holder)),
  });
}
