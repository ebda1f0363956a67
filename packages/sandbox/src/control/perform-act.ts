import { ZodError } from 'zod';
import { ActRefused } from '#core/provider.ts';
import type { World } from '#core/world.ts';

/** Lets a person or the outside world do something: approve a listing, bounce a mail. */
export async function performAct(
  world: World,
  providerName: string,
  actName: string,
  input: Record<string, unknown>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const provider = world.providers.get(providerName);
  if (!provider)
    return { status: 404, body: { error: 'no such provider', known: [...world.providers.keys()] } };
  const acts = provider.acts ?? {};
  const act = Object.hasOwn(acts, actName) ? acts[actName] : undefined;
  if (!act) return { status: 404, body: { error: 'no such act', known: Object.keys(acts) } };
  try {
    const result = await act(input);
    world.changed();
    return { status: 200, body: { ...(result as object | undefined) } };
  } catch (error) {
    if (error instanceof ActRefused) return { status: 409, body: { error: error.message } };
    if (error instanceof ZodError)
      return { status: 400, body: { error: 'invalid input', issues: error.issues } };
    throw error;
  }
}
