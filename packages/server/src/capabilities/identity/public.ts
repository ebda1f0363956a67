export {
  accountOfIdentity,
  enableSignInMethod,
  findIdentity,
  hashIdentity,
  identityColumn,
  nationalIdPlace,
} from './identity-store.ts';
export { type LinkedIdentity, linkIdentity } from './link-identity.ts';
export { identityData } from './personal-data.ts';
export { differencesOf, readFindings } from './read-findings.ts';
export { removeIdentity } from './remove-identity.ts';
