import * as z from 'zod/mini';

import type { DeviceToRemember, knownDeviceOperations } from '../../application/operations/knownDevices';
import type { AdaptersFor } from './adapter';
import { identifier, instant, nothing, operationId } from './codecs';
import { waitingChange } from './security';

const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

const toRemember = z.codec(z.strictObject({ deviceKey: z.optional(deviceKey) }), z.custom<DeviceToRemember>(), {
  decode: (wire) => wire,
  encode: (domain) => domain,
});

export const knownDeviceAdapters = {
  REMEMBER_DEVICE: { request: toRemember, response: z.object({ deviceKey }) },
  GET_KNOWN_DEVICES: {
    request: nothing,
    response: z.object({
      devices: z.array(
        z.object({
          id: identifier,
          userAgent: z.string(),
          address: z.string(),
          rememberedAt: instant,
          lastUsedAt: instant,
        }),
      ),
      onlyKnown: z.boolean(),
    }),
  },
  FORGET_DEVICE: { request: z.strictObject({ deviceId: identifier }), response: nothing },
  ALLOW_ONLY_KNOWN_DEVICES: {
    request: z.strictObject({ operationId, onlyKnown: z.boolean() }),
    response: waitingChange,
  },
} satisfies AdaptersFor<typeof knownDeviceOperations>;
