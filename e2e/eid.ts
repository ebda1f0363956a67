import { type APIRequestContext, type BrowserContext, expect, type Page } from '@playwright/test';
import { isNewcomer, madeUpKennitala, madeUpPerson } from '../packages/sandbox/src/iceland/made-up-person.ts';
import { open } from './open.ts';
import { smsCode } from './sandbox.ts';
import { productUrl, sandboxUrl } from './sign-in.ts';

/** A number nobody has had yet, whose holder is nobody who comes from the gateway without one. */
export function newNumber(): string {
  const number = 6_910_000 + Math.floor(Math.random() * 90_000);
  return isNewcomer(number) ? newNumber() : String(number);
}
export const newEmail = (): string => `skilriki.${Math.random().toString(36).slice(2)}@daemi.is`;

/** Whose electronic ID the sandbox has at a number. */
export const holderOf = (number: string) => madeUpPerson(madeUpKennitala(Number(number)))!;

/** The control code that the phone shows. */
export async function codeOnPhone(number: string): Promise<string> {
  const answer = await fetch(`${sandboxUrl()}/__sandbox/calls?provider=dokobit-ws&operation=login`);
  const { items } = (await answer.json()) as {
    items: { body: { phone: string }; answer: { body: { control_code: string } } | null }[];
  };
  return items.find(({ body }) => body.phone === `+354${number}`)!.answer!.body.control_code;
}

/** Somebody of the demonstration who signs in with a number: each time another one, since a phone is asked but three times in ten minutes. */
export async function demoPersonWithId(): Promise<{ name: string; number: string }> {
  const answer = await fetch(`${sandboxUrl()}/__sandbox/people`);
  const { items } = (await answer.json()) as {
    items: { name: string; phone?: string; kennitala?: string }[];
  };
  const people = items.filter(({ kennitala }) => kennitala);
  const found = people[Math.floor(Math.random() * people.length)]!;
  return { name: found.name, number: found.phone!.slice(4) };
}

/** Signs up by the API; the browser is signed in then. */
export async function signUp(context: BrowserContext, fullName: string, email = newEmail()): Promise<string> {
  const answer = await post(context.request, '/users', {
    email,
    full_name: fullName,
    password: 'heima1234',
    terms_accepted: true,
  });
  return answer.id as string;
}

/** Adds a number to the signed-in person and proves it by its SMS; the first becomes the primary one. */
export async function addNumber(context: BrowserContext, userId: string, number: string): Promise<void> {
  const phone = await post(context.request, `/users/${userId}/phones`, {
    country_code: { code: '+354' },
    number,
  });
  await context.request.get(`${productUrl()}/api/v1/phones/${phone.id}/verify`);
  await post(context.request, `/phones/${phone.id}/verify`, { code: await smsCode(`+354${number}`) });
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
): Promise<Record<string, unknown>> {
  const answer = await request.post(`${productUrl()}/api/v1${path}`, {
    data,
    headers: { origin: productUrl() },
  });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
  return answer.json();
}

/** Opens the sign-in of the home page. */
export async function openSignIn(page: Page): Promise<void> {
  await open(page, productUrl());
  await page.getByRole('link', { name: 'Skrá inn' }).first().click();
  await expect(page.getByRole('dialog', { name: 'Skráðu þig inn' })).toBeVisible();
}

/** Who the browser is signed in as. */
export async function signedInAs(page: Page): Promise<Record<string, unknown>> {
  const answer = await page.request.get(`${productUrl()}/api/v1/auth/user`);
  return answer.json();
}
