import { is } from '../writing/answer-tests.ts'
import { age, classes, levels } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraAYear } from '../writing/demo-form.ts'
import { needs, needsIf, needsIfDisabled, welcomes } from '../writing/documents.ts'
import { antalya } from '../writing/places.ts'
import { date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { grade8 } from '../writing/studies.ts'
import { closed, open } from '../writing/timing.ts'

export const ihlamurTepesiForms: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: open(23, 20),
    result: 18,
    title: 'Tam Burslu Lise Sınavı',
    summary: '8. sınıf öğrencileri için dört yıllık lise öğrenimini tamamen karşılayan burs sınavı.',
    body: `
Okulumuz her yıl yirmi öğrenciyi tam burslu alıyor. Burs; öğrenim ücretini, kitapları, yemeği ve servisi kapsar, ailenin hiçbir ödeme yapması gerekmez.

## Sınav günü

- Matematik, fen ve Türkçeden 60 soru, 90 dakika
- Kısa bir yazı: bir resme bakarak bir sayfa
- İkinci aşamada velisiyle birlikte yarım gün okulda geçirme

Sınava hazırlık kitabı gerekmez; sorular okul kitaplarının dışına çıkmaz. Sınav yerine gelemeyecek durumda olan öğrenciler için yol masrafını karşılıyoruz.`,
    cover: 'campus',
    tags: ['lise', 'tam burs', 'sınav'],
    quota: 20,
    amount: liraAYear(380_000, 4),
    cities: [antalya],
    who: [levels('secondary'), classes(grade8), age(12, 15)],
    questions: [
      page('Öğrenci'),
      short('Öğrencinin adı soyadı'),
      short('Şu anki okulu ve ili'),
      number('7. sınıf yıl sonu ortalaması', [0, 100]),
      one(
        'Sınavda gereken bir düzenleme var mı?',
        ['Yok', 'Büyük puntolu kitapçık', 'Okuyucu ve işaretleyici', 'Ek süre'],
        { key: 'need' },
      ),
      page('Aile'),
      one('Bursu kazanırsa nerede kalacak?', ['Antalya’daki evimizde', 'Bir yakınımızda', 'Yurt gerekiyor'], {
        key: 'stay',
      }),
      yesNo('Aileniz Antalya’ya taşınabilir mi?', { showIf: [is('stay', 'Yurt gerekiyor')] }),
      yesNo('Sınav günü yol desteği ister misiniz?', { key: 'travel' }),
      short('Hangi şehirden geleceksiniz?', { showIf: [is('travel', true)] }),
    ],
    documents: [
      needs('reportCard'),
      needs('identity'),
      needs('familyIncome'),
      needsIfDisabled('Sınav düzenlemesi için.'),
    ],
    steps: [
      ['Yazılı sınav', 4, 4, 'Pazar, 10.00'],
      ['Okulda yarım gün', 9, 13],
      ['Sonuç', 18, 18],
    ],
    applicants: 5,
  },
  {
    type: 'job',
    when: open(9, 36),
    result: 20,
    title: 'Fizik Öğretmeni (IB Diploma)',
    summary: 'Deneyle anlatmayı seven, IB ve ulusal programı birlikte yürütecek tam zamanlı öğretmen.',
    body: `
Fizik laboratuvarımız haftada otuz saat kullanılıyor; öğretmeninin önlüğü temiz kalmıyor. Aramıza katılacak öğretmenden de bunu bekliyoruz.

## Beklentiler

- Fizik ya da fizik öğretmenliği lisansı ve pedagojik formasyon
- En az üç yıl lise deneyimi
- Ders anlatacak düzeyde İngilizce
- IB eğitimi tercih sebebi; yoksa ilk yıl biz aldırıyoruz

Haftalık ders yükü en çok yirmi iki saat. Çocuğu olan öğretmenlerimize okulda %75 indirim uygulanıyor.`,
    cover: 'laboratory',
    tags: ['öğretmen', 'fizik', 'IB'],
    quota: 1,
    amount: liraAMonth(71_000),
    workPlace: 'onSite',
    workKind: 'fullTime',
    cities: [antalya],
    who: [levels('bachelor', 'master', 'phd')],
    questions: [
      page('Öğretmenlik'),
      number('Öğretmenlikte kaçıncı yılın?', [0, 45]),
      yesNo('IB deneyimin var mı?', { key: 'ib' }),
      some('Hangi IB derslerini okuttun?', ['Physics SL', 'Physics HL', 'TOK', 'Extended Essay'], {
        showIf: [is('ib', true)],
      }),
      long('Elektrik akımını ilk kez anlatıyorsun. İlk on dakikayı yaz.', [200, 1800]),
      scale('Laboratuvar güvenliği konusunda kendine kaç puan verirsin?', [1, 10]),
      file('Kendi hazırladığın bir deney föyü', { optional: true }),
      date('Başlayabileceğin tarih'),
    ],
    documents: [
      needs('cv'),
      needs('diploma', 'Pedagojik formasyon belgesiyle birlikte.'),
      needs('criminalRecord'),
      needsIf(is('ib', true), 'certificate', 'IB atölye belgelerin.'),
      welcomes('reference'),
    ],
    steps: [
      ['Ön görüşme', 1, 6],
      ['Örnek ders', 8, 14, 'Gerçek bir sınıfta, yirmi dakika'],
      ['Teklif', 18, 20],
    ],
    applicants: 4,
  },
  {
    type: 'voluntary',
    when: closed(95, 60),
    result: 10,
    title: 'Mezunlar Kariyer Günü Konuşmacıları',
    summary: 'Mesleğini on birinci sınıflara yirmi dakikada anlatacak gönüllü konuşmacılar.',
    body: `
Öğrencilerimiz meslekleri broşürden değil, o işi yapan insandan dinlesin istiyoruz. Kariyer Günü’nde her konuşmacı üç küçük gruba yirmişer dakika anlatır, sonra soruları yanıtlar.

Slayt şart değil. Bir günün nasıl geçtiğini, nelerden şikâyet ettiğini ve neden yine de bu işi yaptığını anlatman yeterli.`,
    cover: 'volunteering',
    tags: ['kariyer', 'mezun', 'konuşma'],
    quota: 40,
    workPlace: 'onSite',
    cities: [antalya],
    who: [age(22, null)],
    questions: [
      short('Mesleğin ve çalıştığın yer'),
      yesNo('Okulumuzun mezunu musun?', { key: 'alumni' }),
      number('Mezuniyet yılın', [1995, 2030], { showIf: [is('alumni', true)] }),
      short('Konuşmana vereceğin ad'),
      long('Öğrenciler senden ne öğrensin?', [30, 500]),
    ],
    documents: [],
    steps: [['Programın hazırlanması', 1, 10]],
    applicants: 5,
  },
]
