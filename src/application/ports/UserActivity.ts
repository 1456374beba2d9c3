export interface UserActivityListener {
  /** Somebody moved the pointer, pressed a key, scrolled or touched the screen. Comes as often as it happens. */
  active(): void;
  /** The page is visible again; its timers may have been delayed meanwhile. */
  returned(): void;
}

/** Detector of user activity on the page. */
export interface UserActivity {
  /** Returns a function that stops listening. */
  listen(listener: UserActivityListener): () => void;
}

export const UserActivity = Symbol.for('UserActivity');
