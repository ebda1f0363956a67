export { anyBlockAmong, blocksBetween } from './block-store.ts';
