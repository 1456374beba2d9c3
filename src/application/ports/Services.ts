/** A class a screen may ask for; the class itself is its token. */
export type ServiceClass<Service> = abstract new (...parts: never[]) => Service;

/** Where screens get their view-models and stores from. Only src/ui/main.tsx and src/infrastructure/di fill it. */
export interface Services {
  get<Service>(token: ServiceClass<Service>): Service;
}
