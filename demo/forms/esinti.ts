import { above, is } from '../writing/answer-tests.ts'
import { age, departments, gpa, levels } from '../writing/conditions.ts'
import { type DemoForm, euroAMonth, liraAMonth } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { canakkale, izmir, karaman, konya, nigde } from '../writing/places.ts'
import { date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import {
  electricalEngineering,
  electricalEngineeringMaster,
  energySystems,
  mechanicalEngineering,
} from '../writing/studies.ts'
import { closedEarly, open, upcoming } from '../writing/timing.ts'

export const esintiForms: readonly DemoForm[] = [
  {
    type: 'job',
    when: open(12, 22),
    result: 14,
    title: 'Rüzgâr Türbini Bakım Teknisyeni',
    summary: 'Karaman ve Konya santrallerimizde, yüz metre yukarıda çalışacak dört teknisyen.',
    body: `
Türbinin tepesinden Toroslar görünür. Oraya her gün çıkmayı işi sayan, dikkatli ve ekip çalışmasına yatkın teknisyenler arıyoruz.

## İşin kendisi

- Planlı bakım: yağ, cıvata torku, fren ve kanat kontrolü
- Arıza: kumanda odasından gelen bildirime iki kişilik ekiple çıkmak
- Her müdahalenin tabletle kaydı

## Güvenlik

Yüksekte çalışma, ilk yardım ve yangın eğitimlerini ilk ayda biz aldırıyoruz. **“Bugün çıkmıyorum” demek** herkesin hakkıdır ve nedeni sorulmaz.

Vardiya düzeni on gün çalışma, beş gün izindir. Konaklama ve ulaşım şirkettendir.`,
    cover: 'energy',
    tags: ['rüzgâr', 'teknisyen', 'saha'],
    quota: 4,
    amount: liraAMonth(54_000),
    workPlace: 'onSite',
    workKind: 'fullTime',
    cities: [karaman, konya],
    who: [levels('highschool', 'associate', 'bachelor'), age(20, 45)],
    questions: [
      page('Deneyim'),
      one('Hangi alandan geliyorsun?', ['Elektrik', 'Mekanik', 'Otomasyon', 'Gemi ya da uçak bakımı', 'Başka']),
      number('Kaç yıllık bakım deneyimin var?', [0, 40], { key: 'years' }),
      long('Çözdüğün en zor arızayı anlat.', [80, 1200], { showIf: [above('years', 0)] }),
      page('Yükseklik'),
      yesNo('Yükseklik korkun var mı?'),
      yesNo('Yüksekte çalışma belgen var mı?', { key: 'height' }),
      one('Sürücü belgen', ['Yok', 'B', 'B ve C'], { key: 'licence' }),
      date('Başlayabileceğin tarih'),
    ],
    documents: [
      needs('cv'),
      needs('diploma'),
      needs('health', 'Yüksekte çalışabilir ibareli.'),
      needsIf(is('height', true), 'certificate'),
      needsIf(is('licence', 'B ve C'), 'drivingLicence'),
    ],
    steps: [
      ['Telefon görüşmesi', 1, 4],
      ['Sahada tanışma', 6, 9, 'Tırmanma denemesiyle'],
      ['Teklif', 12, 14],
    ],
    applicants: 7,
  },
  {
    type: 'scholarship',
    when: upcoming(1, 13, 58),
    result: 40,
    language: 'en',
    title: 'Clean Grid Master’s Fellowship',
    summary: 'Two years of support for master’s theses on storage, forecasting and grid flexibility.',
    body: `
Wind is there when it wants to be. How do you run a country on it? If your master’s thesis is about storage, forecasting, markets or grid flexibility, we would like to pay for your time and give you our data.

## You get

- EUR 500 a month for up to 24 months
- Ten-minute data of 84 turbines, anonymised, since 2018
- A co-supervisor from our control room

## We get

- A talk in our control room, once a year
- Your thesis, open to everybody

Fellows are free to publish whatever they find, including that we are doing it wrong.`,
    cover: 'energy',
    tags: ['energy', 'master’s', 'open data'],
    quota: 5,
    amount: euroAMonth(500, 24),
    who: [
      levels('master'),
      departments(energySystems, electricalEngineering, mechanicalEngineering, electricalEngineeringMaster),
      gpa(3),
    ],
    questions: [
      page('Your thesis'),
      short('Working title'),
      one('Field', ['Storage', 'Forecasting', 'Markets', 'Flexibility', 'Something else']),
      long('What would you do with our data?', [200, 2000]),
      short('Your supervisor and university'),
      page('Skills'),
      some('Which do you use regularly?', ['Python', 'R', 'Julia', 'MATLAB', 'GAMS']),
      scale('How much power systems do you know?', [1, 5]),
    ],
    documents: [needs('studentCertificate'), needs('transcript'), needs('researchPlan', 'Two pages are enough.')],
    steps: [
      ['Reading', 1, 15],
      ['Interview', 18, 30],
      ['Decision', 38, 40],
    ],
  },
  {
    type: 'program',
    when: open(24, 4),
    result: 10,
    title: 'Santral Kampı: Üç Gün, Üç Kaynak',
    summary: 'Rüzgâr, güneş ve jeotermal: mühendislik öğrencileri üç santralde üç gün geçiriyor.',
    body: `
Ders kitabındaki şemanın gerçeği nasıl kokar, ne kadar gürültülüdür? Kampta her günü başka bir santralde geçiriyoruz.

- 1. gün: Çanakkale’de rüzgâr, kumanda odası ve türbin içi
- 2. gün: İzmir’de jeotermal, kuyu başı ve türbin binası
- 3. gün: Konya’da güneş, panel temizliği dahil

Otobüs, otel, yemek ve baret bizden. Dönüş yolunda herkes gördüğü bir sorunu ve çözümünü anlatır; en iyi üç fikir staj kazanır.`,
    cover: 'energy',
    tags: ['enerji', 'kamp', 'staj fırsatı'],
    quota: 42,
    workPlace: 'onSite',
    cities: [canakkale, izmir, konya],
    who: [levels('bachelor'), departments(energySystems, electricalEngineering, mechanicalEngineering)],
    questions: [
      one('Hangi santrali görmek için geliyorsun?', ['Rüzgâr', 'Jeotermal', 'Güneş']),
      long('Enerji üretiminde yanlış bildiğimiz bir şey söyle.', [80, 800]),
      one('Otobüse nereden bineceksin?', ['İstanbul', 'Bursa', 'İzmir']),
      yesNo('Yemekle ilgili bir isteğin var mı?', { key: 'food' }),
      short('Nedir?', { showIf: [is('food', true)] }),
      one('Tişört bedenin', ['S', 'M', 'L', 'XL'], { optional: true }),
    ],
    documents: [needs('studentCertificate'), welcomes('transcript')],
    steps: [
      ['Seçim', 1, 6],
      ['Onay', 7, 10],
    ],
    applicants: 13,
  },
  {
    type: 'job',
    when: closedEarly(58, 12, 'hand', -4),
    result: 14,
    title: 'Arazi ve İzin Süreçleri Uzmanı',
    summary: 'Yeni santral projelerinde köylerle görüşecek, izinleri takip edecek deneyimli bir uzman.',
    body: `
Bir türbinin yeri haritada bellidir; köyde ise konuşularak belli olur. Bu görevde muhtarlarla, tapu müdürlükleriyle ve orman idaresiyle çalışacaksın.

Ayın yarısı sahada geçer. Aradığımız kişi; söz verdiğinde tutan, tutamayacağı sözü vermeyen biri.`,
    cover: 'field',
    tags: ['saha', 'izin', 'arazi'],
    quota: 1,
    amount: liraAMonth(82_000),
    workPlace: 'hybrid',
    workKind: 'fullTime',
    cities: [konya, nigde],
    who: [levels('bachelor')],
    questions: [
      number('Benzer işte kaç yıl çalıştın?', [0, 40]),
      long('Köylünün “hayır” dediği bir toplantıyı nasıl bitirirsin?', [100, 1200]),
      yesNo('Ayda on beş gün seyahat edebilir misin?'),
      file('Varsa yürüttüğün bir sürecin özeti', { optional: true }),
    ],
    documents: [needs('cv'), needs('drivingLicence')],
    steps: [
      ['Görüşme', 1, 7],
      ['Teklif', 12, 14],
    ],
    applicants: 3,
  },
]
