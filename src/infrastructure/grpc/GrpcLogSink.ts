import { Acknowledgement } from '../../../proto/generated/ibank/v1/common';
import { InsertLogRequest, LogEntry as WireEntry } from '../../../proto/generated/ibank/v1/log';
import type { LogEntry, LogSink } from '../../application/ports/LogSink';
import type { GrpcClient } from './GrpcClient';

const METHOD = { path: '/ibank.v1.LogService/insertLog', request: InsertLogRequest, response: Acknowledgement };

/** Sends log entries to the bank (specification 2, section 7.2). */
export class GrpcLogSink implements LogSink {
  readonly #client: GrpcClient;

  constructor(client: GrpcClient) {
    this.#client = client;
  }

  async insert(entries: readonly LogEntry[]): Promise<boolean> {
    const request = new InsertLogRequest({ entries: entries.map(wireEntry) });
    const answer = await this.#client.unary(METHOD, request);
    return answer.ok && answer.value.message.success;
  }
}

function wireEntry(entry: LogEntry): WireEntry {
  return WireEntry.fromObject({
    loglabel: entry.label,
    syserror: entry.systemError,
    url: entry.url,
    refid: entry.referenceId,
    runid: entry.runId,
    localtime: entry.localTime,
    time: entry.time,
    userid: entry.userId,
    sessionid: entry.sessionId,
    userlogin: entry.userLogin,
    servicename: entry.service,
    trace: entry.trace,
    [entry.level]: entry.text,
  });
}
