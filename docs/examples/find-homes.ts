import { Api, type HttpResponse, type Problem } from './heima-api.ts';

/** Prints the newest homes of a postal code: `node find-homes.js http://localhost:3000 101`. */
const [address = 'http://localhost:3000', postalCode] = process.argv.slice(2);
const api = new Api({ baseUrl: `${address}/api/v1` });

const { data } = await api.listings.getListings({
  ...(postalCode ? { postal_codes: [postalCode] } : {}),
  order_by: 'newest',
  page_size: 5,
});
for (const home of data.items)
  console.log(`${home.price?.price ?? '?'} ${home.price?.currency ?? ''} ${home.title ?? ''}`);
console.log(`${data.count} homes`);

// A refusal is an answer too: its code stays the same in every language.
try {
  await api.listings.getListingsId('00000000-0000-7000-8000-000000000000');
} catch (answer) {
  console.log((answer as HttpResponse<unknown, Problem>).error.code);
}
