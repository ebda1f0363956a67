export { confirmOwner, ownerProofOf } from '#capabilities/sign-in/passwords/confirm-owner.ts';
export { factorOf, removeFactor } from '#capabilities/sign-in/second-factor/factor-store.ts';
export { changeProved } from '#capabilities/sign-in/second-factor/prove-second-step.ts';
