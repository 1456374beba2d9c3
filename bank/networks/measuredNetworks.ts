import { METRICS } from '../kernel/metrics/metrics';
import type { Networks } from './ports/Networks';

/** The same networks, each with a measure of its calls: how long they take, and how many fail. */
export function measuredNetworks({ rails, cardNetworks, ...ports }: Networks): Networks {
  return {
    ...measuredAll(ports, ''),
    rails: measuredAll(rails, 'rail_'),
    cardNetworks: measuredAll(cardNetworks, 'cards_'),
  };
}

function measuredAll<Ports extends object>(ports: Ports, prefix: string): Ports {
  const measuredPorts = { ...ports };
  for (const [name, port] of Object.entries(ports)) {
    Reflect.set(measuredPorts, name, measured(port, `${prefix}${name}`));
  }
  return measuredPorts;
}

/** An adapter whose asynchronous methods are measured; everything else of it is as it was. */
function measured(adapter: object, port: string): object {
  const end = (began: number, outcome: 'ok' | 'failed') =>
    METRICS.networkCalls.observe({ port, outcome }, (performance.now() - began) / 1000);
  return new Proxy(adapter, {
    get: (target, name) => {
      const member: unknown = Reflect.get(target, name, target);
      if (typeof member !== 'function') {
        return member;
      }
      return (...args: readonly unknown[]): unknown => {
        const began = performance.now();
        const answer: unknown = Reflect.apply(member, target, args);
        if (answer instanceof Promise) {
          answer.then(
            () => end(began, 'ok'),
            () => end(began, 'failed'),
          );
        }
        return answer;
      };
    },
  });
}
