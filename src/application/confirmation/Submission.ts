import { compareStructural, makeAutoObservable, observableRef } from 'mobx';

import type { OperationId } from '../../domain/operation/OperationId';
import type { Instant } from '../../domain/time/Instant';
import type { Identifiers } from '../ports/Identifiers';
import type { Confirmable } from './Confirmable';
import type { CreatedState } from './FlowState';

/** Builds a request under an operation id; called for every submission. */
export type RequestBuilder<Request extends object> = (operationId: OperationId) => Request;

/** Answer of the bank to a submission, and the code that was sent for it. */
export type Created<Prepared> = Pick<CreatedState<Prepared>, 'prepared' | 'codeSent'>;

/**
 * Operation id with the request last submitted under it, and what the bank prepared for it. The id is assigned when the form opens. It is
 * replaced when it cannot be reused: the request was edited after a submission, the bank rejected it, or what was prepared has expired.
 */
export class Submission<Prepared> {
  operationId: OperationId;
  created: Created<Prepared> | undefined;

  readonly #identifiers: Identifiers;
  #request: object | undefined;

  constructor(identifiers: Identifiers) {
    this.#identifiers = identifiers;
    this.operationId = identifiers.operationId();
    makeAutoObservable<this>(this, { created: observableRef }, { autoBind: true });
  }

  /** Takes a new id, under which nothing was submitted. */
  renew(): void {
    this.operationId = this.#identifiers.operationId();
    this.#request = undefined;
    this.created = undefined;
  }

  /** Takes a new id if this request may not be submitted under the present one. */
  renewFor(
    build: RequestBuilder<object>,
    { expiresAt }: Pick<Confirmable<Prepared, unknown>, 'expiresAt'>,
    now: Instant,
  ): void {
    const edited = this.#request !== undefined && !compareStructural(build(this.operationId), this.#request);
    const endsAt = this.created && expiresAt(this.created.prepared);
    if (edited || (endsAt !== undefined && endsAt <= now)) {
      this.renew();
    }
  }

  /** Builds the request under the present id and remembers it. */
  requestOf<Request extends object>(build: RequestBuilder<Request>): Request {
    const request = build(this.operationId);
    this.#request = request;
    return request;
  }
}
