/** What an event source was told; signs of the moment have no id. */
export interface LiveTold {
  id: string | undefined;
  kind: string;
  data: unknown;
}

/** A browser's event source: what arrives, until it is closed. */
export async function followLive({
  port,
  access,
  lastId,
}: {
  port: number;
  access: string | undefined;
  lastId?: string | undefined;
}) {
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/live`, {
    headers: {
      ...(access ? { authorization: `Bearer ${access}` } : {}),
      ...(lastId ? { 'last-event-id': lastId } : {}),
    },
    signal: abort.signal,
  });
  const events: LiveTold[] = [];
  const end = { reached: false };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body!) {
      text += Buffer.from(chunk).toString();
      const parts = text.split('\n\n');
      text = parts.pop()!;
      for (const part of parts) {
        const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(part)?.[1];
        if (field('event'))
          events.push({ id: field('id'), kind: field('event')!, data: JSON.parse(field('data')!) });
      }
    }
    end.reached = true;
  };
  // Closing it ends the reading with an error, which says nothing.
  if (response.ok) read().catch(() => undefined);
  return { status: response.status, events, end, close: () => abort.abort() };
}
