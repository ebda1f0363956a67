import type { changeRules as contract } from '@heima/domain/listing-content/endpoints.ts';
import { rulesChanged } from '@heima/domain/listing-content/events.ts';
import { sexLimitFault } from '@heima/domain/listings/sex-limit.ts';
import { refuse } from '@heima/domain/shared/refusal.ts';
import { editListing, listingOf, listingVersion, updateListing } from '#capabilities/listings/public.ts';
import type { Handler } from '#platform/http/call.ts';

/** Changes the house rules (E109). A limit to one sex needs a room in a shared home and a reason (G31). */
export const changeRules: Handler<typeof contract> = async ({ params, body }, call) => {
  const { client_id: _, allowed_pet, ...given } = body;
  const row = await call.change((unit) =>
    editListing(unit, call, params.id, async (before) => {
      const facts = listingOf(before);
      const sex_allowed = given.sex_allowed ?? facts.rules.sex_allowed;
      const reason =
        given.sex_limitation_reason === undefined
          ? facts.rules.sex_limitation_reason
          : given.sex_limitation_reason;
      const limit = { sex_allowed, sex_limitation_reason: sex_allowed === 0 ? null : reason };
      const asksForLimit = given.sex_allowed !== undefined || given.sex_limitation_reason !== undefined;
      const fault = asksForLimit && sexLimitFault(facts, limit);
      if (fault) refuse('common.invalidInput', { fields: { [fault.field]: [fault.text_key] } });
      const { max_people = facts.rules.max_people, smoking = facts.rules.smoking } = given;
      await updateListing(unit.db, params.id, {
        max_people,
        smoking,
        ...limit,
        ...(allowed_pet ? { allowed_pets: allowed_pet } : {}),
      });
      await unit.record(rulesChanged, params.id, { fields: Object.keys(body) });
    }),
  );
  return { id: row.id, ...listingOf(row).rules, version: listingVersion(row, call.services.secrets).tag };
};
