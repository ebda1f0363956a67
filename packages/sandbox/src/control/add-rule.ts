import { z } from 'zod';
import { HTTP_OUTCOMES, OUTCOMES, type Outcome } from '#core/outcome.ts';
import type { OperationInfo } from '#core/provider.ts';
import type { Rule } from '#core/rule-book.ts';
import type { World } from '#core/world.ts';

const DAY_MS = 86_400_000;

const ruleInput = z.strictObject({
  provider: z.string(),
  operation: z.string().optional(),
  match: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  outcome: z.enum(OUTCOMES),
  times: z.number().int().min(1).optional(),
  delayMs: z.number().int().min(0).max(DAY_MS).optional(),
});

/** Adds a rule, unless it could never apply: a rule that does nothing would make a test pass for no reason. */
export function addRule(world: World, input: unknown): { rule: Rule } | { refused: string } {
  const rule = ruleInput.parse(input);
  const provider = world.providers.get(rule.provider);
  if (!provider)
    return { refused: `no provider ${rule.provider}; there are ${[...world.providers.keys()].join(', ')}` };
  const operations = provider.operations.filter(
    (operation) => rule.operation === undefined || operation.name === rule.operation,
  );
  if (operations.length === 0) {
    const known = provider.operations.map((operation) => operation.name);
    return { refused: `${rule.provider} has no operation ${rule.operation}; it has ${known.join(', ')}` };
  }
  if (!operations.some((operation) => canPlay(operation, rule.outcome)))
    return { refused: `${rule.provider} ${rule.operation ?? ''} cannot play ${rule.outcome}` };
  return { rule: world.rules.add(rule) };
}

function canPlay(operation: OperationInfo, outcome: Outcome): boolean {
  // Only HTTP operations have a path; others list everything they play.
  const common = 'path' in operation && (HTTP_OUTCOMES as readonly Outcome[]).includes(outcome);
  return common || outcome === 'ok' || operation.plays?.includes(outcome) === true;
}
