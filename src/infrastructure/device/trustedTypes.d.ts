/** Trusted Types, as far as they are used: an address the policy has passed stands where a text did (`ServiceWorkerContainer.register`). */
interface Window {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { readonly createScriptURL: (address: string) => string },
    ): { readonly createScriptURL: (address: string) => string };
  };
}
