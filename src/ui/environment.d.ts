interface ImportMetaEnv {
  /** The version of the application, from package.json at build time. */
  readonly VITE_APP_VERSION?: string;
  /** See `readOpenSource`. */
  readonly VITE_OPEN_SOURCE?: string;
  /** See `readReleaseNotes`. */
  readonly VITE_RELEASE_NOTES?: string;
}
