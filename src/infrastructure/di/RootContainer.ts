import type { Container } from 'inversify';

/** The container itself, for services that create a child container later. */
export class RootContainer {
  readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }
}
