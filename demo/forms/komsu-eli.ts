import { is, isNot } from '../writing/answer-tests.ts'
import { age, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth } from '../writing/demo-form.ts'
import { needs, needsIf, needsIfDisabled, welcomes } from '../writing/documents.ts'
import { adiyaman, diyarbakir, gaziantep, hatay, kahramanmaras, malatya, sanliurfa } from '../writing/places.ts'
import { city, date, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { draft, open } from '../writing/timing.ts'

export const komsuEliForms: readonly DemoForm[] = [
  {
    type: 'voluntary',
    when: open(16, 41),
    result: 8,
    title: 'Depo ve Dağıtım Gönüllüleri',
    summary: 'Gaziantep’teki merkez depoda koli hazırlayan, dağıtıma çıkan dayanışma ekibi.',
    body: `
Depomuza haftada on ton malzeme giriyor, on ton çıkıyor. Arada ayıklamak, saymak, paketlemek ve doğru kapıya götürmek var.

Gönüllüler dörder saatlik vardiyalarda çalışır. Yanında getirmen gereken tek şey kapalı ayakkabı; eldiven, yelek ve sıcak çorba bizden.

## İki kuralımız

- Fotoğraf çekmeyiz; yardım alan kimseyi teşhir etmeyiz.
- “Ne lazım?” diye sormadan koli kapatmayız.`,
    cover: 'volunteering',
    tags: ['dayanışma', 'lojistik', 'Gaziantep'],
    quota: 120,
    workPlace: 'onSite',
    cities: [gaziantep],
    who: [age(18, null), livesIn(gaziantep, kahramanmaras, hatay, adiyaman)],
    questions: [
      page('Vardiya'),
      some('Hangi vardiyalar?', ['Sabah (09–13)', 'Öğleden sonra (13–17)', 'Akşam (17–21)']),
      some('Hangi günler?', ['Hafta içi', 'Cumartesi', 'Pazar']),
      page('İş'),
      one('Nerede çalışmak istersin?', ['Depo', 'Dağıtım', 'Fark etmez'], { key: 'where' }),
      yesNo('Sürücü belgen var mı?', { key: 'drive', showIf: [isNot('where', 'Depo')] }),
      one('Hangi araçları kullanabilirsin?', ['Otomobil', 'Kamyonet', 'İkisini de'], { showIf: [is('drive', true)] }),
      some('Hangi dilleri konuşuyorsun?', ['Türkçe', 'Arapça', 'Kürtçe', 'İngilizce']),
    ],
    documents: [needs('identity'), needsIf(is('drive', true), 'drivingLicence')],
    steps: [
      ['Tanışma toplantısı', 1, 4],
      ['İlk vardiya', 6, 8],
    ],
    applicants: 8,
  },
  {
    type: 'voluntary',
    when: open(6, 48),
    result: 14,
    title: 'Ekrandan Sınıfa: Çevrim İçi Ders Gönüllüleri',
    summary: 'Konteyner kentlerdeki lise öğrencilerine haftada iki saat, internet üzerinden ders.',
    body: `
Konteyner kentlerdeki çalışma odalarında internet ve bilgisayar var; eksik olan, soru sorulacak biri. Haftada iki kez birer saat, aynı üç öğrenciyle çalışacak gönüllüler arıyoruz.

Dersler bizim sistemimizden yapılır ve kaydedilmez; odada her zaman bir sorumlu bulunur. Dönem boyunca bir eğitim koordinatörü sana eşlik eder.

**Nerede yaşadığın önemli değil.** Türkçeyi iyi konuşman ve iki dönem kalabilmen yeterli.`,
    cover: 'code',
    tags: ['çevrim içi', 'ders', 'lise'],
    quota: 200,
    workPlace: 'remote',
    who: [age(18, null), levels('bachelor', 'master', 'phd')],
    questions: [
      some('Hangi dersler?', ['Matematik', 'Fizik', 'Kimya', 'Biyoloji', 'Edebiyat', 'İngilizce']),
      scale('Ekran karşısında anlatma konusunda kendine güvenin', [1, 5]),
      long('Bir öğrenci kamerasını hiç açmıyor. Ne yaparsın?', [50, 800]),
      number('Haftada kaç saat ayırabilirsin?', [1, 20]),
      city('Hangi şehirde yaşıyorsun?', { optional: true, fact: 'city' }),
      yesNo('İki dönem boyunca sürdürebilir misin?'),
    ],
    documents: [needs('criminalRecord'), welcomes('studentCertificate')],
    steps: [
      ['Görüşme', 1, 8],
      ['Eğitim', 10, 12],
      ['Eşleşme', 13, 14],
    ],
    applicants: 10,
  },
  {
    type: 'job',
    when: draft(2, 28),
    title: 'Saha Koordinatörü (Hatay)',
    summary: 'Altı mahalledeki sosyal merkezleri yönetecek, ekip kuracak bir koordinatör.',
    body: `
Hatay’daki altı sosyal merkezimizde yirmi dört kişi çalışıyor. Koordinatör; ekipleri kurar, bütçeyi izler, kamu kurumlarıyla ilişkileri yürütür.

- En az dört yıl saha deneyimi
- Kriz anında sakin kalabilmek
- Bütçe tablosundan korkmamak`,
    cover: 'city',
    tags: ['saha', 'koordinasyon'],
    quota: 1,
    amount: liraAMonth(68_000),
    workPlace: 'onSite',
    workKind: 'fullTime',
    cities: [hatay],
    who: [levels('bachelor', 'master')],
    questions: [
      number('Sahada kaç yıl çalıştın?', [0, 40]),
      long('Ekibinden iki kişi tartıştı, merkez kapandı. İlk üç adımın?', [100, 1200]),
      date('Ne zaman başlayabilirsin?'),
      yesNo('Hatay’da yaşıyor musun?', { key: 'there' }),
      short('Taşınman için neye ihtiyacın olur?', { showIf: [is('there', false)] }),
    ],
    documents: [needs('cv'), needs('reference')],
    steps: [
      ['Görüşme', 1, 8],
      ['Saha ziyareti', 10, 14],
    ],
  },
  {
    type: 'scholarship',
    when: open(28, 2),
    result: 20,
    title: 'Yeniden Bursu: Deprem Bölgesi Öğrencileri',
    summary: 'Depremden etkilenen illerden gelen üniversite öğrencilerine on ay boyunca destek.',
    body: `
Evini, düzenini, kimi zaman ailesini yitirmiş öğrencilerin okula tutunması için verdiğimiz burs. Başvuruda senden acını kanıtlamanı istemiyoruz; afetzede belgesi yeterli.

Bursla birlikte isteyen öğrencilere, gönüllü psikologlarımızla haftalık görüşme imkânı sunuyoruz. Görüşmelerin içeriği bizimle paylaşılmaz ve bursu etkilemez.

- Ayda 4.000 TL, on ay
- Dizüstü bilgisayarını yitirenlere cihaz desteği
- Yaz aylarında memlekete gidiş dönüş bileti`,
    cover: 'bridge',
    tags: ['deprem', 'destek', 'on ay'],
    quota: 150,
    amount: liraAMonth(4000, 10),
    who: [
      levels('associate', 'bachelor'),
      livesIn(hatay, kahramanmaras, adiyaman, malatya, gaziantep, sanliurfa, diyarbakir),
    ],
    questions: [
      page('Şu an'),
      one(
        'Ailen nerede yaşıyor?',
        ['Kendi evimizde', 'Konteyner kentte', 'Kirada', 'Başka bir şehirde, yakınlarımızın yanında'],
        { key: 'home' },
      ),
      yesNo('Dizüstü bilgisayarın var mı?', { key: 'laptop' }),
      yesNo('Cihaz desteği ister misin?', { showIf: [is('laptop', false)] }),
      page('Destek'),
      yesNo('Psikolojik destek görüşmelerine katılmak ister misin?', { optional: true }),
      long('Bu yıl seni en çok ne zorluyor?', [0, 1500], { optional: true, help: 'Yanıtlamak zorunda değilsin.' }),
    ],
    documents: [
      needs('disaster'),
      needs('studentCertificate'),
      needs('iban'),
      needsIf(is('home', 'Kirada'), 'rent'),
      needsIfDisabled(),
    ],
    steps: [
      ['Belge kontrolü', 1, 8],
      ['Kurul', 10, 16],
      ['Sonuç', 19, 20],
    ],
    applicants: 16,
  },
]
