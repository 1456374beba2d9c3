import * as z from 'zod/mini';

import { OperationResponse } from '../../../proto/generated/ibank/v1/operations';
import type { FirstPage } from '../../application/operations/firstPage';
import type { BankTime } from '../../application/time/BankTime';
import { firstPageAdapters } from '../registry/firstPage';
import type { MadeCall } from './MadeCall';

const HEADER_BYTES = 5;

/**
 * Reads the first page from the answer of a call; `undefined` for a refusal, and when there was no answer.
 *
 * @throws for anything that is no answer of the bank
 */
export async function readFirstPage({ answer, askedAt }: MadeCall, bankTime: BankTime): Promise<FirstPage | undefined> {
  const answered = await answer;
  if (answered === undefined) {
    return undefined;
  }
  const { success, data } = OperationResponse.deserializeBinary(firstMessage(bytesOf(answered.text)));
  const sentAt = Date.parse(answered.date ?? '');
  if (!Number.isNaN(sentAt)) {
    bankTime.learn(sentAt, askedAt);
  }
  return success ? z.decode(firstPageAdapters.GET_FIRST_PAGE.response, JSON.parse(data)) : undefined;
}

/** Decodes base64 that is written in chunks, each with its own padding. */
function bytesOf(text: string): Uint8Array {
  const chunks = text.match(/[^=]+={0,2}/g) ?? [];
  return Uint8Array.from(chunks.map((chunk) => atob(chunk)).join(''), (letter) => letter.charCodeAt(0));
}

/** The message that an answer over gRPC-web begins with. */
function firstMessage(bytes: Uint8Array): Uint8Array {
  const header = new DataView(bytes.buffer);
  if (header.getUint8(0) !== 0) {
    throw new Error('The answer begins with no message');
  }
  return bytes.subarray(HEADER_BYTES, HEADER_BYTES + header.getUint32(1));
}
