import { answered, below, is } from '../writing/answer-tests.ts'
import { age, levels, livesIn } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs, needsIf, welcomes } from '../writing/documents.ts'
import { ankara } from '../writing/places.ts'
import { date, file, long, number, one, page, scale, short, some, yesNo } from '../writing/questions.ts'
import { draft, open } from '../writing/timing.ts'

export const anadoluPrograms: readonly DemoForm[] = [
  {
    type: 'program',
    when: open(10, 15),
    result: 14,
    title: 'Bir Bilene Sor: Mentorluk Programı',
    summary: 'Altı ay boyunca ayda iki kez, mesleğinde on yılını doldurmuş bir mentorla birebir görüşme.',
    body: `
Hangi bölümü okursan oku, o işi gerçekten yapan biriyle konuşmak yol kısaltır. Programda seni mesleğine, merakına ve konuşma tarzına göre bir mentorla eşleştiriyoruz.

## Altı ay nasıl geçiyor?

1. Tanışma buluşması: eşler Ankara’da ya da çevrim içi bir araya gelir.
2. Ayda iki görüşme: gündemi sen belirlersin.
3. Üçüncü ayda ara değerlendirme: eşleşme yürümüyorsa değiştiririz.
4. Kapanış: her eş bir sayfalık bir yol haritası çıkarır.

Program ücretsizdir. Mentorlarımız da gönüllüdür; bu yüzden görüşmelere zamanında gelmen tek ricamız.`,
    cover: 'city',
    tags: ['mentorluk', 'kariyer', 'ücretsiz'],
    quota: 150,
    workPlace: 'hybrid',
    cities: [ankara],
    who: [levels('bachelor', 'master')],
    questions: [
      page('Ne arıyorsun?'),
      some(
        'Hangi konularda konuşmak istersin?',
        ['Meslek seçimi', 'İlk iş', 'Yurt dışı', 'Akademi', 'Kendi işini kurmak', 'İş ve okul dengesi'],
        { max: 3, key: 'topics' },
      ),
      short('Mentorun hangi meslekten olsun?', { help: 'Birden çok yazabilirsin.' }),
      one('Daha önce bir mentorun oldu mu?', ['Hayır', 'Evet, yararlı oldu', 'Evet, ama yarım kaldı'], {
        key: 'before',
      }),
      long('Neden yarım kaldı?', [20, 600], { showIf: [is('before', 'Evet, ama yarım kaldı')] }),
      page('Görüşmeler'),
      some('Hangi zamanlar sana uyar?', ['Hafta içi akşam', 'Cumartesi', 'Pazar'], {}),
      scale('Konuşmayı sen mi başlatırsın, yoksa sorulmasını mı beklersin?', [1, 7], {
        help: '1: hep beklerim, 7: hep başlatırım',
      }),
      yesNo('Tanışma buluşması için Ankara’ya gelebilir misin?'),
    ],
    documents: [welcomes('cv', 'Mentorun seni tanısın diye.')],
    steps: [
      ['Eşleştirme', 1, 9],
      ['Tanışma buluşması', 13, 14],
    ],
    applicants: 47,
  },
  {
    type: 'program',
    when: draft(1, 34),
    title: 'Söz Sende: Topluluk Önünde Konuşma Atölyesi',
    summary: 'Dört hafta sonu süren, yirmi kişilik bir konuşma ve anlatı atölyesi.',
    body: `
Sunumdan önce eli terleyenler için hazırladığımız atölye. Tiyatrocu bir eğitmenle nefesten başlayıp on dakikalık bir konuşmaya kadar gidiyoruz.

- 1. hafta: ses ve nefes
- 2. hafta: bir hikâyenin iskeleti
- 3. hafta: slaytsız anlatmak
- 4. hafta: sahne`,
    cover: 'concert',
    tags: ['atölye', 'konuşma'],
    quota: 20,
    cities: [ankara],
    who: [levels('bachelor', 'associate')],
    questions: [
      short('Seni en çok zorlayan konuşma hangisiydi?'),
      file('Bir dakikalık bir video ya da ses kaydın', { optional: true }),
      one('Kamera önünde konuşmak', ['Beni rahatsız etmez', 'Biraz gerer', 'Hiç istemem']),
      date('Katılamayacağın bir hafta sonu varsa tarihi', { optional: true }),
    ],
    documents: [],
    steps: [['Seçim', 1, 5]],
  },
  {
    type: 'voluntary',
    when: open(14, 33),
    result: 10,
    title: 'Ödev Saati Gönüllüleri',
    summary: 'Haftada iki saat, ortaokul öğrencilerinin ödevlerine mahalle kütüphanelerinde eşlik et.',
    body: `
Altındağ ve Mamak’taki altı mahalle kütüphanesinde okul çıkışı **Ödev Saati** var. Gönüllülerimiz soruyu çözmez; çocuğun kendi başına çözmesine eşlik eder.

Başlamadan önce bir günlük eğitim alıyorsun: çocukla iletişim, güvenli çalışma ilkeleri ve sık takılınan konular. Her kütüphanede bir sorumlu bulunur, hiçbir gönüllü çocuklarla yalnız kalmaz.

## Bize bir dönem ver

Çocuklar alıştıkları yüzü görmek istiyor. Bu yüzden en az **on iki hafta** gelebilecek gönüllüler arıyoruz.`,
    cover: 'volunteering',
    tags: ['çocuk', 'ders desteği', 'kütüphane'],
    quota: 60,
    workPlace: 'onSite',
    cities: [ankara],
    who: [age(18, null), livesIn(ankara)],
    questions: [
      page('Zamanın'),
      some('Hangi günler gelebilirsin?', ['Pazartesi', 'Salı', 'Çarşamba', 'Perşembe', 'Cuma']),
      one('Hangi kütüphane sana yakın?', [
        'Hüseyingazi',
        'Karapürçek',
        'Doğantepe',
        'Abidinpaşa',
        'Tuzluçayır',
        'Fark etmez',
      ]),
      yesNo('On iki hafta boyunca gelebilir misin?', { key: 'weeks' }),
      short('Kaç hafta gelebilirsin?', { showIf: [is('weeks', false)] }),
      page('Çocuklarla çalışmak'),
      some(
        'Hangi derslerde yardımcı olabilirsin?',
        ['Matematik', 'Fen bilimleri', 'Türkçe', 'İngilizce', 'Sosyal bilgiler'],
        { key: 'lessons' },
      ),
      long('Bir çocuk “Ben yapamıyorum” derse ne söylersin?', [50, 800], { showIf: [answered('lessons')] }),
      yesNo('Daha önce gönüllülük yaptın mı?', { key: 'volunteered' }),
    ],
    documents: [
      needs('criminalRecord', 'Çocuklarla çalışılan her işte istiyoruz.'),
      needsIf(is('volunteered', true), 'volunteering', 'Elinde varsa.'),
    ],
    steps: [
      ['Tanışma görüşmesi', 1, 6],
      ['Gönüllü eğitimi', 8, 9],
    ],
    applicants: 29,
  },
  {
    type: 'job',
    when: open(6, 12),
    result: 20,
    title: 'Burs Programları Uzmanı',
    summary: 'Ankara ofisimizde burs süreçlerini baştan sona yürütecek, veriyle arası iyi bir takım arkadaşı.',
    body: `
Her yıl on binden fazla başvuru okuyoruz. Bu işi adil, hızlı ve insanca yürütmek için ekibimize bir uzman arıyoruz.

## Ne yapacaksın?

- Burs formlarını hazırlayıp yayımlayacaksın
- Değerlendirici kurullarını planlayacak, görüşmelere katılacaksın
- Bursiyerlerle yıl boyu iletişimde olacaksın
- Her dönem sonunda sayıları ve öyküleri bir rapora dönüştüreceksin

## Sende aradıklarımız

- En az iki yıl proje ya da öğrenci işleri deneyimi
- Tablo programlarında rahatlık
- Açık ve sıcak bir yazı dili

Ücret aralığımızı ilk görüşmede değil, burada söylüyoruz: aylık brüt 62.000 TL’den başlar. Haftada bir gün evden çalışıyoruz.`,
    cover: 'city',
    tags: ['sivil toplum', 'proje', 'Ankara'],
    quota: 1,
    amount: liraAMonth(62_000),
    workPlace: 'hybrid',
    workKind: 'fullTime',
    cities: [ankara],
    who: [levels('bachelor', 'master')],
    questions: [
      page('Deneyim'),
      number('Kaç yıllık iş deneyimin var?', [0, 45], { key: 'years' }),
      long('İlk işini neden bir vakıfta arıyorsun?', [80, 1000], { showIf: [below('years', 1)] }),
      long('Bugüne kadar yürüttüğün en karmaşık süreci anlat.', [150, 1500]),
      scale('Tablo programlarındaki düzeyin', [1, 5]),
      page('Koşullar'),
      date('Ne zaman başlayabilirsin?'),
      yesNo('Yılda dört beş kez şehir dışına gidebilir misin?'),
      long('Bir aday “Neden seçilmedim?” diye yazdı. Yanıtını yaz.', [100, 1000]),
    ],
    documents: [needs('cv'), needs('motivation', 'En çok bir sayfa.')],
    steps: [
      ['Özgeçmiş değerlendirmesi', 1, 5],
      ['Görüşme', 7, 12],
      ['Örnek çalışma', 13, 16, 'Evde, en çok iki saatlik'],
      ['Teklif', 18, 20],
    ],
    applicants: 31,
  },
  {
    type: 'other',
    when: open(25, 8),
    result: 40,
    title: 'Mektubun Var: Liseliler Arası Deneme Yarışması',
    summary: 'Yirmi yıl sonraki kendine bir mektup yaz; ilk üç mektup kitaplaştırılıyor.',
    body: `
Bu yıl yarışmanın konusu **“Yirmi yıl sonraki bana”**. Mektup en az 600, en çok 1.200 sözcük olmalı ve daha önce yayımlanmamış olmalı.

## Ödüller

1. Birinciye 15.000 TL ve imzalı kitap seti
2. İkinciye 10.000 TL
3. Üçüncüye 7.500 TL

Seçici kurulda iki yazar, bir editör ve geçen yılın birincisi var. Mektuplar isimsiz okunur; metnin içine adını yazma.`,
    cover: 'library',
    tags: ['yarışma', 'edebiyat', 'lise'],
    amount: liraOnce(15_000),
    who: [levels('highschool'), age(14, 19)],
    questions: [
      page('Sen'),
      short('Okulun ve şehrin'),
      yesNo('On sekiz yaşını doldurdun mu?', { key: 'adult' }),
      one('Mektubunu nasıl yazdın?', ['Elle', 'Bilgisayarda', 'İkisini de kullanarak'], { optional: true }),
      page('Mektubun'),
      short('Mektubunun başlığı'),
      file('Mektubun', { help: 'PDF ya da Word. İçinde adın geçmesin.' }),
      yesNo('Mektubun kitapta yayımlanabilir mi?'),
    ],
    documents: [needs('studentCertificate'), needsIf(is('adult', false), 'parentalConsent')],
    steps: [
      ['Ön okuma', 1, 15],
      ['Seçici kurul', 16, 35],
      ['Ödül töreni', 40, 40, 'Ankara’da'],
    ],
    applicants: 38,
  },
]
