/** What the page of an invitation asks for: its id, and the letter's token where the address has one. */
export function invitationArgs(id: string, params: URLSearchParams) {
  const token = params.get('token');
  return { params: { id }, query: token ? { token } : {} };
}
