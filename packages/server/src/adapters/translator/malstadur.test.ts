import { eventually, runSandbox } from '@heima/sandbox/testing/run-sandbox.ts';
import { describe, expect, it } from 'vitest';
import { failureOf, impatient, itKeepsTheContract, sandboxPorts } from '#testing/provider-contract.ts';

describe('the translator', () => {
  const sandbox = runSandbox();
  const open = (more: Record<string, string> = {}) => sandboxPorts(sandbox, more).translator;
  /** Waits until a task was started; it is ready three seconds later, and the adapter looks every two. */
  const started = () =>
    eventually(
      () => sandbox.control.calls({ provider: 'malstadur', operation: 'start-task' }),
      ([call]) => call?.ended === 'answered',
    );
  const shared = {
    provider: 'malstadur',
    port: 'translator' as const,
    isRepeated: true,
    wrongSecret: { MALSTADUR_API_KEY: 'not-the-key' },
  };
  itKeepsTheContract(sandbox, {
    ...shared,
    operation: 'translate',
    ask: (port) => port.translate({ text: 'A bright flat.', to: 'is' }),
  });

  it('C22: asks for Ukrainian by the name that others know', async () => {
    expect(await open().translate({ text: 'Björt íbúð.', from: 'is', to: 'ua' })).toEqual({
      text: '[uk] Björt íbúð.',
    });
  });

  it('keeps lines and empty lines, whatever kind of line break was typed', async () => {
    const { text } = await open().translate({ text: 'One.\r\nTwo.\r\n\r\nThree.', to: 'is' });
    expect(text).toBe('[is] One.\n[is] Two.\n\n[is] Three.');
  });

  it('sends nothing for an empty or endless text, nor for a text that is in the language already', async () => {
    expect((await failureOf(open().translate({ text: ' \n', to: 'is' }))).outcome).toBe('invalid-input');
    const endless = 'a'.repeat(1_000_001);
    expect((await failureOf(open().translate({ text: endless, to: 'is' }))).outcome).toBe('invalid-input');
    expect(await open().translate({ text: 'Íbúð', from: 'is', to: 'is' })).toEqual({ text: 'Íbúð' });
    expect(await sandbox.control.calls({ provider: 'malstadur' })).toEqual([]);
  });

  it('the texts with a fault of their own play it', async () => {
    const told = async (text: string, more = {}) =>
      (await failureOf(open(more).translate({ text, to: 'is' }))).outcome;
    expect(await told('[error]')).toBe('unavailable');
    expect(await told('[rate]')).toBe('rate-limited');
    expect(await told('[slow]', impatient)).toBe('timeout');
  });

  it('a text of more than 10,000 characters is translated as a task', async () => {
    const line = 'A flat by the sea.\n';
    const long = line.repeat(Math.ceil(10_001 / line.length));
    const translated = open().translate({ text: long, to: 'is' });
    await started();
    await sandbox.control.advanceClock(3000);
    const { text } = await translated;
    expect(text.split('\n')).toHaveLength(long.split('\n').length);
    expect(text.startsWith('[is] A flat by the sea.')).toBe(true);
    expect(await sandbox.control.calls({ operation: 'translate' })).toEqual([]);
  });

  it('a task that fails, and one that cannot be started, are reported', async () => {
    const long = 'x'.repeat(10_001);
    const failing = failureOf(open().translate({ text: `[error] ${long}`, to: 'is' }));
    await started();
    await sandbox.control.advanceClock(3000);
    expect(await failing).toMatchObject({ outcome: 'rejected', providerCode: 'task failed' });
    await sandbox.control.addRule({
      provider: 'malstadur',
      operation: 'start-task',
      outcome: 'wrong_schema',
    });
    expect((await failureOf(open().translate({ text: long, to: 'is' }))).outcome).toBe('protocol');
  });
});
