import { turkey } from '#contract/data/turkey.ts'
import { is, isNot } from '../writing/answer-tests.ts'
import { age, faculties, levels, nationalities } from '../writing/conditions.ts'
import { type DemoForm, euroOnce, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { istanbul } from '../writing/places.ts'
import { country, file, long, number, one, page, short, some, yesNo } from '../writing/questions.ts'
import { conservatory } from '../writing/studies.ts'
import { closed, open, upcoming } from '../writing/timing.ts'

export const ucTelliForms: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: open(14, 28),
    result: 26,
    title: 'Emanet Enstrüman ve Çalışma Bursu',
    summary: 'Konservatuvar öğrencilerine mezuniyete kadar emanet enstrüman ve aylık çalışma bursu.',
    body: `
İyi bir enstrüman, çoğu zaman bir ailenin yıllık gelirinden pahalıdır. Vakfımızın koleksiyonundaki kırk yedi enstrümanı, çalacak ellere emanet ediyoruz.

## Emanet nasıl işliyor?

- Enstrüman sigortalıdır; yıllık bakımını atölyemiz yapar
- Mezun olduğunda sıradaki öğrenciye geçer
- Yılda bir kez, onunla bir konserde çalarsın

Buna ek olarak her ay tel, kamış, nota ve ulaşım için burs ödüyoruz.`,
    cover: 'concert',
    tags: ['müzik', 'enstrüman', 'konservatuvar'],
    quota: 12,
    amount: liraAMonth(3800, 10),
    who: [levels('bachelor', 'highschool'), faculties(conservatory), age(14, 26)],
    questions: [
      page('Enstrümanın'),
      one(
        'Ne çalıyorsun?',
        ['Keman', 'Viyola', 'Viyolonsel', 'Kontrbas', 'Flüt', 'Klarnet', 'Fagot', 'Korno', 'Bağlama', 'Kanun'],
        { key: 'instrument' },
      ),
      one('Şu an çaldığın enstrüman', ['Bana ait', 'Okulun', 'Hocamın', 'Kiralık']),
      short('Hocanın adı'),
      page('Dinleyelim'),
      file('İki karşıt karakterde parçadan oluşan kaydın', { help: 'Kesmeden, tek çekim. En çok on dakika.' }),
      long('Kaydındaki parçaları neden seçtin?', [50, 800]),
      yesNo('İstanbul’daki ikinci tur için yol desteği ister misin?', { key: 'travel' }),
      short('Hangi şehirden geleceksin?', { showIf: [is('travel', true)] }),
    ],
    documents: [needs('studentCertificate'), needs('reference', 'Enstrüman hocandan.'), welcomes('familyIncome')],
    steps: [
      ['Kayıt dinleme', 1, 12, 'Jüri isimleri görmez'],
      ['Canlı dinleme', 18, 20, 'İstanbul'],
      ['Sonuç', 25, 26],
    ],
    applicants: 6,
  },
  {
    type: 'program',
    when: open(18, 32),
    result: 20,
    language: 'en',
    title: 'Bosphorus Chamber Music Academy',
    summary: 'Ten days of chamber music with five quartets in residence, and a closing night by the water.',
    body: `
Ensembles and single players between 16 and 28 are invited to Istanbul for ten days of rehearsals, lessons and late dinners. Single players are put into ensembles by our faculty.

## The days

- 09:30 technique class
- 11:00 and 15:00 coached rehearsal
- 18:00 open lesson, with an audience
- 21:00 reading through pieces nobody knows yet

Tuition is free. Rooms are shared by two, breakfast and dinner included. Players from outside Istanbul can ask for a travel grant.`,
    cover: 'concert',
    tags: ['chamber music', 'academy', 'summer'],
    quota: 32,
    amount: euroOnce(300),
    workPlace: 'onSite',
    cities: [istanbul],
    who: [age(16, 28)],
    questions: [
      page('You or your ensemble'),
      one('I apply', ['alone', 'with an ensemble'], { key: 'as' }),
      short('Name and line-up of the ensemble', { showIf: [is('as', 'with an ensemble')] }),
      short('Your instrument'),
      country('Where do you live?', { fact: 'country' }),
      page('Music'),
      file('Recording'),
      some(
        'What would you like to work on?',
        ['Classical', 'Romantic', 'Twentieth century', 'New pieces', 'Makam-based repertoire'],
        { max: 3 },
      ),
      yesNo('Do you need a travel grant?', { key: 'grant' }),
      number('Estimated travel costs (EUR)', [10, 2000], { showIf: [is('grant', true)] }),
    ],
    documents: [needs('cv', 'One page, with your repertoire.'), needsIf(is('grant', true), 'iban')],
    steps: [
      ['Listening', 1, 12],
      ['Line-ups', 14, 18],
      ['Confirmation', 20, 20],
    ],
    applicants: 8,
  },
  {
    type: 'other',
    when: upcoming(5, 4, 75),
    result: 45,
    title: 'Üç Telli Beste Yarışması',
    summary: 'Bağlama ve yaylı dörtlü için yazılmış, seslendirilmemiş eserler; ödül ve ilk seslendirme.',
    body: `
Bu yılki çağrı **bağlama ve yaylı dörtlü** için. Süre 8–12 dakika; metin, elektronik ve sahne kullanılamaz. Her besteci tek eserle katılabilir.

1. Birincilik: 120.000 TL ve ilk seslendirme
2. İkincilik: 60.000 TL
3. Dinleyici ödülü: 30.000 TL

Notalar rumuzla teslim edilir. Finale kalan beş eser canlı çalınır, jüri kararını konserden sonra verir.`,
    cover: 'concert',
    tags: ['beste', 'yarışma', 'yeni müzik'],
    quota: 3,
    amount: liraOnce(120_000),
    who: [age(null, 40), nationalities(turkey)],
    questions: [
      short('Rumuzun'),
      short('Eserin adı ve süresi'),
      file('Partisyon', { help: 'PDF; üzerinde adın yazmasın.' }),
      file('Ses kaydı ya da bilgisayar simülasyonu', { optional: true }),
      yesNo('Eser daha önce seslendirildi mi?', { key: 'played' }),
      short('Nerede ve ne zaman?', { showIf: [is('played', true)] }),
      one('Bağlama düzeni', ['Bağlama düzeni', 'Bozuk düzen', 'Misket düzeni', 'Başka'], { key: 'tuning' }),
      short('Düzeni tarif et', {
        showIf: [isNot('tuning', 'Bağlama düzeni'), isNot('tuning', 'Bozuk düzen')],
        optional: true,
      }),
    ],
    documents: [needs('undertaking', 'Eserin özgün ve seslendirilmemiş olduğuna dair.')],
    steps: [
      ['Ön jüri', 1, 25],
      ['Final konseri', 42, 42],
      ['Sonuç', 45, 45],
    ],
  },
  {
    type: 'voluntary',
    when: closed(40, 9),
    result: 6,
    title: 'Parkta Konser Gönüllüleri',
    summary: 'Altı park, altı konser: karşılama, sahne arkası ve erişilebilirlik ekipleri.',
    body: `
Yaz konserlerimiz ücretsiz ve parkta. Gönüllüler olmadan ne sandalyeler dizilir ne de çello kutuları yerini bulur.

- **Karşılama:** Program dağıtmak, yer göstermek
- **Sahne arkası:** Nota sehpaları, su, zamanlama
- **Erişilebilirlik:** Tekerlekli sandalye alanı, işaret dili çevirmenine eşlik

Her gönüllüye bir kış konserine iki davetiye.`,
    cover: 'concert',
    tags: ['konser', 'etkinlik', 'yaz'],
    quota: 50,
    workPlace: 'onSite',
    cities: [istanbul],
    who: [age(16, null)],
    questions: [
      some('Hangi ekip?', ['Karşılama', 'Sahne arkası', 'Erişilebilirlik'], {}),
      yesNo('İşaret dili biliyor musun?'),
      one('Kaç konsere gelebilirsin?', ['1–2', '3–4', 'Hepsine']),
      short('En son gittiğin konser', { optional: true }),
    ],
    documents: [],
    steps: [['Ekiplerin kurulması', 2, 6]],
    applicants: 9,
  },
]
