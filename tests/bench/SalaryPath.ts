import { BATCH_LINES_PER_PAGE } from '../../src/application/operations/batches';
import { totalOf } from '../../src/domain/batch/Batch';
import { printSalary } from '../../src/domain/batch/salaryCsv';
import { money } from '../../src/domain/money/Money';
import { newOperationId } from '../bank/support/transfers';
import { RawClient } from '../support/RawClient';
import { firstFound, letTimePass } from '../support/realTime';
import { EMPLOYEE_NAME } from './Employer';
import type { OperationCode, RequestOf, ResponseOf } from '../../src/application/operations/catalogue';
import type { BatchUpload } from '../../src/application/operations/batches';
import type { OperationId } from '../../src/domain/operation/OperationId';
import type { StartedBank } from '../support/StartedBank';
import type { Employer } from './Employer';

const LOOKS = { everyMs: 50, withinMs: 120_000 };

/** Milliseconds of each step of a salary; the code travels to its phone while the clock stands. */
export interface SalarySteps {
  readonly upload: number;
  readonly send: number;
  readonly sign: number;
  /** From the answer to the signature until every line is reported as paid. */
  readonly pay: number;
  /** Every page of lines with how they stand. */
  readonly statuses: number;
}

/** Times by the clock of this process. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** A salary that was paid, and how the calls that paid it are made again. */
export interface PaidSalary {
  readonly document: OperationId;
  readonly steps: SalarySteps;
  /** While its lines were read, checked, kept and made a document. */
  readonly checking: Span;
  /** From its signature until its last line was reported as paid. */
  readonly paying: Span;
  /** Hands in, sends and signs the same once more. */
  again(): Promise<Pick<SalarySteps, 'upload' | 'send' | 'sign'>>;
}

/** A salary over gRPC-web, as its makers and signers do it. */
export class SalaryPath {
  private rounds = 0;

  private constructor(
    private readonly employer: Employer,
    private readonly maker: RawClient,
    private readonly signer: RawClient,
  ) {}

  static async open(bank: StartedBank, employer: Employer): Promise<SalaryPath> {
    const [maker, signer] = [new RawClient(bank.origin), new RawClient(bank.origin)];
    await maker.signIn(employer.maker);
    await signer.signIn(employer.signer);
    return new SalaryPath(employer, maker, signer);
  }

  /** Pays all employees, each time another amount, because a repeated payroll would wait for a decision. Pauses before the signature. */
  async pay(restMs = 0): Promise<PaidSalary> {
    this.rounds += 1;
    const upload = this.salary();
    const batch = upload.operationId;
    const sending = { operationId: newOperationId(), batch };
    const signing = { operationId: newOperationId(), documents: [sending.operationId] };
    const handIn = () => called(this.maker, 'UPLOAD_BATCH_FILE', upload);
    const send = () => called(this.maker, 'SEND_TXNS_TO_PROCESSING_CORP', sending);
    const from = performance.now();
    const uploadMs = await elapsed(handIn);
    const sendMs = await elapsed(send);
    const sent = performance.now();
    const { fingerprint } = await called(this.signer, 'CREATE_CONFIRM_OPERATION', signing);
    const beginMs = performance.now() - sent;
    const otp = await this.signer.codeFor(this.employer.signer, fingerprint);
    await letTimePass(restMs);
    const sign = () => called(this.signer, 'CONFIRM_CONFIRM_OPERATION', { operationId: signing.operationId, otp });
    const signed = performance.now();
    const signMs = await elapsed(sign);
    const payMs = await elapsed(() => this.paid(batch));
    const reported = performance.now();
    const statusesMs = await elapsed(() => this.readStatuses(batch));
    return {
      document: sending.operationId,
      checking: { from, to: sent },
      paying: { from: signed, to: reported },
      steps: { upload: uploadMs, send: sendMs, sign: beginMs + signMs, pay: payMs, statuses: statusesMs },
      again: async () => ({ upload: await elapsed(handIn), send: await elapsed(send), sign: await elapsed(sign) }),
    };
  }

  private salary(): BatchUpload & { readonly operationId: OperationId } {
    const amount = money(BigInt(10_000 + this.rounds), 'KGS');
    const orders = this.employer.employees.map(({ number }) => ({
      documentNumber: '',
      bic: '',
      purposeCode: '',
      recipientName: EMPLOYEE_NAME,
      inn: '20101199000001',
      accountNumber: number,
      amount,
      purpose: 'Заработная плата',
    }));
    const files = [{ name: 'salary.csv', bytes: new TextEncoder().encode(printSalary({ orders })) }];
    return { operationId: newOperationId(), kind: 'salary', debitAccountId: this.employer.debitAccountId, files };
  }

  private async paid(batch: OperationId): Promise<void> {
    const paid = await firstFound(async () => {
      // A page of one line: what is asked is how many stand how.
      const { batches } = await called(this.maker, 'SELECT_BATCH_TXNS', {
        ...READ,
        batch,
        from: this.employer.employees.length,
      });
      const [shown] = batches;
      return (shown !== undefined && totalOf(shown, 'done')?.count === this.employer.employees.length) || undefined;
    }, LOOKS);
    if (paid === undefined) {
      throw new Error('The salary was not paid in time');
    }
  }

  private async readStatuses(batch: OperationId): Promise<void> {
    let lines = 0;
    for (let from: number | undefined = 1; from !== undefined;) {
      const page: ResponseOf<'SELECT_BATCH_TXNS'> = await called(this.maker, 'SELECT_BATCH_TXNS', {
        ...READ,
        batch,
        from,
      });
      lines += page.lines.filter(({ status }) => status === 'done').length;
      from = page.next;
    }
    if (lines !== this.employer.employees.length) {
      throw new Error(`Only ${lines} lines in pages of ${BATCH_LINES_PER_PAGE} are reported as paid`);
    }
  }
}

const READ = { type: 'read', transactions: [], status: undefined } as const;

async function called<Code extends OperationCode>(
  client: RawClient,
  code: Code,
  request: RequestOf<Code>,
): Promise<ResponseOf<Code>> {
  const answer = await client.execute(code, request);
  if (!answer.ok) {
    throw new Error(`${code} was refused with ${answer.failure.code}`);
  }
  return answer.value;
}

async function elapsed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
