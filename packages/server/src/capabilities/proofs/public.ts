export { hashCode } from './hash-code.ts';
export { anyProofOfLink, makeLinkToken, proofOfLink } from './link-token.ts';
export {
  addSecret,
  askForProof,
  countTry,
  endProof,
  findProof,
  latestProof,
  proofsOf,
  removeProofs,
  voidProofs,
} from './proof-store.ts';
export { refuseRecent, sentUntil } from './refuse-recent.ts';
