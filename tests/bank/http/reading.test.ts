import { isDeepStrictEqual } from 'node:util';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { OperationRequest } from '../../../proto/generated/ibank/v1/operations';
import { createInputReader } from '../../../bank/compose/createInputReader';
import { LONG_REQUEST } from '../../../bank/http/operationReading';
import type { InputReader, Reading } from '../../../bank/kernel/InputReader';
import { BATCH_LINES } from '../../../bank/modules/batches/checkLines';
import { BATCH_FILES } from '../../../bank/modules/batches/batchReading';
import { PDF_CHECK } from '../../../bank/modules/files';
import { frame } from '../../contract/support/WireClient';
import { printSalary } from '../../../src/domain/batch/salaryCsv';
import { sampleFile } from '../../../src/domain/batch/sampleFiles';
import { bankDayOf } from '../../../src/domain/time/Instant';

let reader: InputReader;

beforeAll(() => {
  reader = createInputReader(1);
});
afterAll(() => reader.close());

/** CPU time of this thread, in milliseconds. */
function cpuOfThread(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** A PDF as large as one may be, with one text over and over. */
function pdfFullOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(`%PDF-1.4\n${text.repeat(Math.floor(4_800_000 / text.length))}\n%%EOF`, 'latin1'));
}

const TODAY = bankDayOf(Date.UTC(2026, 10, 23, 6));

const orders = Array.from({ length: 10_000 }, () => sampleFile('salary', TODAY).orders[0]).flatMap(
  (order) => order ?? [],
);
const salaries = {
  files: [{ name: 'salary.csv', bytes: new TextEncoder().encode(printSalary({ orders })) }],
  as: { kind: 'salary', format: 'csv' },
} as const;
const lines = {
  kind: 'salary',
  debit: { id: '1', number: '1280016000000017', currency: 'KGS' },
  lines: BATCH_FILES.read(salaries).lines,
  facts: {
    today: TODAY,
    accounts: JSON.stringify([
      { number: orders[0]?.accountNumber, usable: true, currency: 'KGS', kind: 'I', name: 'Асанов Айбек Маратович' },
    ]),
    paidBefore: '[]',
    lastAccounts: '{}',
    bics: [],
    purposes: [],
    days: [],
  },
} as const;

function bodyOf(code: string, data: string): Uint8Array {
  return Buffer.from(frame(new OperationRequest({ code, data }).serializeBinary()), 'latin1');
}

const upload = JSON.stringify({
  documentId: '0f8fad5b-d9cb-469f-a165-70867728950e',
  documentString: Buffer.from(pdfFullOf('#41')).toString('base64'),
  metadata: { fileExtension: 'pdf' },
});
const longRequest = {
  body: { bytes: bodyOf('UPLOAD_FILE', upload), isText: true },
  service: 'utility',
} as const;

const paddedInTheMiddle = {
  ...longRequest,
  body: { bytes: Buffer.concat([Buffer.from('AA=='), longRequest.body.bytes.subarray(0, 8_000_000)]), isText: true },
};

interface Case<Input, Output> {
  readonly reading: Reading<Input, Output>;
  readonly input: Input;
}

/** Readings of each input; the cheapest counts, because a collection of garbage or another program may fall into one of them. */
const READINGS = 3;

/** CPU time of this thread for reading an input itself, and for having another thread read it. */
async function costs<Input, Output>({ reading, input }: Case<Input, Output>) {
  reading.read(input);
  await reader.run(reading, input);
  const all = [];
  for (let done = 0; done < READINGS; done += 1) {
    const before = cpuOfThread();
    const here = reading.read(input);
    const between = cpuOfThread();
    const elsewhere = await reader.run(reading, input);
    const after = cpuOfThread();
    all.push({ isSame: isDeepStrictEqual(elsewhere, here), itself: between - before, asking: after - between });
  }
  return {
    isSame: all.every(({ isSame }) => isSame),
    itself: Math.min(...all.map(({ itself }) => itself)),
    asking: Math.min(...all.map(({ asking }) => asking)),
  };
}

describe('what a customer sends', () => {
  it('is read on another thread, which answers the same', async () => {
    const all = [
      await costs({ reading: PDF_CHECK, input: pdfFullOf('#41') }),
      await costs({ reading: BATCH_FILES, input: salaries }),
      await costs({ reading: BATCH_LINES, input: lines }),
      await costs({ reading: LONG_REQUEST, input: longRequest }),
      await costs({ reading: LONG_REQUEST, input: paddedInTheMiddle }),
    ];
    expect(all.map(({ isSame }) => isSame)).toEqual(all.map(() => true));
    const sum = (part: 'itself' | 'asking') => all.reduce((total, each) => total + each[part], 0);
    expect(sum('asking')).toBeLessThan(sum('itself') / 4);
  });

  it('cannot make the check of a PDF take longer than its length does', () => {
    const timeFor = (text: string) => {
      const pdf = pdfFullOf(text);
      PDF_CHECK.read(pdf);
      const before = cpuOfThread();
      PDF_CHECK.read(pdf);
      return cpuOfThread() - before;
    };
    const plain = timeFor('text and text ');
    for (const text of ['#41', '/', '/#45mbedded', '/Embedded', '#2F#4C#61#75#6E#63']) {
      expect(timeFor(text)).toBeLessThan(plain * 8);
    }
  });
});
