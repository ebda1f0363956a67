import * as contract from '@heima/domain/staff-users/endpoints.ts';
import { type Route, route } from '#platform/http/call.ts';
import { getStaffUser } from './get-staff-user.ts';
import { listStaffUsers } from './list-staff-users.ts';

export const routes: readonly Route[] = [
  route(contract.listStaffUsers, listStaffUsers),
  route(contract.getStaffUser, getStaffUser),
];
