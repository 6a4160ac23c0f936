import { is, isNot } from '../writing/answer-tests.ts'
import { age, faculties, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, euroOnce, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { antalya, aydin, balikesir, canakkale, izmir, mersin, mugla } from '../writing/places.ts'
import { country, date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { maritime } from '../writing/studies.ts'
import { closed, draft, open, upcoming } from '../writing/timing.ts'

export const kiyidasForms: readonly DemoForm[] = [
  {
    type: 'voluntary',
    when: open(12, 19),
    result: 7,
    title: 'Kıyı Nöbeti: Deniz Çayırı Gözlemcileri',
    summary: 'Urla ve Foça kıyılarında ayda bir cumartesi, deniz çayırlarını sayan yurttaş bilimciler.',
    body: `
Deniz çayırları Ege’nin ormanlarıdır: karbonu tutar, balığa yuva olur. Ne kadar kaldıklarını ise ancak düzenli sayarak öğrenebiliyoruz.

Kıyı Nöbeti’nde dalmana gerek yok. Sığ suda, belirlenmiş hat boyunca yürüyerek ya da şnorkelle sayıyor, gördüğünü telefonundan kaydediyorsun. Topladığımız veri her yıl açık olarak yayımlanıyor.

## Sana verdiklerimiz

- Yarım günlük tür tanıma eğitimi
- Maske, şnorkel, kıyı ayakkabısı
- İzmir merkezden servis ve öğle yemeği`,
    cover: 'harbour',
    tags: ['deniz', 'yurttaş bilimi', 'hafta sonu'],
    quota: 45,
    workPlace: 'onSite',
    cities: [izmir],
    who: [age(18, 65), livesIn(izmir, aydin, balikesir)],
    questions: [
      page('Deniz ve sen'),
      one('Yüzme bilgin', ['Yüzemem', 'Sığ suda rahatım', 'İyi yüzerim', 'Dalış belgem var'], { key: 'swim' }),
      short('Dalış belgenin türü', { showIf: [is('swim', 'Dalış belgem var')] }),
      some('Hangi nöbet yerleri sana uyar?', ['Urla İskele', 'Karantina Adası', 'Foça Büyükdeniz', 'Mordoğan']),
      yesNo('Her ay gelebilir misin?'),
      long('Denizle ilgili ilk anın nedir?', [30, 600], { optional: true }),
    ],
    documents: [
      needsIf(isNot('swim', 'Yüzemem'), 'health', 'Denize girmene engel olmadığını gösteren aile hekimi raporu.'),
    ],
    steps: [
      ['Tanışma', 1, 4],
      ['Tür tanıma eğitimi', 6, 7, 'Cumartesi, 10.00–14.00'],
    ],
    applicants: 6,
  },
  {
    type: 'voluntary',
    when: open(20, 37),
    result: 18,
    language: 'en',
    title: 'Sea Turtle Night Watch, Summer Camp',
    summary: 'Two weeks on a nesting beach in Muğla: night patrols, nest protection and talks with beachgoers.',
    body: `
From June to September loggerhead turtles come ashore to nest. Our volunteers walk the beach in pairs from ten at night until dawn, mark new nests, protect them with cages and, seven weeks later, help the hatchlings find the sea.

## A day at the camp

- 22:00–05:00 night patrol, in shifts of three and a half hours
- 06:30 counting of tracks
- 17:00–19:00 information stand at the beach entrance

You sleep in tents under pine trees. There is a kitchen, a field shower and no Wi-Fi worth mentioning. Food, tent and insurance are on us; you pay your own way to Dalaman.

**No experience is needed.** Patience is.`,
    cover: 'mountain',
    tags: ['wildlife', 'camp', 'international'],
    quota: 36,
    workPlace: 'onSite',
    workKind: 'temporary',
    cities: [mugla],
    who: [age(18, 35)],
    questions: [
      page('About you'),
      country('Where are you travelling from?', { key: 'from' }),
      one('Which camp?', ['15–29 June', '6–20 July', '3–17 August', '24 August – 7 September']),
      scale('How well do you cope with little sleep?', [1, 5]),
      page('Working with people'),
      some(
        'Which languages do you speak well enough for the information stand?',
        ['Turkish', 'English', 'German', 'Russian', 'French'],
        { key: 'languages' },
      ),
      long('A family has put its sunshade on a marked nest. What do you say?', [80, 800]),
      yesNo('Do you have a first aid certificate?', { key: 'aid' }),
      short('Anything we should know about your health or diet', { optional: true }),
    ],
    documents: [
      needs('passport', 'Or national ID for citizens of Türkiye.'),
      needsIf(is('aid', true), 'certificate', 'Your first aid certificate.'),
    ],
    steps: [
      ['Selection', 1, 10],
      ['Video call', 11, 16],
      ['Confirmation', 17, 18],
    ],
    applicants: 10,
  },
  {
    type: 'program',
    when: upcoming(3, 9, 45),
    result: 20,
    language: 'en',
    title: 'Young Ocean Observers Fellowship',
    summary: 'A six-month fellowship for students who want to tell stories about the sea with data.',
    body: `
We bring together ten students of marine science and ten of journalism, design or computing. In mixed pairs you work for six months on one question about the Aegean, and publish the answer as an open data story.

The fellowship includes a stipend, a one-week opening workshop on the coast, a mentor from a newsroom and a mentor from a research institute.

## We are looking for

- Curiosity about numbers, whatever you study
- Five hours a week
- English good enough to read papers; stories can be written in Turkish or English`,
    cover: 'laboratory',
    tags: ['fellowship', 'data', 'journalism'],
    quota: 20,
    amount: euroOnce(900),
    workPlace: 'hybrid',
    cities: [izmir],
    who: [levels('bachelor', 'master', 'phd'), age(19, 30)],
    questions: [
      page('Background'),
      one('Which half of a pair would you be?', ['Science', 'Storytelling', 'I could be either'], { key: 'half' }),
      short('Tools you use for data', { showIf: [isNot('half', 'Storytelling')] }),
      file('Something you have published or made', { showIf: [isNot('half', 'Science')], optional: true }),
      page('Your question'),
      short('One question about the sea that you would like to answer'),
      long('How would you begin?', [150, 1500]),
    ],
    documents: [needs('studentCertificate'), needs('cv'), welcomes('portfolio')],
    steps: [
      ['Reading', 1, 12],
      ['Pairing interview', 14, 18],
    ],
  },
  {
    type: 'scholarship',
    when: closed(120, 64),
    result: 40,
    title: 'Pruva Bursu: Denizcilik Öğrencileri',
    summary: 'Denizcilik fakültelerinde okuyan, kıyı illerinden öğrenciler için aylık burs ve gemi stajı.',
    body: `
Pruva, bir geminin suyu yaran ön yüzüdür. Bursumuz da denizci olmaya karar vermiş gençlerin önünü açmak için.

- Sekiz ay boyunca aylık 3.500 TL
- Üyemiz olan işletmelerde gemi stajı için öncelik
- Denizde güvenlik eğitimlerinin sınav ücreti`,
    cover: 'harbour',
    tags: ['denizcilik', 'staj'],
    quota: 15,
    amount: liraAMonth(3500, 8),
    who: [faculties(maritime), livesIn(izmir, mugla, antalya, mersin, canakkale)],
    questions: [
      short('Denizle bağın nereden geliyor?'),
      one('Hangi sınıf gemide çalışmak istersin?', ['Yük', 'Yolcu', 'Araştırma', 'Tanker']),
      number('Bugüne kadar kaç gün denizde kaldın?', [0, 2000]),
      long('Denizcilikte neyi değiştirmek isterdin?', [100, 1000]),
    ],
    documents: [needs('studentCertificate'), needs('transcript'), needs('health')],
    steps: [
      ['Değerlendirme', 1, 20],
      ['Görüşme', 22, 36],
      ['Sonuç', 38, 40],
    ],
    applicants: 7,
  },
  {
    type: 'other',
    when: draft(4),
    title: 'Kıyıda Bir Kare: Fotoğraf Çağrısı',
    summary: 'Kıyı kentlerinde gündelik hayatı anlatan fotoğraflar için açık çağrı.',
    body: `
Balıkçı kahveleri, sabah yüzenleri, oltası boş dönenler… Kıyıda yaşayanların gündelik hayatını anlatan fotoğraflarını bekliyoruz. Seçilen otuz kare Urla’da sergilenecek.`,
    cover: 'harbour',
    tags: ['fotoğraf', 'sergi'],
    amount: liraOnce(6000),
    questions: [
      file('Fotoğrafın', { help: 'Uzun kenarı en az 3.000 piksel.' }),
      short('Nerede ve ne zaman çektin?'),
      date('Çekim tarihi'),
      yesNo('Fotoğrafta tanınabilen kişilerin izni var mı?'),
    ],
    documents: [],
    steps: [['Seçim', 1, 14]],
  },
]
