import { authenticator } from './authenticator.js';
import { businessApplication } from './businessApplication.js';
import { letters } from './letters.js';
import { messages } from './messages.js';

/**
 * The applications of a phone, in the order of its dock. An application is
 *
 *   { id, icon, names: { ru, en, kg, cn }, isFor(owner), open(owner) }
 *
 * where `icon` names a template with its picture and `open` gives `{ element, refresh(), speak() }`: `refresh` is called every second while the
 * application is in front (`always: true` for one that is refreshed behind others too) and answers true when there is
 * something new to see; `speak` is called when the language has changed.
 */
export const APPLICATIONS = [messages, letters, authenticator, businessApplication];
