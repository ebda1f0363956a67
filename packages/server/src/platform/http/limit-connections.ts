import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';

export interface ConnectionLimits {
  /** Open connections at once; 0 is no limit. */
  inAll: number;
  /** The same from one network address that is no trusted proxy's. */
  perAddress: number;
  /** Addresses and CIDR blocks of proxies, whose connections carry many people. */
  proxies: readonly string[];
}

interface Connection {
  socket: Socket;
  address: string;
  /** Requests that run on it. */
  running: number;
}

/**
 * Keeps open connections below what the machine can hold. Beyond a limit the connection that has been idle the longest
 * is closed for the new one: of the same address where that has too many. Where none is idle the new one is answered
 * and closed, so that whoever asks knows to wait.
 * @param refusal what it is answered with: a whole HTTP answer
 */
export function limitConnections(server: Server, limits: ConnectionLimits, refusal: () => string): void {
  const { inAll, perAddress } = limits;
  const isProxy = proxyCheck(limits.proxies);
  // A map keeps its order: what was used last is moved to the end, so the first idle one is idle the longest.
  const open = new Map<Socket, Connection>();
  const counts = new Map<string, number>();

  const forget = (one: Connection): void => {
    if (!open.delete(one.socket)) return;
    const left = counts.get(one.address)! - 1;
    if (left > 0) counts.set(one.address, left);
    else counts.delete(one.address);
  };
  const closeIdle = (address: string | undefined): boolean => {
    for (const one of open.values())
      if (one.running === 0 && (address === undefined || one.address === address)) {
        forget(one);
        one.socket.destroy();
        return true;
      }
    return false;
  };
  const hasRoom = (address: string): boolean => {
    const isFull = perAddress > 0 && (counts.get(address) ?? 0) >= perAddress && !isProxy(address);
    if (isFull && !closeIdle(address)) return false;
    return inAll === 0 || open.size < inAll || closeIdle(undefined);
  };

  server.on('connection', (socket) => {
    const address = socket.remoteAddress ?? '';
    if (!hasRoom(address)) {
      // The peer may be gone already; there is nobody to tell then.
      socket.on('error', () => undefined);
      socket.end(refusal(), () => socket.destroy());
      return;
    }
    const one: Connection = { socket, address, running: 0 };
    open.set(socket, one);
    counts.set(address, (counts.get(address) ?? 0) + 1);
    socket.once('close', () => forget(one));
  });
  server.on('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const one = open.get(socket);
    if (!one) return;
    one.running += 1;
    response.once('close', () => {
      one.running -= 1;
      if (!open.delete(socket)) return;
      open.set(socket, one);
    });
  });
}

function proxyCheck(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => address !== '' && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
