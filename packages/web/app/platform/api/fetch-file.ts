/** A JSON file that is no answer of our API, such as a shape of the map; nothing when it cannot be had. */
export async function fetchFile<Content>(address: string): Promise<Content | undefined> {
  // Without a connection there is no file, as where it does not exist.
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as Content) : undefined;
}
