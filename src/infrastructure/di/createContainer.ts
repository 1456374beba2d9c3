import 'reflect-metadata/lite';
import { Container } from 'inversify';
import type { Newable } from 'inversify';

import type { ServiceClass, Services } from '../../application/ports/Services';

/** A container below `parent`. It writes no code at run time, which the content security policy would refuse. */
export function createContainer(parent?: Container): Container {
  return new Container({ jitless: true, ...(parent === undefined ? {} : { parent }) });
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
