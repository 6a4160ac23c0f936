import { above, is } from '../writing/answer-tests.ts'
import { age, departments, gpa, levels } from '../writing/conditions.ts'
import { type DemoForm, euroAMonth, liraAMonth } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { ankara, istanbul } from '../writing/places.ts'
import { country, date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { computerEngineering, softwareEngineering } from '../writing/studies.ts'
import { closedEarly, open } from '../writing/timing.ts'

export const noktavirgulForms: readonly DemoForm[] = [
  {
    type: 'job',
    when: open(8, 27),
    result: 21,
    language: 'en',
    title: 'Backend Engineer (TypeScript, PostgreSQL)',
    summary: 'Join a team of nine that builds scheduling software for hospitals. Remote within ±2 hours of Istanbul.',
    body: `
Our software decides which nurse works which night. If it is wrong, somebody does not sleep. That makes us careful people who like boring technology and short release cycles.

## What you will do

- Design and build services in TypeScript on PostgreSQL
- Read query plans and make them better
- Be on call one week in nine, with a day off after it

## What we would like to see

- Three years of building things that people depend on
- Comfort with SQL beyond an ORM
- Clear written English; our documents are in English, our jokes in Turkish

We do not do whiteboard puzzles. There is one paid half-day task, and you choose the day.`,
    cover: 'code',
    tags: ['TypeScript', 'PostgreSQL', 'remote'],
    quota: 2,
    amount: euroAMonth(3200),
    workPlace: 'remote',
    workKind: 'fullTime',
    questions: [
      page('Experience'),
      number('Years of professional experience', [0, 45], { key: 'years' }),
      long('Describe a system you kept running for at least a year. What broke, and what did you change?', [200, 2500]),
      short('A link to something you wrote: code, a talk, a blog post', { optional: true }),
      scale('How comfortable are you with reading a query plan?', [1, 5]),
      yesNo('Have you led other engineers?', { key: 'lead', showIf: [above('years', 4)] }),
      short('How many, and for how long?', { showIf: [is('lead', true)] }),
      page('Practical things'),
      country('Where would you work from?'),
      date('Earliest starting date'),
    ],
    documents: [needs('cv')],
    steps: [
      ['Reading', 0, 5],
      ['First call', 6, 10, 'Forty minutes with two engineers'],
      ['Paid task', 11, 15],
      ['Offer', 18, 21],
    ],
    applicants: 12,
  },
  {
    type: 'job',
    when: open(26, 2),
    result: 14,
    language: 'en',
    title: 'Product Designer, Hospital Rosters',
    summary: 'Design for people who look at a screen for eleven seconds between two patients.',
    body: `
Head nurses plan rosters late at night, on a phone, with interruptions. You will watch them do it, and then make it take half the time.

You will be the second designer in the company. That means real influence, and also that nobody else will draw that empty state for you.

- Spend two days a month in hospitals
- Own the design system together with one frontend engineer
- Test every idea with at least five users before it is built`,
    cover: 'city',
    tags: ['design', 'healthcare', 'hybrid'],
    quota: 1,
    amount: euroAMonth(2600),
    workPlace: 'hybrid',
    workKind: 'fullTime',
    cities: [istanbul],
    questions: [
      file('Your portfolio, if it is not online', { optional: true }),
      short('Your portfolio’s address', { optional: true }),
      long('Which of your designs failed, and how did you find out?', [150, 1500]),
      yesNo('Have you worked in or around healthcare?', { key: 'health' }),
      short('Where?', { showIf: [is('health', true)] }),
      one('How would you get to our office in Kadıköy?', [
        'I live nearby',
        'I would commute',
        'I would move to Istanbul',
      ]),
    ],
    documents: [needs('cv'), needs('portfolio')],
    steps: [
      ['Portfolio review', 0, 4],
      ['Conversation', 5, 9],
      ['Offer', 12, 14],
    ],
    applicants: 8,
  },
  {
    type: 'job',
    when: open(5, 40),
    result: 25,
    title: 'Yazılım Stajyeri (Yaz Dönemi)',
    summary: 'On iki hafta boyunca gerçek bir özelliği baştan sona geliştir, yayına kendin al.',
    body: `
Stajyerlerimiz kahve getirmez, kod getirir. İlk hafta küçük bir hatayı düzeltip yayına alırsın; on ikinci haftanın sonunda hastanelerin kullandığı bir özelliğin sahibi olursun.

## Staj nasıl ilerliyor?

1. İki hafta eşli programlama
2. Bir ürün ekibinde sekiz hafta
3. Belgeleme ve devir
4. Şirkete kapanış sunumu

Yol kartı, yemek ve stajyer ücreti veriyoruz. Zorunlu stajını yapanların sigortasını okulları karşılıyor; gönüllü stajda biz karşılıyoruz.`,
    cover: 'launch',
    tags: ['staj', 'yazılım', 'İstanbul'],
    quota: 8,
    amount: liraAMonth(28_000, 3),
    workPlace: 'hybrid',
    workKind: 'internship',
    cities: [istanbul, ankara],
    who: [levels('bachelor'), departments(computerEngineering, softwareEngineering)],
    questions: [
      page('Staj'),
      one('Stajın türü', ['Zorunlu', 'Gönüllü'], { key: 'kind' }),
      number('Kaç iş günü staj yapman gerekiyor?', [10, 90], { showIf: [is('kind', 'Zorunlu')] }),
      date('Başlayabileceğin ilk gün'),
      one('Hangi ofis?', ['Kadıköy', 'Ankara', 'Fark etmez']),
      page('Kod'),
      short('Kodunu görebileceğimiz bir adres', { optional: true }),
      some('Hangi dillerde bir şey bitirdin?', [
        'TypeScript ya da JavaScript',
        'Python',
        'Java ya da Kotlin',
        'C ya da C++',
        'Go ya da Rust',
        'Başka',
      ]),
      long('Seni en çok uğraştıran hatayı ve onu nasıl bulduğunu anlat.', [150, 1500]),
      scale('Bir terminalde kendini ne kadar rahat hissediyorsun?', [1, 5]),
    ],
    documents: [
      needs('cv'),
      needs('transcript'),
      needsIf(is('kind', 'Zorunlu'), 'internship', 'Okulunun imzaladığı staj kabul formu.'),
      needs('identity', 'Sigorta girişin için.'),
    ],
    steps: [
      ['Ön eleme', 1, 8],
      ['Eşli programlama', 10, 18, 'Bir saat, çevrim içi'],
      ['Sonuç', 22, 25],
    ],
    applicants: 16,
  },
  {
    type: 'program',
    when: open(15, 11),
    result: 9,
    title: 'Sıfırdan Sunucuya: Açık Kaynak Kod Kampı',
    summary: 'Sekiz akşam, otuz kişi, bir açık kaynak proje: ilk katkını birlikte gönderiyoruz.',
    body: `
Açık kaynağa katkı vermek istiyorsun ama nereden başlayacağını bilmiyorsun. Kampta sekiz akşam boyunca her katılımcının yanında bir geliştirici oturuyor.

- 1–2. akşam: sürüm kontrolü ve kod okumak
- 3–5. akşam: bir hata seçmek ve yeniden üretmek
- 6–7. akşam: düzeltmek, test yazmak
- 8. akşam: katkıyı göndermek ve eleştiriyi karşılamak

Kamp ücretsiz. Bilgisayarın yoksa ödünç veriyoruz.`,
    cover: 'code',
    tags: ['açık kaynak', 'kamp', 'ücretsiz'],
    quota: 30,
    workPlace: 'onSite',
    cities: [istanbul],
    who: [age(18, 28)],
    questions: [
      one('Programlama deneyimin', ['Yeni başladım', 'Ders düzeyinde', 'Kendi projelerim var', 'Çalışıyorum']),
      yesNo('Bilgisayarın var mı?', { key: 'laptop' }),
      short('Sana nasıl bir bilgisayar ayıralım?', {
        showIf: [is('laptop', false)],
        help: 'Klavye dili, ekran okuyucu gibi ihtiyaçlarını yaz.',
      }),
      long('Kullandığın bir yazılımda düzeltmek istediğin bir şey', [50, 800]),
      some('Hangi akşamlar gelemezsin?', ['Salı', 'Perşembe'], { optional: true }),
    ],
    documents: [],
    steps: [
      ['Seçim', 1, 6],
      ['Yer onayı', 7, 9],
    ],
    applicants: 13,
  },
  {
    type: 'scholarship',
    when: open(11, 31),
    result: 30,
    title: 'Derleyici Bursu',
    summary: 'Bilgisayar ve yazılım mühendisliği öğrencilerine on ay burs; karşılığında yalnızca merak.',
    body: `
Kurucularımız burslarla okudu. Derleyici Bursu o borcu sıradakine ödemenin yolu.

Burs, bizimle çalışma zorunluluğu getirmez. İsteyen bursiyer ayda bir akşam ofisimizdeki **Kod Sofrası**’na katılabilir.

## Değerlendirme

Not ortalaması bir eşik; sıralama ise tamamen yazdıklarına göre yapılıyor. Kodunu, denemelerini, yarım kalmış projelerini görmek isteriz.`,
    cover: 'library',
    tags: ['yazılım', 'karşılıksız'],
    quota: 10,
    amount: liraAMonth(7500, 10),
    who: [levels('bachelor'), departments(computerEngineering, softwareEngineering), gpa(3)],
    questions: [
      page('Projelerin'),
      long('Yarım bıraktığın bir projeyi ve neden bıraktığını anlat.', [150, 1500]),
      short('Varsa projenin adresi', { optional: true }),
      one('En çok hangisi seni heyecanlandırır?', [
        'Sistem programlama',
        'Arayüz',
        'Veri',
        'Yapay zekâ',
        'Güvenlik',
        'Oyun',
      ]),
      page('Geçimin'),
      number('Aylık giderlerin yaklaşık ne kadar?', [0, 200_000]),
      yesNo('Çalışıyor musun?', { key: 'job' }),
      number('Haftada kaç saat çalışıyorsun?', [1, 60], { showIf: [is('job', true)] }),
    ],
    documents: [needs('studentCertificate'), needs('transcript'), welcomes('familyIncome')],
    steps: [
      ['Okuma', 1, 14],
      ['Sohbet', 16, 24, 'Mülakat değil; projeni anlatıyorsun'],
      ['Sonuç', 28, 30],
    ],
    applicants: 9,
  },
  {
    type: 'job',
    when: closedEarly(70, 41, 'quota', -30),
    result: 10,
    language: 'en',
    title: 'Customer Success Specialist (German)',
    summary: 'Help clinics in Germany and Austria move from paper rosters to ours. Part-time, remote.',
    body: `
Our first clinics outside Türkiye speak German. You will be the person they call: on the first day, on the day the manager changes, and on the Friday before Christmas.

You need near-native German, patience, and the habit of writing things down so that the next person does not have to ask.

- 25 hours a week, spread as you like between 08:00 and 18:00
- Two trips a year to customers
- Direct line to the engineers, who fix what you report`,
    cover: 'city',
    tags: ['German', 'part-time', 'customer success'],
    quota: 1,
    amount: euroAMonth(1500),
    workPlace: 'remote',
    workKind: 'partTime',
    questions: [
      one('Your German', ['Native', 'C2', 'C1', 'B2']),
      long('A clinic says: “Your software is wrong, we go back to paper.” Write your reply, in German.', [200, 1500]),
      number('Hours a week you could work', [10, 40]),
      date('When could you start?'),
    ],
    documents: [needs('cv'), welcomes('languageResult')],
    steps: [
      ['Reading', 0, 3],
      ['Call', 4, 8],
      ['Offer', 9, 10],
    ],
    applicants: 6,
  },
]
