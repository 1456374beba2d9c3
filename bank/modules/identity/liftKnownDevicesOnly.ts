import type { Instant } from '../../../src/domain/time/Instant';
import type { BankServices } from '../../kernel/BankServices';
import { recordAuthentication } from './audit';
import { queueSecurityNotice } from '../../networks/messages';
import { endOtherSessions } from './sessions';

/** Login whose restriction is lifted, and the source of the request. */
interface Lifting {
  readonly login: string;
  readonly referenceId: string;
  readonly address: string;
  readonly now: Instant;
}

/** Session id that excludes no session of the user. */
const NO_SESSION = '0';

/**
 * Lets a user who has lost every known browser, and allowed no other, sign in from new ones again; called for an employee who has seen the
 * passport. The lost browsers are forgotten and all sessions end, because another person may have them; the user is notified
 * (docs/adr/0014). False for an unknown login or one whose user allows any browser.
 */
export function liftKnownDevicesOnly(
  bank: BankServices,
  { login, referenceId, address, now }: Lifting,
): Promise<boolean> {
  return bank.database.kysely.transaction().execute(async (transaction) => {
    const user = await transaction
      .updateTable('app_user')
      .set({ known_devices_only: false })
      .where('login', '=', login)
      .where('known_devices_only', '=', true)
      .returning(['id', 'customer_id', 'phone', 'language'])
      .executeTakeFirst();
    if (user === undefined) {
      return false;
    }
    const userId = user.id.toString();
    await transaction.deleteFrom('known_device').where('user_id', '=', user.id).execute();
    await endOtherSessions(transaction, { userId, sessionId: NO_SESSION }, { reason: 'KNOWN_DEVICES_LIFTED', now });
    await queueSecurityNotice(
      transaction,
      { userId, phone: user.phone, language: user.language },
      { changed: 'knownDevices', now },
    );
    await recordAuthentication(transaction, {
      event: 'KNOWN_DEVICES_LIFTED',
      result: 'SUCCESS',
      at: now,
      referenceId,
      userId,
      customerId: user.customer_id.toString(),
      address,
    });
    return true;
  });
}
