import type { CallRecord } from '#core/call-log.ts';
import type { Delivery, Tampering } from '#core/delivery-desk.ts';
import type { Mail, MailAttachment } from '#core/mail-box.ts';
import type { NewRule, Rule } from '#core/rule-book.ts';
import type { DemoPerson } from '#core/sandbox.ts';
import type { Sms } from '#core/sms-box.ts';

/** A mail as the control API lists it: attachments by path, bytes not at all. */
export type ListedMail = Omit<Mail, 'raw' | 'attachments'> & {
  size: number;
  attachments: (Omit<MailAttachment, 'content'> & { path: string })[];
};

type InboxQuery = { to?: string; wait?: number };

/** The control API as functions, for tests and for the product's seed. */
export function controlClient(url: string) {
  const call = async <Result>(method: string, path: string, body?: unknown): Promise<Result> => {
    const response = await fetch(`${url}/__sandbox${path}`, {
      method,
      headers: body === undefined ? {} : { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as Result;
  };
  const items = async <Item>(path: string, query: Record<string, string | number | undefined> = {}) => {
    const search = new URLSearchParams();
    for (const [name, value] of Object.entries(query))
      if (value !== undefined) search.set(name, String(value));
    return (await call<{ items: Item[] }>('GET', `${path}?${search}`)).items;
  };
  return {
    reset: () => call<unknown>('POST', '/reset'),
    addRule: (rule: NewRule) => call<Rule>('POST', '/rules', rule),
    rules: () => items<Rule>('/rules'),
    clearRules: () => call<void>('DELETE', '/rules'),
    removeRule: (id: string) => call<void>('DELETE', `/rules/${id}`),
    calls: (filter: { provider?: string; operation?: string } = {}) => items<CallRecord>('/calls', filter),
    mail: (query: InboxQuery = {}) => items<ListedMail>('/mail', query),
    sms: (query: InboxQuery = {}) => items<Sms>('/sms', query),
    setClock: (to: Date | null) => call<unknown>('POST', '/clock', { set: to?.toISOString() ?? null }),
    advanceClock: (advanceMs: number) => call<unknown>('POST', '/clock', { advanceMs }),
    now: async () => new Date((await call<{ now: string }>('GET', '/clock')).now),
    act: (provider: string, act: string, input: Record<string, unknown> = {}) =>
      call<unknown>('POST', '/act', { provider, act, ...input }),
    deliveries: () => items<Delivery>('/deliveries'),
    redeliver: (id: string, tampering: Tampering = {}) =>
      call<Delivery>('POST', `/deliveries/${id}/redeliver`, tampering),
    setPeople: (people: readonly DemoPerson[]) => call<unknown>('POST', '/people', people),
  };
}
