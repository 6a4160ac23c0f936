import type { Starter } from './starter.ts'

export const trainingProgram: Starter = {
  id: 'starter-training-program',
  type: 'program',
  name: ['Eğitim programı', 'Training program'],
  about: [
    'Haftalara yayılan bir eğitim ya da gençlik programı. Düzey, zaman ve motivasyon soruları; çevrim içi katılım için ek sorular hazır.',
    'A course or a youth program over several weeks. Questions on level, time and motivation, and more for those who join online, are ready.',
  ],
  basics: {
    summary: [
      'Sekiz hafta süren ücretsiz eğitim: haftada iki akşam ders, sonunda birlikte yapılan bir proje ve katılım belgesi.',
      'A free course of eight weeks: two evenings a week, a project done together at the end, and a certificate.',
    ],
    body: [
      '<h2>Neler öğreneceksin?</h2><ul><li>Temel kavramlar ve bol uygulama</li><li>Alanda çalışanlarla söyleşiler</li><li>Üç kişilik ekiplerle bitirme projesi</li></ul><h2>Program nasıl işliyor?</h2><p>Dersler salı ve perşembe akşamları 19.00–21.30 arasında. Yüz yüze katılabilir ya da çevrim içi izleyebilirsin. Derslerin en az yüzde sekseninde bulunanlar katılım belgesi alır.</p><h2>Ücret</h2><p>Program ücretsizdir; yüz yüze katılanların ulaşım giderine destek olunur.</p>',
      '<h2>What you will learn</h2><ul><li>The basics, with much practice</li><li>Talks with people who work in the field</li><li>A final project in teams of three</li></ul><h2>How it works</h2><p>Classes are on Tuesday and Thursday evenings from 19.00 to 21.30. You can come in person or join online. Whoever attends at least eighty percent gets a certificate.</p><h2>Price</h2><p>The program is free; those who come in person get help with their travel costs.</p>',
    ],
    tags: [
      ['eğitim', 'course'],
      ['ücretsiz', 'free'],
      ['sertifika', 'certificate'],
    ],
    quota: 30,
    workPlace: 'hybrid',
  },
  eligibility: [{ kind: 'age', min: 18, max: 29 }],
  questions: [
    { kind: 'page', label: ['Katılımın', 'Taking part'] },
    {
      key: 'how',
      kind: 'single',
      label: ['Programa nasıl katılmak istersin?', 'How would you like to take part?'],
      options: {
        here: ['Yüz yüze', 'In person'],
        online: ['Çevrim içi', 'Online'],
        either: ['İkisi de olur', 'Either is fine'],
      },
    },
    {
      kind: 'city',
      label: ['Hangi şehirden geleceksin?', 'From which city will you come?'],
      showIf: [{ key: 'how', is: 'equal', value: 'here' }],
    },
    {
      kind: 'yesNo',
      label: ['Bilgisayarın ve düzenli internetin var mı?', 'Do you have a computer and a steady connection?'],
      help: ['Yoksa ödünç bilgisayar verebiliriz.', 'If not, we can lend you a computer.'],
      showIf: [{ key: 'how', is: 'notEqual', value: 'here' }],
    },
    {
      kind: 'multiple',
      label: ['Hangi akşamlar müsaitsin?', 'Which evenings are you free?'],
      options: {
        tuesday: ['Salı', 'Tuesday'],
        thursday: ['Perşembe', 'Thursday'],
        saturday: ['Cumartesi', 'Saturday'],
      },
      min: 1,
    },
    { kind: 'page', label: ['Sen ve bu konu', 'You and the subject'] },
    {
      kind: 'scale',
      label: ['Bu konuyu ne kadar biliyorsun?', 'How well do you know the subject?'],
      help: [
        '1: hiç bilmiyorum, 5: rahatça kullanıyorum. Yanlış yanıt yok; grupları buna göre kuruyoruz.',
        '1: not at all, 5: I use it with ease. There is no wrong answer; we form the groups by it.',
      ],
      min: 1,
      max: 5,
    },
    {
      key: 'before',
      kind: 'yesNo',
      label: ['Daha önce benzer bir programa katıldın mı?', 'Have you been in a similar program before?'],
    },
    {
      kind: 'shortText',
      label: ['Hangi program, ne zaman?', 'Which one, and when?'],
      max: 200,
      showIf: [{ key: 'before', is: 'equal', value: true }],
    },
    {
      kind: 'longText',
      label: [
        'Neden katılmak istiyorsun ve öğrendiklerinle ne yapacaksın?',
        'Why do you want to take part, and what will you do with what you learn?',
      ],
      min: 150,
      max: 1500,
    },
    {
      kind: 'single',
      label: ['Programı nereden duydun?', 'Where did you hear of the program?'],
      required: false,
      options: {
        kopru: ['Köprü’de gördüm', 'I saw it on Köprü'],
        friend: ['Bir arkadaşımdan', 'From a friend'],
        school: ['Okulumdan', 'At my school'],
        social: ['Sosyal medyadan', 'On social media'],
      },
    },
  ],
  documents: [
    { type: 70, required: false },
    { type: 73, required: false, when: { key: 'before', is: 'equal', value: true } },
  ],
  steps: [
    ['Ön değerlendirme', 'Pre-evaluation'],
    ['Kısa görüşme', 'Short conversation'],
    ['Kayıt', 'Enrolment'],
  ],
}
