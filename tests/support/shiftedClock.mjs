/** Loaded before a bank of a walk: its time runs `TEST_TIME_SHIFT_MS` ahead of the machine's. */
const shiftMs = Number(process.env['TEST_TIME_SHIFT_MS']);
if (!Number.isInteger(shiftMs)) {
  throw new Error('TEST_TIME_SHIFT_MS has to be a number of milliseconds');
}
const now = Date.now;
Date.now = () => now() + shiftMs;
