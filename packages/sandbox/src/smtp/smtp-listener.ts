import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { type Outcome, SLOW_MS } from '#core/outcome.ts';
import type { Sandbox } from '#core/sandbox.ts';
import type { World } from '#core/world.ts';
import { SANDBOX_CREDENTIALS } from '#credentials.ts';
import { readMail } from './read-mail.ts';
import type { MailServer, SmtpReply } from './smtp-provider.ts';

const LARGEST_MAIL = 25 * 1024 * 1024;
/** What a rule makes the server say; outcomes that are not words are played by hand. */
const REPLIES: Partial<Record<Outcome, SmtpReply>> = {
  decline: { code: 550, text: '5.7.1 Message refused' },
  server_error: { code: 451, text: '4.3.0 Local error in processing' },
  unavailable: { code: 421, text: '4.3.2 Service not available' },
  rate_limited: { code: 450, text: '4.7.1 Too many messages' },
};

/** One command that the server checks: a recipient, or the message, which it then takes. */
type Stage = {
  operation: 'rcpt' | 'deliver';
  fields: Record<string, unknown>;
  address?: string;
  take?: () => void;
};

/** Starts the SMTP listener; its verdicts come from rules first and the recipient's address second. */
export async function startSmtpListener(
  sandbox: Sandbox,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const sockets = new Map<number, Socket>();

  /** What the server says at this stage; nothing when it hangs or has broken off. */
  const judge = async (stage: Stage, remotePort: number): Promise<SmtpReply | undefined> => {
    const { world } = sandbox;
    const { outcome, ruleId, delayMs, refusal } = verdict(world, stage);
    const socket = sockets.get(remotePort);
    if (socket) world.inFlight.add(socket);
    await world.clock.wait(delayMs);
    if (socket && outcome !== 'timeout') world.inFlight.delete(socket);
    const silent = outcome === 'timeout' || outcome === 'drop';
    if (!refusal && outcome !== 'timeout') stage.take?.();
    const reply = silent ? undefined : (refusal ?? { code: 250, text: '2.0.0 Accepted' });
    // A recipient that is taken is no news: the message itself is.
    if (stage.operation === 'deliver' || reply?.code !== 250) note(world, stage, reply, outcome, ruleId);
    if (outcome === 'drop') socket?.destroy();
    return reply;
  };

  const server = new SMTPServer({
    name: 'mail.sandbox.invalid',
    banner: 'Heima sandbox',
    // A self-signed certificate would only teach the product to skip the check, and this never leaves the machine.
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    hideENHANCEDSTATUSCODES: true,
    size: LARGEST_MAIL,
    closeTimeout: 100,
    onAuth: ({ username, password }, _session, callback) => {
      const { SMTP_USER, SMTP_PASSWORD } = SANDBOX_CREDENTIALS;
      if (username === SMTP_USER && password === SMTP_PASSWORD) return callback(null, { user: username });
      return callback(smtpError({ code: 535, text: '5.7.8 Authentication credentials invalid' }));
    },
    onRcptTo: async ({ address }, session, callback) => {
      const fields = { from: senderOf(session), to: address };
      const reply = await judge({ operation: 'rcpt', fields, address }, session.remotePort);
      if (reply) callback(reply.code === 250 ? null : smtpError(reply));
    },
    onData: async (stream, session, callback) => {
      const { world } = sandbox;
      const from = senderOf(session);
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      try {
        const raw = Buffer.concat(await stream.toArray());
        if (stream.sizeExceeded) return callback(smtpError({ code: 552, text: '5.3.4 Message too big' }));
        const mail = await readMail(raw, { from, to }, serverOf(world).ids.uuid(), world.clock.now());
        const { subject, messageId } = mail;
        const fields = { from, to, subject, messageId, size: raw.length };
        const take = () => world.mail.add(mail);
        const reply = await judge({ operation: 'deliver', fields, take }, session.remotePort);
        if (reply) callback(reply.code === 250 ? null : smtpError(reply), reply.text);
      } catch (error) {
        // The client broke off in the middle, or sent what nobody can read.
        callback(smtpError({ code: 554, text: `5.6.0 ${error instanceof Error ? error.message : error}` }));
      }
    },
  });
  // A client that breaks off is everyday life for a mail server.
  server.on('error', () => undefined);
  server.server.on('connection', (socket: Socket) => {
    const remotePort = socket.remotePort ?? 0;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function serverOf(world: World): MailServer {
  return world.providers.get('smtp') as MailServer;
}

function verdict(world: World, { operation, fields, address }: Stage) {
  const provider = serverOf(world);
  const plays = provider.operations.find((one) => one.name === operation)?.plays ?? [];
  const rule = world.rules.take(
    'smtp',
    operation,
    [fields],
    (outcome) => outcome === 'ok' || plays.includes(outcome),
  );
  // The address has no say once a rule has spoken.
  const drive = rule || address === undefined ? undefined : provider.answerTo(address);
  const outcome: Outcome = rule?.outcome ?? (drive === 'slow' ? 'slow' : drive ? 'decline' : 'ok');
  const refusal = typeof drive === 'object' ? drive : REPLIES[outcome];
  const delayMs = rule?.delayMs ?? (outcome === 'slow' ? SLOW_MS : 0);
  return { outcome, ruleId: rule?.id ?? null, delayMs, refusal };
}

function note(
  world: World,
  { operation, fields }: Stage,
  reply: SmtpReply | undefined,
  outcome: Outcome,
  ruleId: string | null,
): void {
  const at = world.clock.now().toISOString();
  const method = operation === 'rcpt' ? 'RCPT' : 'DATA';
  const empty = { path: '', query: {}, headers: {} };
  const record = world.calls.open({
    at,
    provider: 'smtp',
    operation,
    method,
    ...empty,
    body: fields,
    outcome,
    ruleId,
  });
  world.calls.close(record, reply ? { status: reply.code, headers: {}, body: reply.text } : null, 0);
}

function senderOf({ envelope }: SMTPServerSession): string {
  return envelope.mailFrom ? envelope.mailFrom.address : '';
}

function smtpError({ code, text }: SmtpReply): Error {
  return Object.assign(new Error(text), { responseCode: code });
}
