import { latinText } from '../../../../src/domain/swift/transliterate';
import type { UnconnectedBank } from '../../../kernel/BankServices';
import type {
  RemittanceFinding,
  RemittanceInquiry,
  RemittanceNetwork,
} from '../../../networks/ports/RemittanceNetwork';

/** A control number that ends so finds the system silent. */
const SILENT = '503';

interface WaitingRow {
  readonly payout_reference: string;
  readonly sender: string;
  readonly recipient: string;
}

const WAITING = `
  select payout_reference, sender, recipient from sandbox_remittance
    where system = $1 and control_number = $2 and amount = $3 and currency = $4 and payout_key is null and recalled_at is null
      and not is_rejected and expires_at > $5 and (paid_elsewhere_at is null or paid_elsewhere_at > $5)`;

/** Transfer systems of the demonstration; the transfers they hold are rows of a table. */
export class SandboxRemittanceNetwork implements RemittanceNetwork {
  constructor(private readonly bank: UnconnectedBank) {}

  async inquire({ system, controlNumber, amount, sender, recipient }: RemittanceInquiry): Promise<RemittanceFinding> {
    if (controlNumber.endsWith(SILENT)) {
      throw new Error('The system did not answer');
    }
    const { rows } = await this.bank.database.pool.query<WaitingRow>(WAITING, [
      system,
      controlNumber,
      amount.minor,
      amount.currency,
      new Date(this.bank.clock.now()),
    ]);
    const [waiting] = rows;
    return waiting !== undefined && isSamePerson(waiting.sender, sender) && isSamePerson(waiting.recipient, recipient)
      ? { state: 'found', reference: waiting.payout_reference }
      : { state: 'unknown' };
  }
}

/** A surname and a name, in whichever alphabet; what follows them is not in every passport. */
function isSamePerson(left: string, right: string): boolean {
  return comparable(left) === comparable(right);
}

function comparable(name: string): string {
  return latinText(name).toUpperCase().split(' ').slice(0, 2).join(' ');
}
