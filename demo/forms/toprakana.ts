import { is } from '../writing/answer-tests.ts'
import { age, classes, faculties, genders, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { adana, hatay, mersin } from '../writing/places.ts'
import { long, number, one, page, short, some, yesNo } from '../writing/questions.ts'
import { agriculture, fourthYear, secondYear, thirdYear } from '../writing/studies.ts'
import { archived, draft, open } from '../writing/timing.ts'

export const toprakanaForms: readonly DemoForm[] = [
  {
    type: 'program',
    when: open(11, 25),
    result: 15,
    title: 'Tohumdan Tezgâha: Kadın Üretici Okulu',
    summary: 'Tarsus’ta on hafta: kompost, yerel tohum, paketleme ve kendi tezgâhını açma.',
    body: `
Kooperatifimizi kuran yedi kadından beşi, ilk yıl ürününü satamadığı için ağlamıştı. Okulu, kimse aynı yerden geçmesin diye açtık.

## On haftanın konuları

1. Toprağı tanımak ve kompost
2. Yerel tohum: saklamak, çoğaltmak
3. Zararlıyla ilaçsız baş etmek
4. Kurutma, salça, reçel: gıda güvenliği
5. Paket, etiket, fiyat
6. Pazar yeri ve internetten satış

Derslerin yarısı bahçede. Çocuğunla gelebilirsin; oyun odası ve bir abla var. Bitirenlere ilk tezgâh desteği veriyoruz.`,
    cover: 'field',
    tags: ['kadın', 'tarım', 'kooperatif'],
    quota: 28,
    amount: liraOnce(10_000),
    workPlace: 'onSite',
    cities: [mersin],
    who: [genders('female'), age(18, null), livesIn(mersin, adana)],
    questions: [
      page('Toprağın'),
      yesNo('Ekip biçebileceğin bir yer var mı?', { key: 'land' }),
      number('Kaç dönüm?', [0, 1000], { showIf: [is('land', true)] }),
      some('Neler yetiştirmek istersin?', ['Sebze', 'Narenciye', 'Tıbbi bitkiler', 'Fide', 'Süs bitkileri'], {
        max: 3,
      }),
      page('Okul'),
      yesNo('Çocuğunla mı geleceksin?', { key: 'child' }),
      short('Kaç çocuk, kaç yaşında?', { showIf: [is('child', true)] }),
      one('Kooperatifi nereden duydun?', ['Pazardan', 'Bir komşudan', 'İnternetten', 'Belediyeden'], {
        optional: true,
      }),
      long('Bir tezgâhın olsa adı ne olurdu, ne satardın?', [30, 600]),
    ],
    documents: [needs('identity'), needsIf(is('land', true), 'farmer', 'Kaydın varsa.')],
    steps: [
      ['Bahçede tanışma', 2, 5],
      ['Sınıf listesi', 14, 15],
    ],
    applicants: 5,
  },
  {
    type: 'scholarship',
    when: draft(6, 50),
    title: 'Bereket Bursu: Ziraat Öğrencileri',
    summary: 'Ziraat fakültesi öğrencilerine hasat dönemi dışındaki aylarda burs.',
    body: `
Kazancımızın onda birini, toprağın ilmini okuyan gençlere ayırıyoruz. Bursiyerler yaz başında bir hafta kooperatifimizde kalır, narenciye budamasından muhasebeye kadar her işi görür.`,
    cover: 'field',
    tags: ['ziraat', 'kooperatif'],
    quota: 7,
    amount: liraAMonth(3000, 8),
    who: [levels('bachelor'), faculties(agriculture), classes(secondYear, thirdYear, fourthYear)],
    questions: [
      short('Hangi bölümde okuyorsun?'),
      yesNo('Ailen çiftçilik yapıyor mu?', { key: 'farm' }),
      short('Ne yetiştiriyorsunuz?', { showIf: [is('farm', true)] }),
      long('Küçük üretici nasıl ayakta kalır?', [100, 1000]),
    ],
    documents: [needs('studentCertificate'), needsIf(is('farm', true), 'farmer')],
    steps: [['Okuma', 1, 14]],
  },
  {
    type: 'voluntary',
    when: archived(150, 120),
    result: 5,
    title: 'Narenciye Hasadı İmecesi',
    summary: 'Bir hafta boyunca sabah hasat, öğleden sonra reçel: konaklamalı gönüllü imece.',
    body: `
Portakal dalında bekler ama fazla beklemez. Hasat haftasında yirmi gönüllüyle bahçeye girdik; sabahları topladık, öğleden sonra kazan kaynattık.

Toplanan ürünün geliri, kooperatifin genç üyelerinin eğitim fonuna aktarıldı. Emeği geçen herkese birer kavanoz reçel ve çokça teşekkür.`,
    cover: 'forest',
    tags: ['hasat', 'imece', 'konaklamalı'],
    quota: 20,
    workPlace: 'onSite',
    workKind: 'temporary',
    cities: [mersin, adana, hatay],
    who: [age(18, 60)],
    questions: [
      some('Hangi günler kalabilirsin?', ['Pazartesi–Çarşamba', 'Perşembe–Pazar']),
      yesNo('Bel ya da diz rahatsızlığın var mı?'),
      one('Konaklama', ['Çadırda', 'Ortak odada', 'Kalmayacağım']),
      short('Bildiğin bir reçel tarifi', { optional: true }),
    ],
    documents: [welcomes('health')],
    steps: [['Yer onayı', 1, 5]],
    applicants: 4,
  },
]
