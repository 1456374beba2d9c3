/** A repeatable source of chance in [0, 1): a failing run is repeated with the seed it printed (`FAULT_SEED`). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The seed of this run: the one asked for, or a fresh one. */
export function seedOfRun(): number {
  const asked = process.env['FAULT_SEED'];
  return asked === undefined || asked === '' ? Math.floor(Math.random() * 2 ** 32) : Number.parseInt(asked, 10);
}
