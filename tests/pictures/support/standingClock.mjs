/**
 * Loaded before the bank: its time begins at `BANK_TIME` and passes a thousand times more slowly, so that a bank that takes a minute more to
 * start shows the same minute. It never stands still, because what follows something is later than it.
 */
const SLOWER = 1000;
const begins = Date.parse(process.env['BANK_TIME'] ?? '');
if (Number.isNaN(begins)) {
  throw new Error('BANK_TIME has to be a moment in ISO 8601');
}
const startedAt = performance.now();
Date.now = () => Math.floor(begins + (performance.now() - startedAt) / SLOWER);
