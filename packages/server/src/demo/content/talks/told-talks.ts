/** A conversation between people who are named; it has something that is to be seen in the demonstration. */
export interface ToldTalk {
  tenant: string;
  landlord: string;
  third?: string;
  /** How many of the last messages the person has not read. */
  unread?: { by: 'tenant' | 'landlord' | 'third'; count: number };
  /** How long ago the last message came. */
  minutesAgo: number;
  /** `{{rent}}` is what the home asks, `{{odd}}` less than half of it. */
  text: string;
}

export const toldTalks: readonly ToldTalk[] = [
  {
    tenant: 'hildur-eva-jonasdottir',
    landlord: 'marek-brzozowicz',
    unread: { by: 'tenant', count: 2 },
    minutesAgo: 25,
    text: `
t Hi Marek! I am a nurse and work shifts, so I can usually come and see it in the middle of the day. Is it still free?
l Hello Hildur, yes it is. My Icelandic is slow in writing, I hope English is fine.
t No problem at all. You can write Icelandic too and I will answer in English, then we both practise 😄
l Góð hugmynd! Get ég sýnt þér íbúðina á miðvikudag kl. 13?
t Yes, Wednesday at one is great. That was perfect Icelandic, by the way.

l Thank you for coming today. Do you have any questions left?
t Just one: is the bathroom window ever stuck in winter? It felt a bit stiff.
l You have good eyes. I will have it fixed before anyone moves in, the carpenter comes on Monday.
t Great, then I have no worries left.

l The window is done, it opens with one finger now.
l Could you also tell me from which day you would like to move in?
`,
  },
  {
    tenant: 'hildur-eva-jonasdottir',
    landlord: 'oksana-lukianenko',
    unread: { by: 'landlord', count: 1 },
    minutesAgo: 70,
    text: `
t Hi Oksana, your flat is five minutes from the hospital where I work. Would you consider someone on night shifts?
l Hello Hildur! Of course. The bedroom looks onto the garden and has blackout curtains, so you can sleep in the daytime.
t That sounds like a dream, literally.
l The downstairs neighbours are retired and very quiet. They do have a piano, but only play after dinner.
t I like piano. When could I see it?
l Sunday between 14 and 16?

t Sunday works. I finish at eight, sleep a bit and come at three.
`,
  },
  {
    tenant: 'hildur-eva-jonasdottir',
    landlord: 'magnus-orn-hlodversson',
    minutesAgo: 60 * 26,
    text: `
t Góðan dag, er eignin enn laus?
l Já, hún er laus, en það eru margir að spyrja.
l Ef þú vilt tryggja þér hana geturðu lagt tryggingu inn strax í kvöld: 0133-26-007654, kt. sendi ég þegar það er komið.
t Takk, en ég legg ekkert inn fyrr en ég hef skoðað og við erum búin að skrifa undir samning.
l Ok skil þig. Þá finnum við tíma til að skoða.
t Gott mál. Ég er laus eftir fjögur á föstudag.
`,
  },
  {
    tenant: 'james-whitlock',
    landlord: 'marek-brzozowicz',
    unread: { by: 'landlord', count: 1 },
    minutesAgo: 95,
    text: `
t Hi Marek, I am a geologist and out in the field half of the summer. Would that be a problem?
l Hi James, not at all, as long as somebody waters the tomatoes on the balcony 🍅
t I will train a colleague.
l Then we understand each other. The rent is {{rent}} a month with heating.
t I saw that. As I am away so much, would you let it for ISK {{odd}} a month?
`,
  },
  {
    tenant: 'iryna-kovalenchuk',
    landlord: 'oksana-lukianenko',
    unread: { by: 'landlord', count: 2 },
    minutesAgo: 12,
    text: `
t Добрий день, пані Оксано! Як приємно написати українською 🙂 Ми вдвох із донькою, їй сім років. Чи квартира ще вільна?
l Добрий день, Ірино! Вільна. А донька вже ходить до школи тут?
t Так, у перший клас. Тому й шукаємо ближче, зараз їздимо двома автобусами.
l Звідси до школи сім хвилин пішки. І басейн поруч, діти його люблять.
t Вона вже питає, коли переїдемо 😅

l Ірино, можу показати квартиру в суботу об одинадцятій.
t Чудово, будемо. Що взяти з собою?
l Нічого, тільки гарний настрій. Ґанок слизький, то взуйте щось надійне.

t Дякуємо за суботу! Донька вже вибрала собі куток біля вікна.
t Ще запитання: чи можна повісити на стіну полицю?
`,
  },
  {
    tenant: 'mariia-demianchuk',
    landlord: 'oksana-lukianenko',
    minutesAgo: 60 * 31,
    text: `
t Добрий вечір! Чи можна з котом? Він старий і цілими днями спить.
l Добрий вечір. Можна, я сама тримаю двох.
t Ой, як добре! А договір буде ісландською чи українською?
l Ісландською, але я поясню кожен пункт. І депозит лише після підпису, так безпечніше для обох.
t Дякую, це мене дуже заспокоює.
`,
  },
  {
    tenant: 'hildur-eva-jonasdottir',
    landlord: 'marek-brzozowicz',
    third: 'zofia-malinowska',
    unread: { by: 'third', count: 1 },
    minutesAgo: 60 * 5,
    text: `
l Hi both! You asked for a viewing on the same evening, and I am only in town on Thursday. Would you mind coming together?
t Not at all. Hi Zofia 👋
x Hi Hildur! Fine with me as well. Six o'clock?
t I am on duty until half past six, could we make it seven?
x Seven is good, my bus gets in at 18:48.
l Seven it is. Please ring the bell twice, the first ring never works.
t Twice, noted. See you on Thursday!
`,
  },
];
