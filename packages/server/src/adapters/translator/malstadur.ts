import { setTimeout as wait } from 'node:timers/promises';
import { languageTag } from '@heima/domain/shared/language.ts';
import { z } from 'zod';
import type { Configured } from '#adapters/configured.ts';
import { ProviderHttp, providerLimits } from '#adapters/provider-http.ts';
import type { Metrics } from '#platform/metrics.ts';
import { PortError } from '#ports/port-error.ts';
import type { Translator } from '#ports/translator.ts';

const where = { port: 'translator', operation: 'translate' };

const translated = z.object({ text: z.string() });
const started = z.object({ taskId: z.string().min(1) });
const task = z.object({ status: z.string(), result: translated.optional() });

/** Longer texts go through a task; past the second limit nothing does. */
const atOnceLimit = 10_000;
const taskLimit = 1_000_000;
const pollMs = 2000;
const taskMs = 6 * 60_000;
/** Ten thousand characters take their time. */
const timeoutMs = 30_000;

/**
 * Málstaður (Miðeind; integrations 15): at once up to 10,000 characters, as a task beyond, which is waited for up
 * to six minutes. It finds the language of the text itself.
 */
export function malstadurTranslator(config: Configured<'MALSTADUR_BASE_URL'>, metrics: Metrics): Translator {
  const http = new ProviderHttp({
    port: where.port,
    baseUrl: config.MALSTADUR_BASE_URL,
    metrics,
    ...providerLimits(config),
  });
  const headers = { 'x-api-key': config.MALSTADUR_API_KEY };

  const asTask = async (body: object): Promise<string> => {
    const { taskId } = await http.call({
      operation: 'startTask',
      method: 'POST',
      path: '/v1/translate/tasks',
      headers,
      body,
      answer: started,
      repeatable: true,
      timeoutMs,
    });
    for (let waited = 0; waited < taskMs; waited += pollMs) {
      await wait(pollMs);
      const { status, result } = await http.call({
        operation: 'readTask',
        method: 'GET',
        path: `/v1/translate/tasks/${encodeURIComponent(taskId)}`,
        headers,
        answer: task,
        repeatable: true,
      });
      if (status === 'completed' && result) return result.text;
      if (status === 'failed') throw new PortError('rejected', { ...where, providerCode: 'task failed' });
    }
    throw new PortError('timeout', where);
  };

  return {
    async translate({ text, from, to }) {
      if (!text.trim() || text.length > taskLimit) throw new PortError('invalid-input', where);
      if (from === to) return { text };
      // One kind of line break, so that the service cannot take a pair for two.
      const body = { text: text.replace(/\r\n?/g, '\n'), targetLanguage: languageTag(to) };
      if (body.text.length > atOnceLimit) return { text: await asTask(body) };
      return http.call({
        operation: where.operation,
        method: 'POST',
        path: '/v1/translate',
        headers,
        body,
        answer: translated,
        repeatable: true,
        timeoutMs,
      });
    },
  };
}
