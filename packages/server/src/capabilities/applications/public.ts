export { lockedApplicationFor } from './application-side.ts';
export {
  type ApplicationRow,
  findApplication,
  hasApplied,
  lastApplication,
  lockApplication,
} from './application-store.ts';
export { sendApplication, showOwn } from './apply.ts';
export { changeApplication } from './change-application.ts';
export { eventsFor } from './list-events.ts';
export { readPrice } from './read-price.ts';
export { refusePastMoveIn } from './sending.ts';
export { showReceived } from './show-received.ts';
