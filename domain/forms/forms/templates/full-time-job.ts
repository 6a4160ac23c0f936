import type { Starter } from './starter.ts'

export const fullTimeJob: Starter = {
  id: 'starter-full-time-job',
  type: 'job',
  name: ['Tam zamanlı iş', 'Full-time job'],
  about: [
    'Deneyimli ya da yeni mezun çalışanlar için iş ilanı. Deneyim, ücret beklentisi ve başlangıç tarihi soruları hazır.',
    'A job for graduates or people with experience. Questions on experience, expected pay and the first day are ready.',
  ],
  basics: {
    summary: [
      'Ekibimize, işinin başından sonuna sahip çıkacak bir çalışma arkadaşı arıyoruz.',
      'We are looking for a colleague who owns their work from beginning to end.',
    ],
    body: [
      '<h2>İşin özü</h2><p>Altı kişilik bir ekibin parçası olacaksın. İlk ay ürünü ve bizi tanır, üçüncü ayda kendi işini baştan sona yürütür, altıncı ayda ekibe yeni katılan birine yol gösterirsin.</p><h2>Aradıklarımız</h2><ul><li>Yaptığını açık ve sade anlatabilmek</li><li>Bilmediğini sormaktan çekinmemek</li><li>Başladığı işi bitirmek</li></ul><h2>Sunduklarımız</h2><ul><li>Yılda iki kez gözden geçirilen ücret, özel sağlık sigortası, yemek ve yol</li><li>Haftada iki gün uzaktan çalışma</li><li>Yıllık öğrenme bütçesi ve kongre izni</li></ul><p>Cinsiyet, yaş, inanç ve engellilik değerlendirmemizde hiçbir biçimde yer almaz.</p>',
      '<h2>The job</h2><p>You will be part of a team of six. In the first month you get to know the product and us, by the third you carry your own work from beginning to end, and by the sixth you show the way to somebody new.</p><h2>What we look for</h2><ul><li>Telling what you do in clear and simple words</li><li>Asking when you do not know</li><li>Finishing what you begin</li></ul><h2>What we offer</h2><ul><li>Pay that is reviewed twice a year, private health insurance, meals and travel</li><li>Two days a week from home</li><li>A yearly budget for learning, and leave for congresses</li></ul><p>Gender, age, belief and disability play no part in our decision.</p>',
    ],
    tags: [['tam zamanlı', 'full-time']],
    quota: 1,
    workPlace: 'hybrid',
    workKind: 'fullTime',
  },
  questions: [
    { kind: 'page', label: ['Deneyimin', 'Your experience'] },
    {
      key: 'years',
      kind: 'number',
      label: ['Bu alanda kaç yıl çalıştın?', 'How many years have you worked in this field?'],
      help: ['Yeni mezunsan 0 yaz.', 'Write 0 if you have just graduated.'],
      min: 0,
      max: 50,
    },
    {
      kind: 'longText',
      label: ['Son işinde üstlendiğin en zor iş neydi?', 'What was the hardest thing you took on in your last job?'],
      min: 100,
      max: 2000,
      showIf: [{ key: 'years', is: 'greater', value: 0 }],
    },
    {
      kind: 'longText',
      label: [
        'Okurken yaptığın, bu işe en yakın çalışma neydi?',
        'What did you do as a student that comes closest to this job?',
      ],
      min: 100,
      max: 2000,
      showIf: [{ key: 'years', is: 'equal', value: 0 }],
    },
    {
      key: 'language',
      kind: 'single',
      label: ['İngilizcen ne düzeyde?', 'How is your English?'],
      options: {
        none: ['Bilmiyorum', 'None'],
        basic: ['Okuyup anlarım', 'I can read it'],
        work: ['İşte kullanırım', 'I can work in it'],
        fluent: ['Akıcı', 'Fluent'],
      },
    },
    { kind: 'page', label: ['Çalışma koşulları', 'Terms'] },
    {
      kind: 'date',
      label: ['En erken ne zaman başlayabilirsin?', 'When could you begin at the earliest?'],
    },
    {
      kind: 'number',
      label: ['Aylık net ücret beklentin (TL)', 'The monthly net pay you expect (TL)'],
      min: 0,
      max: 10_000_000,
      required: false,
    },
    {
      key: 'move',
      kind: 'yesNo',
      label: ['İş için taşınman gerekir mi?', 'Would you have to move for the job?'],
    },
    {
      kind: 'city',
      label: ['Şimdi hangi şehirdesin?', 'Which city are you in now?'],
      showIf: [{ key: 'move', is: 'equal', value: true }],
    },
    {
      kind: 'longText',
      label: ['Eklemek istediğin bir şey var mı?', 'Is there anything you would like to add?'],
      max: 1000,
      required: false,
    },
  ],
  documents: [
    { type: 70 },
    { type: 7, required: false },
    { type: 72, required: false, when: { key: 'years', is: 'greater', value: 0 } },
    { type: 10, required: false, when: { key: 'language', is: 'equal', value: 'fluent' } },
  ],
  steps: [
    ['Özgeçmiş incelemesi', 'Screening'],
    ['İlk görüşme', 'First interview'],
    ['Ekip görüşmesi', 'Interview with the team'],
    ['Teklif', 'Offer'],
  ],
}
