import type { PersonalDataSource } from '#platform/personal-data-source.ts';

/** Invitations to rent together that the person sent or accepted. */
export const corenterData: PersonalDataSource = {
  name: 'co-renters',
  async collect({ db }, userId) {
    const requests = await db
      .selectFrom('corenter_request')
      .select(['id', 'requested_by', 'requested_to', 'email', 'created_at', 'ended_at'])
      .where((is) => is.or([is('requested_by', '=', userId), is('requested_to', '=', userId)]))
      .orderBy('id')
      .execute();
    // The address belongs to the one who was invited.
    return {
      data: requests.map(({ email, ...request }) =>
        request.requested_by === userId ? { ...request, email } : request,
      ),
    };
  },
};
