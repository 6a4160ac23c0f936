import { turkey } from '#contract/data/turkey.ts'
import { above, is } from '../writing/answer-tests.ts'
import { age, faculties, genders, gpa, levels, nationalities } from '../writing/conditions.ts'
import { type DemoForm, dollarOnce, liraAMonth, liraATerm } from '../writing/demo-form.ts'
import { needs, needsAbove, needsIf, needsIfDisabled, several, welcomes } from '../writing/documents.ts'
import { long, number, one, page, scale, short, some, university, yesNo } from '../writing/questions.ts'
import { engineering } from '../writing/studies.ts'
import { open, upcoming } from '../writing/timing.ts'

export const anadoluScholarships: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: open(18, 24),
    result: 35,
    title: 'Anadolu Başarı Bursu',
    summary: 'Lisans öğrencilerine dokuz ay boyunca karşılıksız burs ve mezunlardan birebir mentorluk.',
    body: `
Anadolu Başarı Bursu, yirmi yıldır vakfımızın en geniş bursu. Bu dönem **120 öğrenciye** ekim ayından haziran ayına kadar her ay 5.000 TL ödüyoruz. Burs karşılıksızdır; geri ödeme ya da zorunlu hizmet istemeyiz.

## Bursla birlikte neler geliyor?

- Alanında çalışan bir mezunumuzla yıl boyunca mentorluk
- Her dönem bir hafta sonu buluşması (yol ve konaklama bizden)
- Yabancı dil sınav ücreti desteği

## Nasıl seçiyoruz?

1. Formdaki yanıtlarını iki ayrı değerlendirici birbirinden habersiz okur.
2. Belgeleri kontrol eder, eksik varsa sana yazarız.
3. İlk 300 adayla yirmi dakikalık çevrim içi görüşme yaparız.

> Not ortalaman kadar, neyi merak ettiğin ve nereye varmak istediğin de bizim için önemli.`,
    cover: 'campus',
    tags: ['karşılıksız', 'lisans', 'mentorluk'],
    quota: 120,
    amount: liraAMonth(5000, 9),
    who: [levels('bachelor'), gpa(2.5), age(null, 25), nationalities(turkey)],
    questions: [
      page('Okulun', 'Öğrenim durumunla ilgili birkaç kısa soru.'),
      university('Hangi üniversitede okuyorsun?', { fact: 'university' }),
      one('Bölümünü nasıl seçtin?', ['İlk tercihimdi', 'İlk beş tercihimden biriydi', 'Son tercihlerimdendi'], {
        key: 'choice',
      }),
      long('Bölümünü değiştirmeyi düşündün mü? Neden kaldın?', [100, 800], {
        showIf: [is('choice', 'Son tercihlerimdendi')],
      }),
      number('Bu dönem kaç ders alıyorsun?', [1, 14]),
      page('Ailen ve geçimin'),
      number('Evinizde kaç kişi yaşıyor?', [1, 20]),
      number('Kaç kardeşin okuyor?', [0, 12], { key: 'siblings', help: 'İlkokuldan üniversiteye kadar hepsini say.' }),
      one('Nerede kalıyorsun?', ['Ailemin yanında', 'Devlet yurdunda', 'Özel yurtta', 'Kirada'], { key: 'home' }),
      number('Aylık kiran ne kadar?', [0, 100_000], {
        showIf: [is('home', 'Kirada')],
        help: 'Ev arkadaşların varsa yalnızca kendi payını yaz.',
      }),
      yesNo('Başka bir kurumdan burs ya da kredi alıyor musun?', { key: 'other' }),
      short('Hangi kurumdan ve ayda ne kadar?', { showIf: [is('other', true)] }),
      page('Sen'),
      long('Beş yıl sonra kendini nerede görüyorsun?', [200, 1500]),
      long('Okul dışında emek verdiğin bir şeyi anlat.', [150, 1200], {
        help: 'Bir kulüp, bir iş, bir hobi ya da evde üstlendiğin bir sorumluluk olabilir.',
      }),
      scale('Mentorluktan ne kadar yararlanacağını düşünüyorsun?', [1, 5], { optional: true }),
    ],
    documents: [
      needs('studentCertificate', 'Son otuz gün içinde e-Devlet’ten alınmış olmalı.'),
      needs('transcript'),
      needs('familyIncome'),
      needsIf(above('siblings', 0), 'sibling', 'Okuyan her kardeşin için ayrı ayrı.'),
      needsIf(is('home', 'Kirada'), 'rent'),
      needsIfDisabled('Varsa; görüşmeyi sana göre düzenlememize yardım eder.'),
    ],
    steps: [
      ['Ön değerlendirme', 1, 10, 'İki değerlendirici okur'],
      ['Belge kontrolü', 11, 16],
      ['Çevrim içi görüşme', 18, 29, 'Yirmi dakika, iki kişilik kurul'],
      ['Son karar', 30, 34],
    ],
    applicants: 112,
    isReviewedEarly: true,
    rewritten: {
      summary: 'Lisans öğrencilerine dokuz ay boyunca karşılıksız burs, mezunlardan mentorluk ve dil sınavı desteği.',
    },
  },
  {
    type: 'scholarship',
    when: open(30, 3),
    result: 21,
    title: 'Bir Adım İhtiyaç Bursu',
    summary: 'Ailesinin geliri öğrenimini sürdürmeye yetmeyen ön lisans ve lisans öğrencilerine aylık destek.',
    body: `
Kimse okulunu parası yetmediği için bırakmasın diye kurduğumuz burs. Not ortalaması aramıyoruz; okula devam ediyor olman yeterli.

Ödemeler her ayın beşinde senin adına açılmış banka hesabına yapılır. Yaz aylarında da sürer, çünkü kira yazın da ödeniyor.

## Kimler öncelikli?

- Anne ya da babasını kaybetmiş olanlar
- Devlet koruması altında yetişenler
- Depremden etkilenen illerden gelenler
- Kendisi ya da bir kardeşi engelli olanlar

Söylemekte zorlandığın bir durum varsa son sayfadaki alana yazabilirsin. Onu yalnızca burs kurulumuzun üç üyesi okur.`,
    cover: 'bridge',
    tags: ['ihtiyaç bursu', 'on iki ay', 'ön lisans'],
    quota: 80,
    amount: liraAMonth(4500, 12),
    who: [levels('associate', 'bachelor'), nationalities(turkey)],
    questions: [
      page('Hane'),
      one(
        'Anne ve baban',
        [
          'İkisi de hayatta, birlikteler',
          'İkisi de hayatta, ayrılar',
          'Annemi kaybettim',
          'Babamı kaybettim',
          'İkisini de kaybettim',
        ],
        { key: 'parents' },
      ),
      number('Hanenin aylık toplam geliri (TL)', [0, 1_000_000], {
        help: 'Maaş, emekli aylığı, kira ve sosyal yardımların toplamı.',
      }),
      one('Oturduğunuz ev', ['Bize ait', 'Kira', 'Bir yakınımızın', 'Konteyner ya da geçici konut'], { key: 'house' }),
      yesNo('Devlet koruması altında yetiştin mi?', { key: 'care' }),
      page('Öğrenim'),
      yesNo('Okurken çalışıyor musun?', { key: 'work' }),
      number('Haftada kaç saat?', [1, 60], { showIf: [is('work', true)] }),
      some('Bursu en çok neye harcayacaksın?', ['Barınma', 'Yemek', 'Ulaşım', 'Kitap ve kırtasiye', 'Aileme destek'], {
        max: 2,
      }),
      page('Eklemek istediklerin'),
      long('Bilmemizi istediğin başka bir şey var mı?', [0, 2000], { optional: true }),
    ],
    documents: [
      needs('studentCertificate'),
      needs('registry'),
      several(needs('familyIncome', 'Çalışan her aile bireyi için.')),
      needsIf(is('parents', 'Annemi kaybettim'), 'death'),
      needsIf(is('parents', 'Babamı kaybettim'), 'death'),
      needsIf(is('parents', 'İkisini de kaybettim'), 'death', 'İkisi için de.'),
      needsIf(is('care', true), 'stateCare'),
      needsIf(is('house', 'Konteyner ya da geçici konut'), 'disaster'),
    ],
    steps: [
      ['Ön inceleme', 1, 7],
      ['Hane doğrulaması', 8, 14, 'Gerekirse telefonla ararız'],
      ['Kurul', 15, 20],
    ],
    applicants: 74,
  },
  {
    type: 'scholarship',
    when: upcoming(2, 6, 40),
    result: 30,
    title: 'Pergel Bursu: Mühendislik Okuyan Kadınlar',
    summary: 'Mühendislik fakültelerindeki kadın öğrencilere dönemlik burs, staj eşleştirmesi ve yıl sonu kampı.',
    body: `
Mühendislik sınıflarında kadın sayısı hâlâ az. Pergel Bursu bunu değiştirmek isteyen mühendis mezunlarımızın bağışlarıyla kuruldu.

Burs iki dönem boyunca ödenir. Yaz başında dört günlük **Pergel Kampı**’nda bursiyerlerle mezunlar bir araya gelir; kampın bir günü yalnızca staj görüşmelerine ayrılır.

## Beklediğimiz

- Kayıtlı olduğun programa devam etmen
- Dönem sonunda bir sayfalık bir mektup yazman
- Lisede okuyan bir öğrenciye yılda iki kez vakit ayırman`,
    cover: 'energy',
    tags: ['mühendislik', 'kadın', 'staj'],
    quota: 40,
    amount: liraATerm(27_000, 2),
    who: [levels('bachelor'), genders('female'), faculties(engineering), gpa(2.8)],
    questions: [
      page('Mühendislik'),
      short('Seni mühendisliğe yönelten kişi ya da olay neydi?'),
      some(
        'Hangi alanlar ilgini çekiyor?',
        ['Yapay zekâ', 'Enerji', 'Malzeme', 'Savunma ve havacılık', 'Sağlık teknolojileri', 'Su ve çevre'],
        { max: 3 },
      ),
      long('Üzerinde çalıştığın bir projeyi anlat.', [200, 1500]),
      yesNo('Bu yaz staj yapmak ister misin?', { key: 'intern' }),
      some('Hangi şehirlerde staj yapabilirsin?', ['Ankara', 'İstanbul', 'İzmir', 'Kocaeli', 'Bursa'], {
        showIf: [is('intern', true)],
      }),
    ],
    documents: [
      needs('studentCertificate'),
      needs('transcript', 'Hazırlık öğrencileri boş bırakabilir.'),
      needs('cv', 'Bir sayfayı geçmesin.'),
      welcomes('reference', 'Bir öğretim üyesinden.'),
    ],
    steps: [
      ['Dosya değerlendirmesi', 1, 14],
      ['Mezun mühendislerle görüşme', 16, 25],
      ['Sonuç', 28, 30],
    ],
  },
  {
    type: 'scholarship',
    when: open(9, 52),
    result: 45,
    language: 'en',
    title: 'Graduate Bridge Grant',
    summary: 'A one-off grant for master’s students from Türkiye who have been admitted to a university abroad.',
    body: `
Between the letter of acceptance and the first salary of a teaching assistant lie the visa, the flight and the deposit for a room. The Graduate Bridge Grant covers exactly that stretch.

## What the grant pays for

- Visa and residence permit fees
- A return flight
- The first month’s rent and deposit, up to USD 1,500

You do not need a perfect average. We look for a clear reason to go, and a plausible idea of what you will bring back, be it a skill, a network or a question worth answering here.

Payments are made within ten working days after we see your enrolment confirmation.`,
    cover: 'bridge',
    tags: ['master’s', 'study abroad', 'one-off'],
    quota: 25,
    amount: dollarOnce(3500),
    who: [levels('bachelor', 'master'), nationalities(turkey), gpa(3)],
    questions: [
      page('Your programme'),
      short('University and programme you were admitted to'),
      one('How is the tuition paid?', [
        'Full scholarship',
        'Partial scholarship',
        'By myself or my family',
        'No tuition',
      ]),
      number('Estimated monthly living costs (in US dollars)', [100, 10_000]),
      page('Your plan'),
      long('What do you want to be able to do after this degree that you cannot do now?', [200, 2000]),
      yesNo('Have you lived abroad before?', { key: 'abroad' }),
      short('Where, and for how long?', { showIf: [is('abroad', true)] }),
    ],
    documents: [
      needs('acceptance'),
      needs('transcript', 'In English, or with a translation.'),
      needs('languageResult'),
      welcomes('reference'),
      needsAbove(3, 'diploma', 'If you have already graduated.'),
    ],
    steps: [
      ['Reading', 1, 20],
      ['Interview', 22, 35, 'Thirty minutes, in English'],
      ['Decision', 40, 45],
    ],
    applicants: 18,
  },
]
