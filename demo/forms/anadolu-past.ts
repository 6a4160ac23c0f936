import { is } from '../writing/answer-tests.ts'
import { age, faculties, gpa, levels } from '../writing/conditions.ts'
import { type DemoForm, liraAMonth, liraOnce } from '../writing/demo-form.ts'
import { needs } from '../writing/documents.ts'
import { file, long, number, one, page, short, yesNo } from '../writing/questions.ts'
import { education } from '../writing/studies.ts'
import { archived, closed } from '../writing/timing.ts'

export const anadoluPast: readonly DemoForm[] = [
  {
    type: 'scholarship',
    when: closed(80, 20),
    result: 40,
    title: 'Öğretmen Adayları Bursu',
    summary: 'Eğitim fakültesi öğrencilerine burs ve köy okullarında gözetimli öğretmenlik deneyimi.',
    body: `
İyi bir öğretmenin dokunduğu hayatları saymak mümkün değil. Bu burs, öğretmenliği gerçekten isteyen gençler için.

Bursiyerlerimiz bahar döneminde iki hafta boyunca bir köy okulunda sınıf öğretmeninin yanında durur, kendi hazırladıkları üç dersi anlatır. Yol, konaklama ve sigorta vakıf tarafından karşılanır.

- Aylık 4.000 TL, sekiz ay
- Ders materyali için bir defalık 3.000 TL
- Atama sınavına hazırlık kitapları`,
    cover: 'library',
    tags: ['öğretmenlik', 'köy okulu'],
    quota: 50,
    amount: liraAMonth(4000, 8),
    who: [levels('bachelor'), faculties(education), gpa(60, 100)],
    questions: [
      page('Öğretmenlik'),
      long('Unutamadığın bir öğretmenini anlat.', [150, 1200]),
      one('Hangi yaş grubuyla çalışmak istersin?', ['Okul öncesi', 'İlkokul', 'Ortaokul', 'Lise']),
      yesNo('Köyde iki hafta kalmana engel bir durum var mı?', { key: 'obstacle' }),
      short('Kısaca anlatır mısın?', { showIf: [is('obstacle', true)] }),
      file('Hazırladığın bir ders planı', { optional: true, help: 'Herhangi bir konu ve sınıf düzeyi olabilir.' }),
    ],
    documents: [needs('studentCertificate'), needs('transcript'), needs('disciplineRecord')],
    steps: [
      ['Ön değerlendirme', 1, 12],
      ['Örnek ders', 14, 28, 'On dakikalık çevrim içi ders anlatımı'],
      ['Son karar', 30, 40],
    ],
    applicants: 62,
  },
  {
    type: 'scholarship',
    when: closed(470, 420),
    result: 30,
    title: 'Köy Okulundan Üniversiteye Bursu',
    summary: 'Liseyi köyünden taşımalı okuyup üniversiteyi kazananların ilk yılı için başlangıç desteği.',
    body: `
İlk yıl en zorudur: yeni şehir, yeni oda, ilk kitaplar. Bu burs, servisle okula giderek büyümüş gençlerin ilk yılını kolaylaştırmak için verildi.

Destek tek seferde, kayıt haftasında ödendi. Bursiyerlerimizin **%94’ü** ikinci sınıfa geçti.`,
    cover: 'field',
    tags: ['ilk yıl', 'kırsal'],
    quota: 30,
    amount: liraOnce(18_000),
    who: [levels('bachelor', 'associate'), age(17, 22)],
    questions: [
      short('Köyün ve ilçen'),
      number('Liseye giderken her gün kaç kilometre yol gittin?', [1, 200]),
      long('Yeni şehrine dair ilk izlenimin ne oldu?', [100, 800]),
      short('Seni destekleyen bir öğretmenin adı', { optional: true }),
    ],
    documents: [needs('yksPlacement'), needs('residence')],
    steps: [
      ['Değerlendirme', 1, 20],
      ['Sonuç', 25, 30],
    ],
    applicants: 21,
  },
  {
    type: 'scholarship',
    when: archived(300, 250),
    result: 15,
    title: 'Ara Tatil Kırtasiye Desteği',
    summary: 'Lise son sınıf öğrencilerine sınav yılı için bir defalık kitap ve kırtasiye desteği.',
    body: `
Sınav yılında kaynak kitaplara ayrılan para birçok evin bütçesini zorluyor. Ara tatilde verdiğimiz bu destek deneme kitapları, defter ve kalem için kullanıldı.

Destek, anlaşmalı kitapçılarda geçen bir kartla ulaştırıldı; nakit ödeme yapılmadı.`,
    cover: 'library',
    tags: ['lise', 'YKS', 'kitap'],
    quota: 200,
    amount: liraOnce(2500),
    who: [levels('highschool')],
    questions: [
      short('Okulunun adı'),
      one('Hangi alandan sınava giriyorsun?', ['Sayısal', 'Eşit ağırlık', 'Sözel', 'Dil']),
      number('Okulunuzda kaç kişi sınava hazırlanıyor?', [1, 2000], { optional: true }),
      long('Çalışma düzenini anlat.', [50, 600]),
    ],
    documents: [needs('studentCertificate')],
    steps: [
      ['Okul onayı', 1, 7],
      ['Kartların gönderilmesi', 8, 15],
    ],
    applicants: 34,
  },
]
