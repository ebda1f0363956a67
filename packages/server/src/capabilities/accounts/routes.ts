import * as deletion from '@heima/domain/accounts/deletion-endpoint.ts';
import * as contract from '@heima/domain/accounts/endpoints.ts';
import * as staff from '@heima/domain/accounts/staff-endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { deleteAccount } from './delete-account.ts';
import { currentUser, getUser } from './get-user.ts';
import { setPrimaryLanguage } from './set-primary-language.ts';
import { setRole } from './set-role.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './update-user.ts';

export const routes: readonly Route[] = [
  route(contract.signUp, signUp),
  route(contract.currentUser, currentUser),
  route(contract.getUser, getUser),
  route(contract.updateUser, updateUser),
  route(contract.setPrimaryLanguage, setPrimaryLanguage),
  route(deletion.deleteAccount, deleteAccount),
  route(staff.setRole, setRole),
];
