import type { Place } from '../../domain/directory/servicePoints';
import type { Result } from '../../domain/result/Result';

/** Reason for an unknown location: the user refused, or the device cannot tell. */
export interface LocationFailure {
  readonly code: 'LOCATION_DENIED' | 'LOCATION_UNAVAILABLE';
}

/** Location of the device. It is asked for only at the user's request, and the browser asks for permission first. */
export interface DeviceLocation {
  find(): Promise<Result<Place, LocationFailure>>;
}

export const DeviceLocation = Symbol.for('DeviceLocation');
