import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Territory } from '../../domain/directory/Territory';
import type { Property } from '../../domain/tax/PropertyTax';
import type { Directory } from '../directories/Directory';
import type { DirectoryStore } from '../directories/DirectoryStore';
import type { Failure } from '../operations/failureCodes';
import type { MovableTaxSum, PropertyTaxSum } from '../operations/taxes';
import type { OperationGateway } from '../ports/OperationGateway';

/** Answer of the tax service about one taxpayer or one taxed object. */
export type Assessment =
  | { readonly kind: 'vehicle'; readonly sum: MovableTaxSum }
  | { readonly kind: 'properties'; readonly inn: string; readonly properties: readonly Property[] }
  | { readonly kind: 'property'; readonly sum: PropertyTaxSum };

/** Territories of the country and the taxes due according to the tax service. */
export class TaxesStore {
  assessment: Assessment | undefined;
  failure: Failure | undefined;
  asking = false;

  readonly #gateway: OperationGateway;
  readonly #territories: Directory<readonly Territory[]>;

  constructor(gateway: OperationGateway, directories: DirectoryStore) {
    this.#gateway = gateway;
    this.#territories = directories.of('REGIONS');
    makeAutoObservable(this, { assessment: observableRef, failure: observableRef }, { autoBind: true });
  }

  get territories(): readonly Territory[] {
    return this.#territories.content;
  }

  /** Loads the territories of the country. */
  async ensureTerritories(): Promise<void> {
    await this.#territories.ensure();
  }

  /** Asks for the tax due for a vehicle; `undefined` when the call failed. */
  async askVehicle(query: {
    readonly inn: string;
    readonly vehicleNumber: string;
    readonly taxYear: number;
  }): Promise<MovableTaxSum | undefined> {
    this.#begin();
    const answer = await this.#gateway.execute('GET_SALYK_MOVABLE_TAX_SUM', query);
    this.#end(answer.ok ? { kind: 'vehicle', sum: answer.value } : undefined, answer.ok ? undefined : answer.failure);
    return answer.ok ? answer.value : undefined;
  }

  /** Asks for the real estate of a taxpayer. */
  async askProperties(inn: string): Promise<void> {
    this.#begin();
    const answer = await this.#gateway.execute('GET_IMMOVABLE_PROPERTY', { inn });
    this.#end(
      answer.ok ? { kind: 'properties', inn, properties: answer.value } : undefined,
      answer.ok ? undefined : answer.failure,
    );
  }

  /** Asks for the tax due for a property; `undefined` when the call failed. */
  async askProperty(query: {
    readonly eniCode: string;
    readonly taxYear: number;
  }): Promise<PropertyTaxSum | undefined> {
    this.#begin();
    const answer = await this.#gateway.execute('GET_SALYK_IMMOVABLE_CALCULATION_TAX', query);
    this.#end(answer.ok ? { kind: 'property', sum: answer.value } : undefined, answer.ok ? undefined : answer.failure);
    return answer.ok ? answer.value : undefined;
  }

  /** Drops the last answer, which belongs to another object. */
  forget(): void {
    this.assessment = undefined;
    this.failure = undefined;
  }

  #begin(): void {
    this.asking = true;
    this.failure = undefined;
  }

  #end(assessment: Assessment | undefined, failure: Failure | undefined): void {
    runInAction(() => {
      this.asking = false;
      this.assessment = assessment;
      this.failure = failure;
    });
  }
}
