/** A JSON file that is no answer of our API, such as a shape of the map; nothing when it cannot be had. */
export async function fetchFile<Content>(address: string): Promise<Content | undefined> {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Content) : undefined;
}
