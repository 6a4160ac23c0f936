import { is } from '../writing/answer-tests.ts'
import { age, classes, genders, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { giresun, ordu, rize, trabzon } from '../writing/places.ts'
import { date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { grade11, grade12 } from '../writing/studies.ts'
import { archived, open } from '../writing/timing.ts'

export const doguKiyisiForms: readonly DemoForm[] = [
  {
    type: 'job',
    when: open(4, 26),
    result: 15,
    title: 'Dış Ticaret Uzman Yardımcısı',
    summary: 'Fındık, su ürünleri ve orman ürünleri ihracatçısı üyelerimize pazar araştırması yapacak yeni mezun.',
    body: `
Odamızın 1.400 üyesinden yaklaşık 180’i ihracat yapıyor; çoğu bir çalışanla, çoğu tek pazara. Dış Ticaret Masamız onlara ikinci pazarı bulmak için var.

## İşin içeriği

- Gümrük verilerinden pazar raporu hazırlamak
- Fuar katılımlarını ve alıcı görüşmelerini düzenlemek
- Üyelerin menşe ve dolaşım belgelerini kontrol etmek

Yeni mezunlara açığız; ilk altı ay deneyimli bir uzmanın yanında çalışacaksın. Rusça ya da Arapça bilmek büyük artı.`,
    cover: 'harbour',
    tags: ['dış ticaret', 'yeni mezun', 'Trabzon'],
    quota: 1,
    amount: liraAMonth(48_000),
    workPlace: 'onSite',
    workKind: 'fullTime',
    cities: [trabzon],
    who: [levels('bachelor', 'master'), age(null, 30)],
    questions: [
      page('Diller'),
      scale('İngilizce yazışma düzeyin', [1, 5]),
      some('Başka hangi dilleri biliyorsun?', ['Rusça', 'Arapça', 'Almanca', 'Gürcüce', 'Fransızca'], {
        optional: true,
      }),
      page('Çalışma'),
      long('Karadeniz’den hangi ürünü hangi ülkeye satardın? Neden?', [150, 1500]),
      date('Başlayabileceğin tarih'),
      yesNo('Askerlikle ilişiğin var mı?', { key: 'military', optional: true }),
    ],
    documents: [needs('cv'), needs('diploma'), welcomes('languageResult'), needsIf(is('military', true), 'military')],
    steps: [
      ['Yazılı sınav', 2, 4],
      ['Görüşme', 7, 10],
      ['Sonuç', 14, 15],
    ],
    applicants: 7,
  },
  {
    type: 'program',
    when: open(17, 29),
    result: 12,
    title: 'İlk Dükkân: Genç Girişimci Okulu',
    summary: 'Haftada bir akşam, on iki hafta: vergi levhasından ilk satışa kadar bir iş nasıl kurulur?',
    body: `
Okulda anlatılmayanları esnaf anlatıyor. On iki hafta boyunca her ders, o işi yapan bir üyemizin dükkânında ya da atölyesinde geçiyor.

1. Fikirden müşteriye
2. Maliyet ve fiyat
3. Şahıs mı, limited mi?
4. Vergi, sigorta, muhasebeci
5. Kira sözleşmesi okumak
6. İnternette satış

Bitirenler arasından seçilen üç kişiye odamız bir yıl boyunca ücretsiz dükkân veriyor.`,
    cover: 'launch',
    tags: ['girişimcilik', 'esnaf', 'eğitim'],
    quota: 35,
    workPlace: 'onSite',
    cities: [trabzon, rize, giresun],
    who: [age(18, 35), livesIn(trabzon, rize, giresun, ordu)],
    questions: [
      page('İşin'),
      one('İşin hangi aşamada?', ['Yalnızca fikir', 'Deniyorum', 'Kurdum'], { key: 'stage' }),
      short('İşletmenin adı', { showIf: [is('stage', 'Kurdum')] }),
      number('Geçen ayki satışın (TL)', [0, 10_000_000], { showIf: [is('stage', 'Deniyorum')], optional: true }),
      long('Ne satmak istiyorsun, kime?', [80, 1200]),
      page('Okul'),
      some('Hangi konular seni en çok korkutuyor?', ['Vergi', 'Satış', 'Fiyat', 'Ortaklık', 'Kredi'], { max: 2 }),
      yesNo('On iki dersin en az onuna gelebilir misin?'),
    ],
    documents: [],
    steps: [
      ['Ön eleme', 1, 5],
      ['Tanışma', 8, 10],
      ['Sınıf listesi', 12, 12],
    ],
    applicants: 8,
  },
  {
    type: 'scholarship',
    when: open(13, 38),
    result: 20,
    title: 'Altın Bilezik Meslek Lisesi Bursu',
    summary: 'Meslek lisesinin son iki yılında okuyan gençlere aylık burs ve üye işletmelerde ücretli staj.',
    body: `
Sanayicimiz usta arıyor, usta olmak isteyen genç destek arıyor. Bursumuz ikisini buluşturuyor.

Bursiyerler haftada iki gün bir üye işletmede staj yapar; staj ücreti bursa ektir. İşletme ile öğrenci anlaşırsa mezuniyetten sonra iş güvencesi de verilir.

- Makine, elektrik, gemi yapımı, gıda ve mobilya alanları
- Kız öğrenciler için ayrılmış 15 kontenjan
- İş güvenliği donanımı odamızdan`,
    cover: 'energy',
    tags: ['meslek lisesi', 'staj', 'iş garantisi'],
    quota: 60,
    amount: liraAMonth(2200, 10),
    cities: [trabzon, rize],
    who: [levels('highschool'), classes(grade11, grade12), livesIn(trabzon, rize)],
    questions: [
      short('Okulun ve alanın'),
      one('Hangi alanda staj istersin?', ['Makine', 'Elektrik', 'Gemi yapımı', 'Gıda', 'Mobilya']),
      yesNo('Aynı alanda çalışan bir yakının var mı?'),
      long('Elinle yaptığın ve gurur duyduğun bir şeyi anlat.', [50, 800]),
      file('Varsa fotoğrafı', { optional: true }),
    ],
    documents: [needs('studentCertificate'), needs('reportCard'), needs('parentalConsent')],
    steps: [
      ['Okul görüşü', 1, 7],
      ['İşletme eşleşmesi', 8, 18],
      ['Sonuç', 20, 20],
    ],
    applicants: 8,
  },
  {
    type: 'other',
    when: archived(210, 160),
    result: 20,
    title: 'Kadın İhracatçılar Ödülü',
    summary: 'Son üç yılda ilk ihracatını yapmış kadın girişimcilere odamızın özel ödülü.',
    body: `
İlk ihracat her zaman zordur; kadın girişimci için iki kat zor. Odamız bu ödülle, ilk kolisini yurt dışına göndermiş kadınları görünür kılmak istedi.

Ödül töreni liman binasında yapıldı; kazanan üç girişimcinin öyküsü oda dergimizde yayımlandı.`,
    cover: 'harbour',
    tags: ['ödül', 'ihracat', 'kadın'],
    quota: 3,
    amount: liraOnce(75_000),
    who: [genders('female'), livesIn(trabzon, rize, giresun, ordu)],
    questions: [
      short('İşletmenin adı'),
      short('İlk ihracatını hangi ülkeye yaptın?'),
      number('Son yıldaki ihracat tutarı (dolar)', [1, 50_000_000]),
      long('İlk siparişin öyküsünü anlat.', [150, 2000]),
    ],
    documents: [needs('identity'), welcomes('portfolio', 'Ürün kataloğu')],
    steps: [
      ['Jüri', 1, 14],
      ['Tören', 20, 20],
    ],
    applicants: 3,
  },
]
