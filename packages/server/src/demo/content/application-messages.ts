import type { DemoLanguage } from './demo-listing.ts';

/** What people in the demonstration write when they apply; each takes one, in turn. */
export const applicationMessages: Readonly<Record<DemoLanguage, readonly string[]>> = {
  is: [
    'Heil og sæl. Ég er að leita að húsnæði til lengri tíma og myndi gjarnan vilja skoða. Ég er reglusöm manneskja og get lagt fram meðmæli frá fyrri leigusala.',
    'Góða kvöldið. Staðsetningin hentar mér vel því ég vinn í hverfinu. Get flutt inn með stuttum fyrirvara og er í fastri vinnu.',
    'Halló! Mér líst mjög vel á eignina. Það er rólegt á mínu heimili og ég hugsa vel um það sem ég fæ lánað. Má ég koma og skoða?',
    'Góðan daginn. Við missum leiguna um mánaðamótin og leitum að nýju heimili í sama skólahverfi. Hlökkum til að heyra frá þér.',
  ],
  en: [
    'Hello, I have worked in Iceland for several years and am looking for a long-term home. I can show references from my last landlord.',
    'Good day. The flat is close to my work and looks just right. I am tidy, quiet and pay on time. Could I come and see it?',
    'Hi! My contract ends soon and I would love to see your place. I can move in with short notice.',
  ],
  ua: [
    'Добрий день! Шукаємо житло на тривалий час. Маємо постійну роботу, охайні та спокійні. Чи можна подивитися квартиру?',
    'Вітаю! Ваша квартира поруч зі школою доньки, тож нам дуже підходить. Можемо переїхати найближчим часом.',
    'Добрий день! Працюю поруч, не палю. Можу надати рекомендацію від попереднього орендодавця.',
  ],
};

/** What landlords in the demonstration answer. */
export const applicationAnswers = {
  accepted:
    'Takk fyrir umsóknina. Mér líst vel á þetta. Eigum við að hittast í vikunni og ganga frá samningi?',
  denied:
    'Takk fyrir umsóknina og áhugann. Að þessu sinni get ég því miður ekki boðið þér eignina. Gangi þér vel í leitinni.',
} as const;
