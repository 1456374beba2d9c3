/** A class a screen may ask for; the class itself is its token. */
export type ServiceClass<Service> = abstract new (...parts: never[]) => Service;

/** Locator of the view-models and stores of screens. Only src/ui/main.tsx and src/infrastructure/di fill it. */
export interface Services {
  get<Service>(token: ServiceClass<Service>): Service;
}
