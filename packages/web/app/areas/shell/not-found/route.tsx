/** Every address that no page has: the error page answers with 404. */
export const loader = (): never => {
  throw new Response(null, { status: 404 });
};

export default function NotFound() {
  return null;
}
