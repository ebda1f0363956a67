import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ItemPage } from '#areas/staff/item/item-page.tsx';
import { QueueScreen } from '#areas/staff/queue/queue-screen.tsx';
import { fakeApi, refused } from '#platform/forms/testing/fake-api.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '01990000-0000-7000-8000-0000000000a1';
const next = '01990000-0000-7000-8000-0000000000a2';
const waiting = {
  id,
  kind: 'publish_requests',
  title: 'Björt íbúð',
  asked_by: { id: 'u1', full_name: 'Olena Kovalenko' },
  asked_at: '2026-11-27T10:05:00.000Z',
  reason: null,
  claim: null,
};
const colleague = { user: { id: 'u2', full_name: 'Steinunn Vala' }, since: waiting.asked_at, is_own: false };
const queues = {
  items: [
    { kind: 'publish_requests', open: 2, oldest_at: waiting.asked_at },
    { kind: 'listing_reports', open: 0, oldest_at: null },
  ],
};
const listing = {
  id: 'l1',
  title: 'Björt íbúð',
  short_address: 'Þórsgata 12, 101 Reykjavík',
  state: 'PUBLISHED',
  price: { price: 250_000, currency: 'ISK' },
  price_type: 1,
  size: 84,
  bedrooms: 2,
  images: [],
  description: null,
};
const item = {
  ...waiting,
  facts: {
    kind: 'publish_requests',
    listing,
    owner: null,
    checks: [{ code: 'price_low', weight: 'problem', count: 60 }],
    same_home: [],
  },
  decision: null,
  history: [{ id: 'h1', at: waiting.asked_at, action: 'listings_published', by: 'Olena Kovalenko' }],
  previous_id: null,
  next_id: next,
  can_decide: true,
};

const sets = ['staffScreens', 'reports', 'validation'];

/** A page whose address has parameters. */
const show = (path: string, Component: () => React.ReactNode, address: string) =>
  renderInPage(
    <Routes location={address}>
      <Route path={path} element={<Component />} />
    </Routes>,
    sets,
  );

describe('queues of staff', () => {
  const list = (items: unknown[]) =>
    fakeApi(({ path }) =>
      path === '/staff/queues'
        ? { status: 200, body: queues }
        : { status: 200, body: { items, count: items.length, next: null, previous: null } },
    );

  it('eye A11: the tabs say how much waits, the rows who asked, since when and who looks at it', async () => {
    list([{ ...waiting, claim: colleague }]);
    await show('/man/queue', QueueScreen, '/man/queue');
    const link = await screen.findByRole('link', { name: 'Björt íbúð' });
    expect(link.getAttribute('href')).toBe(`/man/queue/publish_requests/${id}`);
    const row = within(link.closest('tr')!);
    expect(row.getByText('Olena Kovalenko')).toBeTruthy();
    expect(row.getByText('27.11.2026 10:05')).toBeTruthy();
    expect(row.getByText('Steinunn Vala er að skoða þetta')).toBeTruthy();
    const tab = screen.getByRole('link', { name: 'Beiðnir um birtingu 2' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });

  it('eye A11: an empty queue says so', async () => {
    list([]);
    await show('/man/queue/:kind', QueueScreen, '/man/queue/listing_reports');
    expect(await screen.findByText('Ekkert bíður')).toBeTruthy();
  });
});

describe('pages of a queue', () => {
  it('eye A11: lead on beyond the first, and a page that is no more leads to the last', async () => {
    const { seen } = fakeApi(({ path }) =>
      path === '/staff/queues'
        ? { status: 200, body: queues }
        : { status: 200, body: { items: [waiting], count: 103, next: null, previous: null } },
    );
    const address = '/man/queue';
    const { router } = await renderInPage(<QueueScreen />, sets, { address: `${address}?page=9` });
    expect(await screen.findByText('Síða 3 af 3')).toBeTruthy();
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByRole('link', { name: 'Fyrri síða' }).getAttribute('href')).toBe(`${address}?page=2`);
    expect(screen.queryByRole('link', { name: 'Næsta síða' })).toBeNull();
    expect(seen.some(({ path }) => path.includes('page=3&page_size=50'))).toBe(true);
  });
});

describe('an item of a queue', () => {
  const serve = (answer = item, decide = () => ({ status: 204 }) as ReturnType<typeof refused>) =>
    fakeApi(({ method, path }) => {
      if (path.endsWith('/claim'))
        return method === 'PUT' ? { status: 200, body: colleague } : { status: 204 };
      if (path.endsWith('/decision')) return decide();
      return { status: 200, body: answer };
    });
  const open = () => show('/man/queue/:kind/:id', ItemPage, `/man/queue/publish_requests/${id}`);
  const decisions = (seen: ReturnType<typeof serve>['seen']) =>
    seen.filter(({ path }) => path.endsWith('/decision')).map(({ body }) => body);

  it('eye A11: shows who asked, the checks, the history, who else looks at it, and the next one', async () => {
    serve();
    await open();
    expect(await screen.findByText('Olena Kovalenko bað um birtingu 27.11.2026 kl. 10:05.')).toBeTruthy();
    expect(screen.getByText('Leigan er mun lægri en venja er: 60 % af miðgildi')).toBeTruthy();
    expect(screen.getByText('Auglýsing birt')).toBeTruthy();
    expect(await screen.findByText('Steinunn Vala er að skoða þetta')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Næsta mál' }).getAttribute('href')).toContain(next);
  });

  it('eye A11 C37: refusing needs a reason; accepting sends none', async () => {
    const { seen } = serve();
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Hafna og taka úr birtingu' }));
    fireEvent.click(screen.getByRole('button', { name: 'Staðfesta ákvörðun' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: /^Ástæða/ }).getAttribute('aria-invalid')).toBe('true'),
    );
    expect(decisions(seen)).toEqual([]);
    fireEvent.click(screen.getByRole('radio', { name: 'Samþykkja' }));
    fireEvent.click(screen.getByRole('button', { name: 'Staðfesta ákvörðun' }));
    await waitFor(() => expect(decisions(seen)).toEqual([{ decision: 'accept' }]));
    expect(await screen.findByText('Ákvörðunin var skráð.')).toBeTruthy();
  });

  it('eye A11: who comes second reads who was first', async () => {
    serve(item, () =>
      refused(409, 'listings.requestDecided', 'Arnór Ketilsson hefur þegar svarað beiðninni.'),
    );
    await open();
    fireEvent.click(await screen.findByRole('radio', { name: 'Samþykkja' }));
    fireEvent.click(screen.getByRole('button', { name: 'Staðfesta ákvörðun' }));
    expect(await screen.findByText('Arnór Ketilsson hefur þegar svarað beiðninni.')).toBeTruthy();
  });

  it('R253: what is about oneself shows no decision, but who takes it', async () => {
    serve({ ...item, can_decide: false });
    await open();
    expect(await screen.findByText(/Samstarfsfólk þitt tekur ákvörðunina/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Staðfesta ákvörðun' })).toBeNull();
  });
});
