import { injectable } from '../../application/injection';
import type { DeviceLocation, LocationFailure } from '../../application/ports/DeviceLocation';
import type { Place } from '../../domain/directory/servicePoints';
import { refusal, success } from '../../domain/result/Result';
import type { Result } from '../../domain/result/Result';

const TIMEOUT_MS = 15_000;
/** A location this old still finds the nearest branch. */
const MAX_AGE_MS = 300_000;

/** Location as the Geolocation API of the browser tells it. */
@injectable('Singleton')
export class BrowserLocation implements DeviceLocation {
  find(): Promise<Result<Place, LocationFailure>> {
    return new Promise((resolve) => {
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => resolve(success({ latitude, longitude })),
        ({ code, PERMISSION_DENIED }) =>
          resolve(refusal({ code: code === PERMISSION_DENIED ? 'LOCATION_DENIED' : 'LOCATION_UNAVAILABLE' })),
        { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
      );
    });
  }
}
