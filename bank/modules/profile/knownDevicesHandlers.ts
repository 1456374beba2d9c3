import type { knownDeviceOperations } from '../../../src/application/operations/knownDevices';
import { success } from '../../../src/domain/result/Result';
import { forgetDevice, knownDevices, rememberDevice } from '../identity';
import { beginOnlyKnownDevices } from './onlyKnownDevices';
import type { HandlersFor } from '../../kernel/Handler';

/** Browsers a user signs in from. */
export const knownDeviceHandlers: HandlersFor<typeof knownDeviceOperations> = {
  REMEMBER_DEVICE: async ({ deviceKey }, context) => success(await rememberDevice(deviceKey, context)),

  GET_KNOWN_DEVICES: async (_request, context) => {
    const { known_devices_only: onlyKnown } = await context.bank.database.kysely
      .selectFrom('app_user')
      .select('known_devices_only')
      .where('id', '=', BigInt(context.caller.userId))
      .executeTakeFirstOrThrow();
    return success({ devices: await knownDevices(context), onlyKnown });
  },

  FORGET_DEVICE: async ({ deviceId }, context) => {
    const forgotten = await forgetDevice(deviceId, context);
    return forgotten.ok ? success({}) : forgotten;
  },

  ALLOW_ONLY_KNOWN_DEVICES: beginOnlyKnownDevices,
};
