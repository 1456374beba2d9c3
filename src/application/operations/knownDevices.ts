import type { OperationId } from '../../domain/operation/OperationId';
import type { KnownDevices } from '../../domain/user/KnownDevice';
import type { WaitingChange } from '../../domain/user/ProfileChange';
import { declare } from './declaration';
import type { Nothing } from './utilities';

export interface DeviceToRemember {
  /** The key this browser has from an earlier sign-in of any user. */
  readonly deviceKey?: string | undefined;
}

export interface RememberedDevice {
  /** The key the browser sends with its next sign-in, in the metadata of the call. It is never shown. */
  readonly deviceKey: string;
}

export interface DeviceReference {
  readonly deviceId: string;
}

export interface OnlyKnownDevicesRequest {
  readonly operationId: OperationId;
  readonly onlyKnown: boolean;
}

const ANY_USER = ['individual', 'corporateView', 'corporateCreate', 'corporateApprove', 'corporateSign'] as const;

/** Utility service: browsers a user signs in from (docs/adr/0014); the specification names none of these codes. */
export const knownDeviceOperations = {
  REMEMBER_DEVICE: declare<DeviceToRemember, RememberedDevice>()({
    services: ['utility'],
    summary:
      'Remembers the browser of this sign-in for 90 days and gives it a key, so that wrong passwords of others do not keep it out',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [],
  }),
  GET_KNOWN_DEVICES: declare<Nothing, KnownDevices>()({
    services: ['utility'],
    summary: 'Lists the browsers the user is known by, the one used last first, and tells whether no other may sign in',
    kind: 'query',
    confirmation: 'none',
    allowed: ANY_USER,
    failures: [],
  }),
  FORGET_DEVICE: declare<DeviceReference, Nothing>()({
    services: ['utility'],
    summary: 'Forgets a browser of the user, whose key is worth nothing from then on',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: ['DEVICE_NOT_FOUND', 'LAST_KNOWN_DEVICE'],
  }),
  ALLOW_ONLY_KNOWN_DEVICES: declare<OnlyKnownDevicesRequest, WaitingChange>()({
    services: ['utility'],
    summary:
      'Prepares that only known browsers may sign in, or that any may again, and sends the code that confirms it',
    kind: 'command',
    confirmation: 'none',
    allowed: ANY_USER,
    viewOnly: 'allowed',
    failures: [
      'OPERATION_ID_REUSED',
      'DEVICE_NOT_FOUND',
      'MAX_OTP_TRIES',
      'CONFIRMATIONS_ON_HOLD',
      'OTP_MESSAGES_LIMIT_EXCEEDED',
    ],
  }),
} as const;
