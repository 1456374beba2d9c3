import { makeAutoObservable, observableRef, runInAction } from 'mobx';

import type { Territory } from '../../domain/directory/Territory';
import type { Result } from '../../domain/result/Result';
import type { Property } from '../../domain/tax/PropertyTax';
import type { Directory } from '../directories/Directory';
import type { DirectoryStore } from '../directories/DirectoryStore';
import type { Failure } from '../operations/failureCodes';
import type { MovableTaxQuery, MovableTaxSum, PropertyTaxQuery, PropertyTaxSum } from '../operations/taxes';
import { RequestSequence } from '../loading/RequestSequence';
import type { OperationGateway } from '../ports/OperationGateway';

/** Answer of the tax service about one taxed object. */
type Assessment =
  | { readonly kind: 'vehicle'; readonly sum: MovableTaxSum }
  | { readonly kind: 'property'; readonly taxYear: number; readonly sum: PropertyTaxSum };

/** Real estate of a taxpayer. */
interface OwnedProperties {
  readonly inn: string;
  readonly properties: readonly Property[];
}

/** Territories of the country and the taxes due according to the tax service. */
export class TaxesStore {
  assessment: Assessment | undefined;
  /** Real estate of the taxpayer that was asked about last. */
  owned: OwnedProperties | undefined;
  failure: Failure | undefined;
  asking = false;

  readonly #gateway: OperationGateway;
  readonly #territories: Directory<readonly Territory[]>;
  readonly #latest = new RequestSequence();

  constructor(gateway: OperationGateway, directories: DirectoryStore) {
    this.#gateway = gateway;
    this.#territories = directories.of('REGIONS');
    makeAutoObservable(
      this,
      { assessment: observableRef, owned: observableRef, failure: observableRef },
      { autoBind: true },
    );
  }

  get territories(): readonly Territory[] {
    return this.#territories.content;
  }

  /** Loads the territories of the country. */
  async ensureTerritories(): Promise<void> {
    await this.#territories.ensure();
  }

  /** Asks for the tax due for a vehicle; `undefined` when the call failed or another one followed. */
  async askVehicle(query: MovableTaxQuery): Promise<MovableTaxSum | undefined> {
    const asked = this.#begin();
    const answer = await this.#gateway.execute('GET_SALYK_MOVABLE_TAX_SUM', query);
    return asked.end(answer, (sum) => (this.assessment = { kind: 'vehicle', sum }));
  }

  /** Asks for the real estate of a taxpayer. */
  async askProperties(inn: string): Promise<void> {
    const asked = this.#begin();
    const answer = await this.#gateway.execute('GET_IMMOVABLE_PROPERTY', { inn });
    asked.end(answer, (properties) => (this.owned = { inn, properties }));
  }

  /** Loads the real estate of a taxpayer that did not ask for it; a failed load shows no error. */
  async offerProperties(inn: string): Promise<void> {
    const answer = await this.#gateway.execute('GET_IMMOVABLE_PROPERTY', { inn });
    runInAction(() => {
      if (answer.ok && answer.value.length > 0) {
        this.owned = { inn, properties: answer.value };
      }
    });
  }

  /** Asks for the tax due for a property; `undefined` when the call failed or another one followed. */
  async askProperty(query: PropertyTaxQuery): Promise<PropertyTaxSum | undefined> {
    const asked = this.#begin();
    const answer = await this.#gateway.execute('GET_SALYK_IMMOVABLE_CALCULATION_TAX', query);
    return asked.end(answer, (sum) => (this.assessment = { kind: 'property', taxYear: query.taxYear, sum }));
  }

  /** Drops the answers, which belong to another object. */
  forget(): void {
    this.#latest.begin();
    this.asking = false;
    this.assessment = undefined;
    this.owned = undefined;
    this.failure = undefined;
  }

  /** Begins a call; its end counts only while no other call has begun. */
  #begin() {
    const isLatest = this.#latest.begin();
    this.asking = true;
    this.failure = undefined;
    const end = <Value>(answer: Result<Value, Failure>, keep: (value: Value) => unknown): Value | undefined =>
      runInAction(() => {
        if (!isLatest()) {
          return undefined;
        }
        this.asking = false;
        this.assessment = undefined;
        if (!answer.ok) {
          this.failure = answer.failure;
          return undefined;
        }
        keep(answer.value);
        return answer.value;
      });
    return { end };
  }
}
