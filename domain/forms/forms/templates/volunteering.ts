import type { Starter } from './starter.ts'

export const volunteering: Starter = {
  id: 'starter-volunteering',
  type: 'voluntary',
  name: ['Gönüllülük projesi', 'Volunteering project'],
  about: [
    'Sahada ya da uzaktan gönüllü arayan projeler için. Zaman, beceri ve çocuklarla çalışma soruları hazır.',
    'For projects that look for volunteers in the field or from afar. Questions on time, skills and work with children are ready.',
  ],
  basics: {
    summary: [
      'Haftada birkaç saatini ayırarak bir çocuğun okuma yolculuğuna eşlik edecek gönüllüler arıyoruz.',
      'We are looking for volunteers who give a few hours a week to go along with a child learning to read.',
    ],
    body: [
      '<h2>Ne yapacağız?</h2><p>Mahalle kütüphanelerinde haftada bir buluşup çocuklarla kitap okuyor, oyun oynuyoruz. Her gönüllü aynı iki çocukla bir dönem boyunca ilerliyor.</p><h2>Neye ihtiyacın var?</h2><p>Sabır, merak ve haftada üç saat. Deneyim aranmıyor: başlamadan önce iki günlük eğitim veriyoruz.</p><h2>Sana ne sağlıyoruz?</h2><ul><li>Yol ve yemek desteği</li><li>Gönüllü sigortası</li><li>Dönem sonunda gönüllülük belgesi</li></ul>',
      '<h2>What we do</h2><p>We meet once a week in the libraries of the neighbourhood, read with children and play. Every volunteer stays with the same two children for a term.</p><h2>What you need</h2><p>Patience, curiosity and three hours a week. No experience is asked for: there are two days of training before you begin.</p><h2>What you get</h2><ul><li>Travel and meals</li><li>Insurance</li><li>A certificate at the end of the term</li></ul>',
    ],
    tags: [
      ['gönüllülük', 'volunteering'],
      ['çocuk', 'children'],
      ['eğitim', 'education'],
    ],
    quota: 60,
    workPlace: 'onSite',
  },
  eligibility: [{ kind: 'age', min: 18, max: null }],
  questions: [
    { kind: 'page', label: ['Zamanın', 'Your time'] },
    {
      kind: 'multiple',
      label: ['Hangi günler gelebilirsin?', 'On which days can you come?'],
      options: {
        weekday: ['Hafta içi öğleden sonra', 'Weekday afternoons'],
        saturday: ['Cumartesi', 'Saturday'],
        sunday: ['Pazar', 'Sunday'],
      },
      min: 1,
    },
    {
      kind: 'single',
      label: ['Ne kadar süre gönüllü olabilirsin?', 'For how long can you volunteer?'],
      options: {
        term: ['Bir dönem', 'One term'],
        year: ['Bir yıl', 'One year'],
        longer: ['Daha uzun', 'Longer'],
      },
    },
    {
      kind: 'city',
      label: ['Hangi şehirde gönüllü olmak istersin?', 'In which city would you like to volunteer?'],
    },
    { kind: 'page', label: ['Deneyimin', 'Your experience'] },
    {
      key: 'before',
      kind: 'yesNo',
      label: ['Daha önce gönüllülük yaptın mı?', 'Have you volunteered before?'],
    },
    {
      kind: 'longText',
      label: ['Nerede, ne yaptın?', 'Where, and what did you do?'],
      max: 1000,
      showIf: [{ key: 'before', is: 'equal', value: true }],
    },
    {
      kind: 'multiple',
      label: ['Hangi becerilerini katmak istersin?', 'Which of your skills would you like to bring?'],
      required: false,
      options: {
        reading: ['Sesli okuma, masal anlatma', 'Reading aloud, telling tales'],
        music: ['Müzik', 'Music'],
        art: ['Resim, el işi', 'Drawing, crafts'],
        drama: ['Drama, oyun', 'Drama, games'],
        sign: ['İşaret dili', 'Sign language'],
      },
    },
    {
      kind: 'longText',
      label: ['Neden bu projede gönüllü olmak istiyorsun?', 'Why would you like to volunteer in this project?'],
      min: 100,
      max: 1500,
    },
    { kind: 'page', label: ['Çocukların güvenliği', 'The safety of the children'] },
    {
      key: 'record',
      kind: 'yesNo',
      label: [
        'Başlamadan önce adli sicil kaydı vermeyi kabul ediyor musun?',
        'Do you agree to hand in a criminal record certificate before you begin?',
      ],
      help: [
        'Çocuklarla çalışan herkesten istiyoruz; e-Devlet’ten birkaç dakikada alınır.',
        'We ask it of everybody who works with children; e-Devlet gives it within minutes.',
      ],
    },
    {
      kind: 'longText',
      label: ['Bunu istemeyişinin nedenini yazar mısın?', 'Would you tell us why not?'],
      max: 500,
      showIf: [{ key: 'record', is: 'equal', value: false }],
    },
  ],
  documents: [
    { type: 50, when: { key: 'record', is: 'equal', value: true } },
    { type: 77, required: false, when: { key: 'before', is: 'equal', value: true } },
    {
      type: 66,
      required: false,
      when: { kind: 'disabled' },
      note: ['Yalnızca sana uygun bir görev bulabilmemiz için.', 'Only so that we can find a task that suits you.'],
    },
  ],
  steps: [
    ['Ön değerlendirme', 'Pre-evaluation'],
    ['Tanışma toplantısı', 'First meeting'],
    ['Gönüllü eğitimi', 'Training'],
  ],
}
