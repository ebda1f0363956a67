export { eidSessionsOf, removeEidSessions } from './eid-session-store.ts';
