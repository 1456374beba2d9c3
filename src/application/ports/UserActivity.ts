export interface UserActivityListener {
  /** Called for every movement of the pointer, key press, scroll and touch. */
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
