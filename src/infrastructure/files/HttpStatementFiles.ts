import * as z from 'zod/mini';

import { inject, injectable } from '../../application/injection';
import type { DownloadedFile } from '../../application/operations/accounts';
import { FAILURE_CODES } from '../../application/operations/failureCodes';
import type { Failure } from '../../application/operations/failureCodes';
import { failureWith, lacksMoment } from '../../application/operations/failureWith';
import { DefectLog } from '../../application/ports/DefectLog';
import { Device } from '../../application/ports/Device';
import { Identifiers } from '../../application/ports/Identifiers';
import { Settings } from '../../application/ports/Settings';
import type { FileOnItsWay, StatementFiles } from '../../application/ports/StatementFiles';
import { SessionKeeper } from '../../application/session/SessionKeeper';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';
import type { StatementFormat } from '../../domain/statement/Statement';
import { metadataOf } from '../grpc/GrpcClient';

@injectable()
export class HttpStatementFilesDeps {
  @inject(SessionKeeper) readonly keeper!: SessionKeeper;
  @inject(Device) readonly device!: Device;
  @inject(Identifiers) readonly identifiers!: Identifiers;
  @inject(DefectLog) readonly log!: DefectLog;
  @inject(Settings) readonly settings?: Settings;
}

interface StatementRequest {
  readonly statementId: string;
  readonly format: StatementFormat;
}

const refused = z
  .object({ code: z.enum(FAILURE_CODES), data: z.optional(z.record(z.string(), z.string())) })
  .check(z.refine(({ code, data }) => !lacksMoment(code, data)));

/** Fetches statements as streams of the bank's own address, with the session in a header as calls have it. */
@injectable()
export class HttpStatementFiles implements StatementFiles {
  constructor(@inject(HttpStatementFilesDeps) private readonly deps: HttpStatementFilesDeps) {}

  fetch(request: StatementRequest, received: (bytes: number) => void): FileOnItsWay {
    const abort = new AbortController();
    return { answer: this.answer(request, received, abort.signal), cancel: () => abort.abort() };
  }

  private async answer(
    request: StatementRequest,
    received: (bytes: number) => void,
    signal: AbortSignal,
  ): Promise<Result<DownloadedFile, Failure>> {
    const { keeper, device, identifiers, log, settings } = this.deps;
    const call = { referenceId: identifiers.referenceId(), sessionKey: keeper.sessionKey };
    try {
      const address = `${settings?.host ?? ''}/ibank.v1.StatementFiles/${request.statementId}/${request.format}`;
      const response = await fetch(address, {
        headers: metadataOf(call, device),
        signal,
      });
      if (!response.ok || response.body === null) {
        const { code, data } = z.parse(refused, await response.json());
        return refusal({ ...failureWith(code, data), referenceId: call.referenceId });
      }
      return success({ ...namesOf(response.headers), bytes: await bytesOf(response.body, received) });
    } catch (cause) {
      if (!signal.aborted) {
        log.defect('statement file', cause, call);
      }
      // `fetch` rejects with a TypeError when the network brings no answer.
      const code = cause instanceof TypeError ? 'NETWORK_ERROR' : 'CLIENT_ERROR';
      return refusal({ code, referenceId: call.referenceId });
    }
  }
}

function namesOf(headers: Headers): Pick<DownloadedFile, 'name' | 'contentType'> {
  const name = /filename="([^"]+)"/.exec(headers.get('content-disposition') ?? '')?.[1];
  return { name: name ?? 'statement', contentType: headers.get('content-type') ?? 'application/octet-stream' };
}

async function bytesOf(
  body: ReadableStream<Uint8Array>,
  received: (bytes: number) => void,
): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    chunks.push(next.value);
    length += next.value.length;
    received(length);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
  }
  return whole;
}
