export { lockedApplicationFor } from './application-side.ts';
export {
  type ApplicationRow,
  findApplication,
  lastApplication,
  lockApplication,
} from './application-store.ts';
export { changeApplication } from './change-application.ts';
export { showReceived } from './show-received.ts';
