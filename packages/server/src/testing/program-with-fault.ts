import { compose } from '#composition.ts';
import { readConfig } from '#config.ts';

/**
 * The program with a fault, as a process of its own: at one step of its first unit of work it dies as by a power cut,
 * or notifies its parent and waits. `FAULT` names the step, `FAULT_WAITS=1` lets it wait for a message.
 */
export type FaultStep =
  /** The request holds its claim and has done nothing. */
  | 'claimed'
  /** Everything is written and nothing committed. */
  | 'written'
  /** Committed, and the answer not sent. */
  | 'committed';

const program = await compose({ config: readConfig() });
const { services } = program;
const { unitOfWork } = services;
let isOver = false;

async function fault(step: FaultStep): Promise<void> {
  if (isOver || step !== process.env.FAULT) return;
  isOver = true;
  if (process.env.FAULT_WAITS !== '1') process.kill(process.pid, 'SIGKILL');
  const told = new Promise((resolve) => process.once('message', resolve));
  process.send!({ at: step });
  await told;
}

services.unitOfWork = async (cause, work) => {
  await fault('claimed');
  const result = await unitOfWork(cause, async (unit) => {
    const done = await work(unit);
    await fault('written');
    return done;
  });
  await fault('committed');
  return result;
};

const address = await program.app.listen({ port: 0, host: '127.0.0.1' });
process.send!({ address });
process.once('disconnect', () => process.exit());
