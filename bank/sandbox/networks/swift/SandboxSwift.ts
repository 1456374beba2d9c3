import type { SwiftStep } from '../../../../src/domain/swift/tracking';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import { correspondentIn } from '../../../modules/swift/directoriesAbroad';
import { writeMessage, writeSteps } from '../../../modules/swift/swiftMessages';
import type { Rail, RailAnswer, RailOrder, RailPace } from '../../../networks/ports/Rail';
import { SandboxRail } from '../SandboxRail';
import { messageOf } from '../../../networks/swift/messageOf';
import { SANDBOX_SWIFT, stepsAhead } from './sandboxBehaviour';

const EXPECT = 'insert into sandbox_swift (key, steps) values ($1, $2) on conflict do nothing';

const FIND = 'select steps from sandbox_swift where key = $1';

/**
 * The banks abroad as a demonstration has them. The message that went out is kept, and what they have reported about it is
 * written down each time they are asked, as a tracker of transfers would tell.
 */
export class SandboxSwift implements Rail {
  readonly pace: RailPace;
  private readonly network: SandboxRail;

  constructor(private readonly bank: UnconnectedBank) {
    this.network = new SandboxRail(bank, SANDBOX_SWIFT);
    this.pace = this.network.pace;
  }

  async send(order: RailOrder): Promise<RailAnswer> {
    const { database, clock } = this.bank;
    const at = clock.now();
    const correspondent = await correspondentIn(database, order.amount.currency);
    if (correspondent === undefined) {
      throw new Error(`No bank abroad keeps an account in ${order.amount.currency}`);
    }
    await writeMessage(database, { key: order.key, message: messageOf(order, { correspondent, at }), sentAt: at });
    await database.pool.query(EXPECT, [order.key, JSON.stringify(stepsAhead(order, at))]);
    const answer = await this.network.send(order);
    await this.report(order.key);
    return answer;
  }

  async stateOf(key: string): Promise<RailAnswer> {
    const answer = await this.network.stateOf(key);
    await this.report(key);
    return answer;
  }

  /** Writes down what has happened up to now. */
  private async report(key: string): Promise<void> {
    const { rows } = await this.bank.database.pool.query<{ steps: readonly SwiftStep[] }>(FIND, [key]);
    const now = this.bank.clock.now();
    await writeSteps(this.bank.database, { key, steps: (rows[0]?.steps ?? []).filter(({ at }) => at <= now) });
  }
}
