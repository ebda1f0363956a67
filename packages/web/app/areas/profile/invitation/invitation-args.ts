/** What the page of an invitation asks for: its id, and the e-mail's token where the address has one. */
export function invitationArgs(id: string, params: URLSearchParams) {
  const token = params.get('token');
  return { params: { id }, query: token ? { token } : {} };
}
