import { connect, type Socket } from 'node:net';
import { SANDBOX_CREDENTIALS } from '../credentials.ts';

export type SmtpReply = { code: number; text: string };

/** A mail client that shows every reply, so that tests can see which command was refused and how. */
export class SmtpClient {
  readonly #socket: Socket;
  closed = false;
  #buffer = '';
  #waiting: { resolve: (reply: SmtpReply) => void; reject: (error: Error) => void } | undefined;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.setEncoding('utf8');
    socket.on('data', (text: string) => {
      this.#buffer += text;
      this.#deliver();
    });
    socket.on('close', () => {
      this.closed = true;
      this.#waiting?.reject(new Error('the connection was closed'));
    });
    socket.on('error', () => undefined);
  }

  /** Connects and signs in. */
  static async open(port: number, password: string = SANDBOX_CREDENTIALS.SMTP_PASSWORD): Promise<SmtpClient> {
    const client = new SmtpClient(connect(port, '127.0.0.1'));
    await client.#reply();
    await client.say('EHLO test');
    const login = Buffer.from(`\0${SANDBOX_CREDENTIALS.SMTP_USER}\0${password}`).toString('base64');
    const signedIn = await client.say(`AUTH PLAIN ${login}`);
    if (signedIn.code !== 235) throw Object.assign(new Error(signedIn.text), signedIn);
    return client;
  }

  /** Sends one command and waits for its reply. */
  say(command: string): Promise<SmtpReply> {
    this.#socket.write(`${command}\r\n`);
    return this.#reply();
  }

  /** Hands over one message; the replies of the recipients and of the message itself. */
  async send(
    from: string,
    to: string[],
    message: string,
  ): Promise<{ recipients: SmtpReply[]; data: SmtpReply | null }> {
    await this.say(`MAIL FROM:<${from}>`);
    const recipients: SmtpReply[] = [];
    for (const address of to) recipients.push(await this.say(`RCPT TO:<${address}>`));
    if (!recipients.some((reply) => reply.code === 250)) {
      // After 421 the server hangs up by itself.
      if (recipients.every((reply) => reply.code !== 421)) await this.say('RSET');
      return { recipients, data: null };
    }
    await this.say('DATA');
    const data = await this.say(`${message.replace(/\r?\n/g, '\r\n')}\r\n.`);
    return { recipients, data };
  }

  close(): void {
    this.#socket.destroy();
  }

  #reply(): Promise<SmtpReply> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#deliver();
    });
  }

  #deliver(): void {
    // The last line of a reply has a space after the code, those before it a hyphen.
    const complete = /^(?:\d{3}-[^\n]*\n)*(\d{3}) ([^\n]*)\r?\n/.exec(this.#buffer);
    if (!complete || !this.#waiting) return;
    this.#buffer = this.#buffer.slice(complete[0].length);
    const { resolve } = this.#waiting;
    this.#waiting = undefined;
    resolve({ code: Number(complete[1]), text: (complete[2] ?? '').trim() });
  }
}
