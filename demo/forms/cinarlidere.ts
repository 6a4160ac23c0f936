import { above, is } from '../writing/answer-tests.ts'
import { age, levels, livesIn, universities } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraATerm, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, needsIfDisabled } from '../writing/documents.ts'
import { bursa } from '../writing/places.ts'
import { long, number, one, page, short, some, yesNo } from '../writing/questions.ts'
import { bursaTechnical, bursaUludag } from '../writing/studies.ts'
import { closed, open, upcoming } from '../writing/timing.ts'

export const cinarlidereForms: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: open(21, 17),
    result: 25,
    title: 'Çınarlıdere Üniversite Öğrenci Desteği',
    summary: 'İlçemizde oturan üniversite öğrencilerine dönem başlarında yapılan nakdî destek.',
    body: `
Belediye meclisimizin kararıyla, ilçede en az bir yıldır oturan ailelerin üniversitede okuyan çocuklarına yılda iki kez destek veriyoruz. Öğrencinin hangi şehirde okuduğu önemli değil; ailesinin ilçemizde oturması yeterli.

## Puanlama

- Hane gelirinin kişi başına düşen tutarı: 50 puan
- Okuyan kardeş sayısı: 20 puan
- Engellilik, vefat, şehit ya da gazi yakınlığı: 30 puan

Puanlar açıklandıktan sonra beş iş günü içinde itiraz edebilirsin. Sonuç listesi ad yerine başvuru numarasıyla yayımlanır.`,
    cover: 'city',
    tags: ['belediye', 'nakdî destek', 'Bursa'],
    quota: 900,
    amount: liraATerm(9000, 2),
    cities: [bursa],
    who: [levels('associate', 'bachelor', 'master'), livesIn(bursa), age(null, 29)],
    questions: [
      page('Hane bilgileri'),
      short('Mahallen'),
      number('Kaç yıldır ilçemizde oturuyorsunuz?', [0, 90], { key: 'years' }),
      number('Hanede yaşayan kişi sayısı', [1, 20]),
      number('Okuyan kardeş sayısı', [0, 12], { key: 'siblings' }),
      one('Hanenin başlıca geliri', ['Ücret', 'Emekli aylığı', 'Tarım', 'Esnaflık', 'Düzenli gelir yok']),
      yesNo('Şehit ya da gazi yakını mısın?', { key: 'veteran' }),
      page('Öğrenim'),
      one('Okuduğun yer', ['Bursa', 'Başka bir şehir', 'Yurt dışı']),
      yesNo('Belediyemizden geçen yıl destek aldın mı?'),
    ],
    documents: [
      needs('residence', 'Ailenin ilçemizde oturduğunu göstermeli.'),
      needs('studentCertificate'),
      needs('familyIncome'),
      needsIf(above('siblings', 0), 'sibling'),
      needsIf(is('veteran', true), 'veteran'),
      needsIfDisabled(),
    ],
    steps: [
      ['Belge kontrolü', 1, 10],
      ['Puanlama', 11, 16],
      ['İtiraz süresi', 17, 22],
      ['Kesin sonuç', 24, 25],
    ],
    applicants: 13,
  },
  {
    type: 'program',
    when: open(7, 23),
    result: 5,
    title: 'Yaz Spor Okulları',
    summary: '7–15 yaş arası çocuklara yüzme, basketbol, satranç ve kürek; sekiz hafta, ücretsiz.',
    body: `
Yaz Spor Okulları bu yıl on bir tesiste açılıyor. Her çocuk iki dala yazılabilir; dersler haftada iki gündür.

- **Yüzme:** Kapalı havuz, boya göre gruplar
- **Basketbol:** Dört semt sahası
- **Satranç:** Kütüphanelerde, sabah saatlerinde
- **Kürek:** 11 yaş ve üzeri, yüzme bilenler

Servis, spor kıyafeti ve ara öğün belediyemizden. Başvuruyu çocuk adına velisi yapar.`,
    cover: 'sports',
    tags: ['çocuk', 'spor', 'yaz'],
    quota: 1200,
    workPlace: 'onSite',
    cities: [bursa],
    who: [age(7, 15), levels('primary', 'secondary'), livesIn(bursa)],
    questions: [
      page('Çocuk'),
      short('Çocuğun adı ve doğum yılı'),
      some('Hangi dallar?', ['Yüzme', 'Basketbol', 'Satranç', 'Kürek'], { max: 2, key: 'sports' }),
      yesNo('Çocuk yüzme biliyor mu?'),
      yesNo('Sürekli kullandığı bir ilaç var mı?', { key: 'medicine' }),
      short('İlacın adı ve kullanımı', { showIf: [is('medicine', true)] }),
      page('Ulaşım'),
      one('Servis', ['Kullanacağız', 'Kendimiz getireceğiz'], { key: 'bus' }),
      short('Servisin alacağı adres', { showIf: [is('bus', 'Kullanacağız')] }),
    ],
    documents: [needs('parentalConsent'), needs('health', 'Aile hekiminden “spor yapabilir” raporu.')],
    steps: [['Grupların açıklanması', 3, 5]],
    applicants: 7,
  },
  {
    type: 'voluntary',
    when: open(33, 1),
    result: 10,
    title: 'Mahalle Afet Gönüllüleri',
    summary: 'Her mahallede yirmi kişilik eğitimli ekipler: ilk yetmiş iki saatte komşuna sen yetiş.',
    body: `
Büyük bir depremde ilk yetişen, kapı komşusudur. Mahalle Afet Gönüllüleri bu ilk saatlere hazırlanır.

## Otuz altı saatlik eğitim

1. Temel afet bilinci ve güvenlik
2. İlk yardım
3. Hafif arama ve kurtarma
4. Yangın söndürme
5. Telsizle haberleşme

Eğitimi bitirenlere kask, eldiven, fener ve ilk yardım çantası zimmetlenir. Yılda iki tatbikata katılman beklenir.`,
    cover: 'volunteering',
    tags: ['afet', 'ilk yardım', 'mahalle'],
    quota: 240,
    workPlace: 'onSite',
    cities: [bursa],
    who: [age(18, 60), livesIn(bursa)],
    questions: [
      one('Mahallen', ['Çınaraltı', 'Dere Mahallesi', 'Yeni Mahalle', 'Kestanelik', 'Hamamönü', 'Bağlıca']),
      some(
        'Hangi becerilerin var?',
        ['İlk yardım', 'Sağlık mesleği', 'İnşaat ya da elektrik', 'Ağır vasıta', 'Telsiz', 'İşaret dili'],
        { optional: true },
      ),
      yesNo('Ağır kaldırmana engel bir durum var mı?'),
      one('Eğitim zamanı', ['Hafta içi akşam', 'Hafta sonu']),
      short('Kan grubun', { optional: true }),
    ],
    documents: [needs('criminalRecord'), needs('health')],
    steps: [
      ['Mahalle görüşmesi', 1, 6],
      ['Eğitim takvimi', 8, 10],
    ],
    applicants: 9,
  },
  {
    type: 'job',
    when: closed(48, 26),
    result: 15,
    title: 'Gece Kütüphanesi Görevlisi (Öğrenci)',
    summary: 'Sabaha kadar açık kütüphanemizde haftada üç gece çalışacak altı öğrenci.',
    body: `
Gece Kütüphanemiz sınav dönemlerinde sabaha kadar açık. Görevli öğrenciler girişte durur, çay ocağını idare eder, kitapları yerine koyar; kalan zamanda kendi dersini çalışır.

Çalışma saatleri 22.00–06.00 arasında, haftada üç gecedir. Sigorta ve gece farkı ödenir.`,
    cover: 'library',
    tags: ['öğrenci işi', 'gece', 'kütüphane'],
    quota: 6,
    amount: liraAMonth(14_000),
    workPlace: 'onSite',
    workKind: 'partTime',
    cities: [bursa],
    who: [universities(bursaUludag, bursaTechnical), age(18, null)],
    questions: [
      some('Hangi geceler çalışabilirsin?', ['Pazar', 'Pazartesi', 'Salı', 'Çarşamba', 'Perşembe']),
      long('Gece saat üçte iki kişi yüksek sesle tartışıyor. Ne yaparsın?', [50, 700]),
      number('Bu dönem kaç kredi alıyorsun?', [0, 60]),
      yesNo('Daha önce gece çalıştın mı?'),
    ],
    documents: [needs('studentCertificate'), needs('criminalRecord'), needs('iban')],
    steps: [
      ['Ön eleme', 1, 5],
      ['Görüşme', 7, 12],
      ['Sonuç', 14, 15],
    ],
    applicants: 6,
  },
  {
    type: 'other',
    when: upcoming(4, 11, 47),
    result: 30,
    title: 'Mahallem İçin Fikrim Var',
    summary: 'Belediye bütçesinden beş fikre kaynak: öner, mahalleli oylasın, biz yapalım.',
    body: `
Bütçemizin bir bölümünü doğrudan ilçede yaşayan gençler yönetiyor. On beş ile yirmi dokuz yaş arasındaysan mahallen için bir fikir öner.

## Kurallar

- Fikir bir mahalleyle sınırlı ve bir yılda bitirilebilir olmalı
- Bütçesi 400.000 TL’yi geçmemeli
- Yapıldıktan sonra bakımı düşünülmüş olmalı

Mühendislerimiz uygulanabilirliği inceler, sonra bütün ilçe oylar. Kazanan beş fikrin sahibi, yapım boyunca toplantılara katılır.`,
    cover: 'city',
    tags: ['katılımcı bütçe', 'gençlik'],
    quota: 5,
    amount: liraOnce(400_000),
    cities: [bursa],
    who: [age(15, 29), livesIn(bursa)],
    questions: [
      page('Fikrin'),
      short('Fikrinin adı'),
      one('Konusu', ['Park ve bahçe', 'Ulaşım', 'Spor', 'Kültür', 'Hayvanlar', 'Erişilebilirlik']),
      long('Fikrini anlat.', [200, 2500]),
      number('Yaklaşık bütçesi (TL)', [1000, 400_000]),
      page('Sonrası'),
      long('Yapıldıktan sonra ona kim bakacak?', [50, 800]),
      yesNo('Adın oylamada görünsün mü?'),
    ],
    documents: [needs('residence')],
    steps: [
      ['Uygulanabilirlik', 1, 12],
      ['Halk oylaması', 14, 24],
      ['Sonuç', 28, 30],
    ],
  },
]
