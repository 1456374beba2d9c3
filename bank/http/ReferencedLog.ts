import type { CallLog } from '../kernel/Call';

/** The log of one call: every line carries the reference of the call, and its trace if it has one. Calls that write nothing cost nothing. */
export class ReferencedLog implements CallLog {
  constructor(
    private readonly log: CallLog,
    private readonly refid: string,
    private readonly trace?: string,
  ) {}

  debug(facts: object, message: string): void {
    this.log.debug(this.referenced(facts), message);
  }

  info(facts: object, message: string): void {
    this.log.info(this.referenced(facts), message);
  }

  warn(facts: object, message: string): void {
    this.log.warn(this.referenced(facts), message);
  }

  error(facts: object, message: string): void {
    this.log.error(this.referenced(facts), message);
  }

  private referenced(facts: object): object {
    return { refid: this.refid, ...(this.trace !== undefined && { trace: this.trace }), ...facts };
  }
}
