export interface UserActivityListener {
  /** Somebody moved the pointer, pressed a key, scrolled or touched the screen. Comes as often as it happens. */
  active(): void;
  /** The page is looked at again; its timers may have been held back meanwhile. */
  returned(): void;
}

/** Whether anybody is at the screen. */
export interface UserActivity {
  /** Answers how to stop listening. */
  listen(listener: UserActivityListener): () => void;
}

export const UserActivity = Symbol.for('UserActivity');
