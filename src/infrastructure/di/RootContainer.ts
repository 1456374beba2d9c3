import type { Container } from 'inversify';

/** The container itself, for what opens a container below it later. */
export class RootContainer {
  readonly container: Container;

  constructor(container: Container) {
    this.container = container;
  }
}
