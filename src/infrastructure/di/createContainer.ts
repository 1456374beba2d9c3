import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { Newable } from 'inversify';

import type { ServiceClass, Services } from '../../application/ports/Services';

/** Writes no code at run time, which the content security policy would refuse. */
const WITHOUT_CODE = { jitless: true };

/** The container of guests, which knows the classes bound in it and no other: everything opened later shares them. */
export function createContainer(): Container {
  return new Container(WITHOUT_CODE);
}

/**
 * A container below `parent`, for one part of the application. An injectable class binds itself in it when it is first requested, so its
 * instances end with the container. Ports are bound by hand.
 */
export function createContainerBelow(parent: Container): Container {
  return new Container({ ...WITHOUT_CODE, parent, autobind: true });
}

/** The container as screens see it: classes in, services out. */
export function servicesOf(container: Container): Services {
  return {
    get<Service>(token: ServiceClass<Service>): Service {
      if (!isNewable(token)) {
        throw new Error('Only a class stands for a service');
      }
      return container.get<Service>(token);
    },
  };
}

/** Screens name classes without the parts of their constructors, which the container asks for in its types. */
function isNewable<Service>(token: ServiceClass<Service>): token is ServiceClass<Service> & Newable<Service> {
  const candidate: unknown = token;
  return typeof candidate === 'function';
}
