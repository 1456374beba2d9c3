import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import { inject, injectable } from '../../../../application/injection';
import type { LoadStatus } from '../../../../application/loading/LoadStatus';
import type { Clock } from '../../../../application/ports/Clock';
import { DeviceLocation } from '../../../../application/ports/DeviceLocation';
import type { LocationFailure } from '../../../../application/ports/DeviceLocation';
import { OperationGateway } from '../../../../application/ports/OperationGateway';
import { BankTime } from '../../../../application/time/BankTime';
import { SERVICE_POINT_KINDS } from '../../../../domain/directory/BankDirectories';
import { searchable } from '../../../../domain/language/searchable';
import type { ServicePoint, ServicePointKind } from '../../../../domain/directory/BankDirectories';
import { distanceKm, openingOf } from '../../../../domain/directory/servicePoints';
import type { Opening, Place } from '../../../../domain/directory/servicePoints';
import { SERVICE_REGIONS } from '../../../../domain/payment/ServiceProvider';
import type { ServiceRegion } from '../../../../domain/payment/ServiceProvider';

/** A point that passes the filters. */
export interface FoundPoint {
  readonly point: ServicePoint;
  readonly opening: Opening;
  /** Known once the user has asked for what is near. */
  readonly distanceKm: number | undefined;
}

/** The map opens on the capital (specification 1, section 1). */
const FIRST_REGION: ServiceRegion = 'KG-GB';

/** Branches, cash machines and terminals: which of them are shown, and the chosen one. */
@injectable()
export class ServicePointsViewModel {
  status: LoadStatus = 'LOADING';
  points: readonly ServicePoint[] = [];
  kinds: readonly ServicePointKind[] = SERVICE_POINT_KINDS;
  /** Empty for the whole country. */
  region: ServiceRegion | '' = FIRST_REGION;
  search = '';
  isOpenOnly = false;
  selectedId: string | undefined;
  here: Place | undefined;
  isLocating = false;
  locationFailure: LocationFailure | undefined;

  readonly #gateway: Pick<OperationGateway, 'execute'>;
  readonly #location: DeviceLocation;
  readonly #clock: Clock;

  constructor(
    @inject(OperationGateway) gateway: Pick<OperationGateway, 'execute'>,
    @inject(DeviceLocation) location: DeviceLocation,
    @inject(BankTime) clock: Clock,
  ) {
    this.#gateway = gateway;
    this.#location = location;
    this.#clock = clock;
    makeAutoObservable(this, { points: observableRef, here: observableRef }, { autoBind: true });
  }

  /** Points that pass the filters: the nearest first where the location is known, otherwise as the bank lists them. */
  get found(): readonly FoundPoint[] {
    const now = this.#clock.now();
    const words = searchable(this.search).split(/\s+/);
    const found = this.points
      .filter(({ kind, region }) => this.kinds.includes(kind) && (this.region === '' || region === this.region))
      .filter((point) => words.every((word) => textOf(point).includes(word)))
      .map((point) => ({
        point,
        opening: openingOf(point, now),
        distanceKm: this.here && distanceKm(this.here, point),
      }))
      .filter(({ opening }) => !this.isOpenOnly || opening.state !== 'closed');
    return this.here === undefined
      ? found
      : found.toSorted((left, right) => (left.distanceKm ?? 0) - (right.distanceKm ?? 0));
  }

  /** The chosen point, while it passes the filters. */
  get selected(): FoundPoint | undefined {
    return this.found.find(({ point }) => point.id === this.selectedId);
  }

  async load(): Promise<void> {
    this.status = 'LOADING';
    const answer = await this.#gateway.execute('GET_SERVICE_POINTS', { withoutImages: true });
    runInAction(() => {
      this.points = (answer.ok && answer.value.content) || [];
      this.status = answer.ok ? 'LOADED' : 'ERROR';
    });
  }

  /** Shows or hides a kind of points; the last one shown stays. */
  toggleKind(kind: ServicePointKind): void {
    const kinds = SERVICE_POINT_KINDS.filter((one) => (one === kind) !== this.kinds.includes(one));
    this.kinds = kinds.length === 0 ? this.kinds : kinds;
  }

  setRegion(region: string): void {
    this.region = SERVICE_REGIONS.find((one) => one === region) ?? '';
  }

  setSearch(search: string): void {
    this.search = search;
  }

  toggleOpenOnly(): void {
    this.isOpenOnly = !this.isOpenOnly;
  }

  /** Chooses a point; a second time, takes the choice back. */
  select(id: string | undefined): void {
    this.selectedId = id === this.selectedId ? undefined : id;
  }

  /** Asks for the location and lists the nearest points of the whole country first. */
  async findNear(): Promise<void> {
    this.isLocating = true;
    this.locationFailure = undefined;
    const answer = await this.#location.find();
    runInAction(() => {
      this.isLocating = false;
      this.locationFailure = answer.ok ? undefined : answer.failure;
      if (answer.ok) {
        this.here = answer.value;
        this.region = '';
        this.search = '';
      }
    });
  }
}

/** Names and addresses of a point in every language: one searches in the language one remembers. */
function textOf({ name, address }: ServicePoint): string {
  return searchable([...Object.values(name), ...Object.values(address)].join(' '));
}
