import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ApiProblem, NoAnswer } from '#platform/api/problem.ts';
import { renderInPage } from '#platform/forms/testing/render-in-page.tsx';
import { ErrorScreen } from './error-screen.tsx';

const problem = (status: number, detail = '') =>
  new ApiProblem({ status, code: 'common.unexpected', detail, request_id: '0199-7f3a' });

describe('pages for what went wrong (V242)', () => {
  it.each([
    [404, 'Síðan fannst ekki'],
    [403, 'Þú hefur ekki aðgang að þessari síðu'],
    [401, 'Skráðu þig inn til að sjá síðuna'],
    [410, 'Þetta er ekki lengur til'],
    [500, 'Eitthvað fór úrskeiðis'],
  ])('V242: %i says what happened, with the reference, search and the way home', async (status, title) => {
    await renderInPage(<ErrorScreen error={problem(status)} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(screen.getByText('Tilvísunarnúmer: 0199-7f3a')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Leita að húsnæði' }).getAttribute('href')).toBe('/listings');
    expect(screen.getByRole('link', { name: 'Á forsíðuna' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Reyna aftur' }) !== null).toBe(status === 500);
  });

  it('V242: without a connection it can be tried again', async () => {
    await renderInPage(<ErrorScreen error={new NoAnswer(new TypeError('Failed to fetch'))} />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Engin nettenging');
    expect(screen.getByRole('button', { name: 'Reyna aftur' })).toBeTruthy();
  });

  it('R041: a page for signed-in people offers signing in and coming back', async () => {
    await renderInPage(<ErrorScreen error={problem(401)} />);
    expect(screen.getByRole('link', { name: 'Skrá inn' }).getAttribute('href')).toBe('/login/?from=%2F');
  });

  it('shows nothing of an inner error', async () => {
    await renderInPage(<ErrorScreen error={new Error('select * from app_user')} />);
    expect(document.body.textContent).not.toContain('app_user');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Eitthvað fór úrskeiðis');
  });
});
