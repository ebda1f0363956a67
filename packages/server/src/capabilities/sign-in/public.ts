export { confirmOwner } from './passwords/confirm-owner.ts';
export { factorOf, removeFactor } from './second-factor/factor-store.ts';
