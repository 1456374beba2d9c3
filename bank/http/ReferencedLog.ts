import type { CallLog } from '../kernel/Call';

/** The log of one call: every line carries the reference of the call. Calls that write nothing cost nothing. */
export class ReferencedLog implements CallLog {
  constructor(
    private readonly log: CallLog,
    private readonly refid: string,
  ) {}

  debug(facts: object, message: string): void {
    this.log.debug({ refid: this.refid, ...facts }, message);
  }

  info(facts: object, message: string): void {
    this.log.info({ refid: this.refid, ...facts }, message);
  }

  warn(facts: object, message: string): void {
    this.log.warn({ refid: this.refid, ...facts }, message);
  }

  error(facts: object, message: string): void {
    this.log.error({ refid: this.refid, ...facts }, message);
  }
}
