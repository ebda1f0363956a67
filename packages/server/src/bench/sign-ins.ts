import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** Times of a call while people sign in, in milliseconds. */
interface Beside {
  signInsPerSecond: number;
  calls: number;
  p50: number;
  p99: number;
  longest: number;
}

/**
 * Asks for a path every 5 ms over one connection while `people` sign in at once, again and again, each with a password
 * that is computed and is wrong, from an address of its own so that no limit ends it. The server must trust this host
 * as a proxy.
 */
export async function besideSignIns(
  port: number,
  path: string,
  { people = 20, seconds = 10 } = {},
): Promise<Beside> {
  const agent = new http.Agent({ keepAlive: true });
  const until = performance.now() + seconds * 1000;
  let [signIns, made] = [0, 0];
  const person = async (): Promise<void> => {
    while (performance.now() < until) {
      made += 1;
      const status = await send(agent, port, '/api/v1/token', {
        email: `enginn.${made}@daemi.is`,
        password: 'vetur2026',
        address: `10.${made >> 16}.${(made >> 8) & 255}.${made & 255}`,
      });
      // Only what was computed counts: a refusal by a limit costs nothing.
      if (status !== 400 && status !== 401) throw new Error(`A sign-in was answered with ${status}`);
      signIns += 1;
    }
  };
  const times: number[] = [];
  const caller = async (): Promise<void> => {
    while (performance.now() < until) {
      const at = performance.now();
      const status = await send(agent, port, path);
      if (status !== 200) throw new Error(`${path} was answered with ${status}`);
      times.push(performance.now() - at);
      await wait(5);
    }
  };
  await Promise.all([caller(), ...Array.from({ length: people }, person)]);
  agent.destroy();
  times.sort((a, b) => a - b);
  return {
    signInsPerSecond: signIns / seconds,
    calls: times.length,
    p50: times[Math.floor(times.length * 0.5)]!,
    p99: times[Math.floor(times.length * 0.99)]!,
    longest: times.at(-1)!,
  };
}

function send(
  agent: http.Agent,
  port: number,
  path: string,
  body?: { email: string; password: string; address: string },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        agent,
        port,
        host: '127.0.0.1',
        path,
        method: body ? 'POST' : 'GET',
        headers: body ? { 'content-type': 'application/json', 'x-forwarded-for': body.address } : {},
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode!));
      },
    );
    request.on('error', reject);
    request.end(body && JSON.stringify({ email: body.email, password: body.password }));
  });
}
