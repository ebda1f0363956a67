import type { DemoLanguage } from '#demo/content/demo-listing.ts';

/** What tenants and landlords of the demonstration say to each other after an application; each pair takes one, in turn. */
export const everydayTalks: Readonly<Record<DemoLanguage, readonly string[]>> = {
  is: [
    `
t Góðan daginn! Ég var að senda umsókn. Er hægt að fá að koma og skoða einhvern tímann í vikunni?
l Góðan dag og takk fyrir umsóknina. Já, endilega. Hentar fimmtudagur eftir kl. 17?
t Fimmtudagur er fínn. Ég er laus frá hálfsex.
l Segjum þá 17:45. Bjallan er merkt „efri hæð“.

t Takk fyrir að sýna mér húsnæðið áðan. Það var enn bjartara en á myndunum.
l Gaman að heyra. Ég ætla að hitta tvo í viðbót og læt þig svo vita.
`,
    `
t Hæ, má spyrja hvort hiti og rafmagn séu innifalin í leigunni?
l Hiti og hússjóður já, en rafmagnið er á nafni leigjanda. Það hafa verið svona 5–6 þúsund á mánuði.
t Frábært, takk. Og er geymsla með?
l Já, lítil geymsla í kjallara, tæpir fjórir fermetrar. Hjólin fara í hjólageymsluna.
t Það dugar mér alveg 👍
`,
    `
l Takk fyrir umsóknina. Má ég heyra í fyrri leigusala?
t Að sjálfsögðu. Ég spyr hvort ég megi gefa upp númerið og sendi þér það á eftir.
l Ekkert stress.

t Jæja, hún tekur vel í það og er við símann eftir fjögur á daginn.
l Flott, ég hringi í hana á morgun.
`,
    `
t Góða kvöldið. Við erum með eitt lítið dýr á heimilinu, rólega kisu. Gæti það gengið?
l Sæl verið þið. Ég þarf að bera það undir húsfélagið en á ekki von á öðru en að það sé í lagi.
t Það væri frábært, takk fyrir.

l Húsfélagið segir já, svo lengi sem hún er ekki laus á ganginum.
t Æðislegt! Hún fer hvort eð er ekki út fyrir dyr.
`,
    `
t Er mögulegt að flytja inn nokkrum dögum fyrir mánaðamót?
l Fráfarandi leigjandi skilar lyklunum 27., svo það ætti að ganga. Ég þarf bara að fá að mála einn vegg fyrst.
t Ég get vel málað hann ef það hjálpar 😊
l Ha ha, ég kem með málninguna og þú með pensilinn.
`,
  ],
  en: [
    `
t Hi! I have just applied. Would it be possible to see the place this week?
l Hello, and thanks for applying. Thursday after five works for me.
t Thursday is perfect. Half past five?
l Half past five it is. It is the blue door; ring the upper bell.

t Thank you for showing me around. It is even brighter than in the pictures.
l Glad you liked it. I am meeting two more people and will let you know by the weekend.
`,
    `
t Hello, are heating and electricity included in the rent?
l Heating and the house fund are. Electricity is in the tenant's name, usually around 5,000 krónur a month.
t Good to know. Is there somewhere to keep a bike?
l There is a shared bike room in the basement, and a small storage room that belongs to the place.
t That is all I need, thanks!
`,
    `
l Thanks for your application. Could I talk to your last landlord?
t Of course. Let me ask her first whether I may pass on her number.
l No rush.

t She says yes, and that she is easiest to reach after four.
l Great, I will ring her tomorrow.
`,
    `
t Quick question: how long does the bus to the university take?
l About twelve minutes. The stop is right around the corner.
t And is the washing machine shared?
l It is, with one other home. There is a list on the door and it has never been a problem.
t Sounds good. I am really interested.
`,
    `
t Would it be possible to move in a few days before the first?
l The current tenant hands over the keys on the 27th, so yes. I only have to paint one wall first.
t I am happy to paint it myself if that helps.
l Ha, deal. I bring the paint, you bring the brush.
`,
  ],
  ua: [
    `
t Добрий день! Моя заявка вже у вас. Чи можна подивитися житло цього тижня?
l Вітаю, дякую за заявку. У четвер після п'ятої вам зручно?
t Так, четвер підходить. О пів на шосту?
l Домовилися. Дзвоніть у верхній дзвінок, двері сині.

t Дякую, що показали житло. Воно ще світліше, ніж на фото.
l Приємно чути! Зустрінуся ще з двома людьми й до вихідних дам відповідь.
`,
    `
t Підкажіть, будь ласка, чи входять опалення й електрика в оренду?
l Опалення входить. Електрика окремо, зазвичай близько 5000 крон на місяць.
t Зрозуміло, дякую. А школа далеко?
l Сім хвилин пішки, дорогу переходити не треба.
t Чудово, для нас це найважливіше.
`,
    `
t Вітаю! У нас спокійна кішка. Це не проблема?
l Треба запитати в сусідів, але гадаю, що ні.

l Сусіди не проти, тільки щоб не гуляла сходами.
t Дякую! Вона й так сидить удома на підвіконні 🐈
`,
  ],
};

/** What a tenant writes once it is decided. */
export const lastWords: Readonly<
  Record<DemoLanguage, { accepted: string; denied: string; cancelled: string }>
> = {
  is: {
    accepted: 'Takk kærlega, en gaman! Hlakka til að heyra frá þér með næstu skref.',
    denied: 'Takk fyrir að láta mig vita. Gangi þér vel með þetta.',
    cancelled: 'Ég dró umsóknina til baka því ég fann annað húsnæði. Takk fyrir spjallið.',
  },
  en: {
    accepted: 'Wonderful, thank you so much! Looking forward to the next steps.',
    denied: 'Thanks for letting me know. All the best with it.',
    cancelled: 'I withdrew my application because I found another place. Thanks for your time.',
  },
  ua: {
    accepted: 'Дуже дякую, яка радість! Чекаю на наступні кроки.',
    denied: 'Дякую, що повідомили. Усього найкращого.',
    cancelled: 'Відкликаю заявку, бо вже знайшлося інше житло. Дякую за розмову.',
  },
};
