import { z } from 'zod';
import { type Answer, json } from '#core/answer.ts';
import type { Call, HttpOperation } from '#core/provider.ts';
import type { World } from '#core/world.ts';
import { tagSentences } from './tag-sentences.ts';
import { textScenario } from './text-scenario.ts';
import { translationError } from './translation-error.ts';

/** Longer texts go through a task. */
const SYNC_LIMIT = 10_000;
const TASK_LIMIT = 1_000_000;
/** ISO 639-1: `ua` is a country, and refused. */
const LANGUAGES: readonly string[] = ['is', 'en', 'uk', 'pl'];
const TASK_MS = 3_000;
const CHARACTERS_PER_KRONA = 100;

const body = z.object({
  text: z.string().min(1),
  targetLanguage: z.string(),
  glossaries: z.array(z.unknown()).optional(),
});

type Task = { text: string; targetLanguage: string; readyAt: number; fails: boolean };

/** Málstaður's translation: at once up to ten thousand characters, as a task beyond. */
export function malstadurOperations(world: World): HttpOperation[] {
  const ids = world.ids('malstadur');
  const tasks = new Map<string, Task>();
  const markersOf = ({ body: asked }: Call) => textScenario(textOf(asked));

  return [
    {
      name: 'translate',
      method: 'POST',
      path: '/v1/translate',
      accepts: 'json',
      scenario: markersOf,
      answer: ({ body: asked }) =>
        readRequest(asked, SYNC_LIMIT, ({ text, targetLanguage }) =>
          json(200, { text: tagSentences(text, targetLanguage), usage: usageOf(text) }),
        ),
    },
    {
      name: 'start-task',
      method: 'POST',
      path: '/v1/translate/tasks',
      accepts: 'json',
      // A bad text does not stop the task from starting; it fails later.
      scenario: (call) => (markersOf(call) === 'server_error' ? undefined : markersOf(call)),
      answer: ({ body: asked }) =>
        readRequest(asked, TASK_LIMIT, ({ text, targetLanguage }) => {
          const taskId = ids.uuid();
          const readyAt = world.clock.now().getTime() + TASK_MS;
          tasks.set(taskId, { text, targetLanguage, readyAt, fails: text.includes('[error]') });
          return json(200, { taskId });
        }),
    },
    {
      name: 'task',
      method: 'GET',
      path: '/v1/translate/tasks/:id',
      answer: ({ params }) => {
        const task = tasks.get(params.id ?? '');
        if (!task) return translationError(404, 'Task not found');
        if (world.clock.now().getTime() < task.readyAt) return json(200, { status: 'processing' });
        if (task.fails) return json(200, { status: 'failed', error: 'Translation failed' });
        const { text, targetLanguage } = task;
        const result = { text: tagSentences(text, targetLanguage) };
        return json(200, { status: 'completed', result, usage: usageOf(text) });
      },
    },
  ];
}

function readRequest(
  asked: unknown,
  limit: number,
  answer: (request: z.infer<typeof body>) => Answer,
): Answer {
  const request = body.safeParse(asked);
  if (!request.success) {
    const [issue] = request.error.issues;
    return translationError(400, `${issue?.path.join('.')}: ${issue?.message}`);
  }
  const { text, targetLanguage } = request.data;
  if (!LANGUAGES.includes(targetLanguage))
    return translationError(400, `Unsupported target language: ${targetLanguage}`);
  if (text.length > limit) return translationError(400, `Text exceeds the limit of ${limit} characters`);
  return answer(request.data);
}

function usageOf(text: string) {
  return { units: text.length, cost: Math.ceil(text.length / CHARACTERS_PER_KRONA) };
}

function textOf(asked: unknown): unknown {
  return typeof asked === 'object' && asked !== null && 'text' in asked ? asked.text : undefined;
}
