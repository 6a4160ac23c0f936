import type { Starter } from './starter.ts'

export const internship: Starter = {
  id: 'starter-internship',
  type: 'job',
  name: ['Staj ilanı', 'Internship'],
  about: [
    'Üniversite öğrencileri için yaz stajı ya da uzun dönem staj. Dönem, zorunlu staj ve ilgi soruları hazır.',
    'A summer or long-term internship for university students. Questions on the period, compulsory internships and interests are ready.',
  ],
  basics: {
    summary: [
      'Gerçek bir projede, bir ekip arkadaşının yanında öğreneceğin ücretli staj.',
      'A paid internship: you learn on a real project, beside a colleague who has time for you.',
    ],
    body: [
      '<h2>Stajda neler yapacaksın?</h2><ul><li>İlk hafta ekiplerle tanışır, projeni seçersin</li><li>Her stajyerin bir yol arkadaşı vardır; haftada bir baş başa konuşursunuz</li><li>Son hafta yaptığını bütün ekibe anlatırsın</li></ul><h2>Sunduklarımız</h2><p>Ücret, öğle yemeği, ulaşım ve zorunlu stajı olanlar için sigorta işlemleri. Uzun dönem stajda çalışma günlerini ders programına göre birlikte belirleriz.</p>',
      '<h2>What you will do</h2><ul><li>Meet the teams in the first week and choose your project</li><li>Every intern has a companion; you talk once a week</li><li>In the last week you show everybody what you did</li></ul><h2>What we offer</h2><p>Pay, lunch, travel, and the insurance for those whose internship is compulsory. In long-term internships we set the days around your courses.</p>',
    ],
    tags: [
      ['staj', 'internship'],
      ['öğrenci', 'students'],
    ],
    quota: 10,
    workPlace: 'hybrid',
    workKind: 'internship',
  },
  eligibility: [{ kind: 'level', levels: ['associate', 'bachelor', 'master'] }],
  questions: [
    { kind: 'page', label: ['Staj dönemin', 'Your internship'] },
    {
      key: 'period',
      kind: 'single',
      label: ['Hangi dönem için başvuruyorsun?', 'Which period are you applying for?'],
      options: {
        summer: ['Yaz stajı (20–40 iş günü)', 'Summer (20–40 working days)'],
        long: ['Uzun dönem (haftada en az üç gün)', 'Long-term (at least three days a week)'],
      },
    },
    {
      kind: 'date',
      label: ['En erken ne zaman başlayabilirsin?', 'When could you begin at the earliest?'],
    },
    {
      kind: 'scale',
      label: ['Haftada kaç gün gelebilirsin?', 'How many days a week can you come?'],
      min: 3,
      max: 5,
      showIf: [{ key: 'period', is: 'equal', value: 'long' }],
    },
    {
      key: 'compulsory',
      kind: 'yesNo',
      label: ['Stajın zorunlu mu?', 'Is your internship compulsory?'],
      help: [
        'Zorunluysa sigortanı okulun yapar; gereken belgeleri biz imzalarız.',
        'If so, your school insures you and we sign the papers.',
      ],
    },
    {
      kind: 'number',
      label: ['Kaç iş günü yapman gerekiyor?', 'How many working days do you have to do?'],
      min: 5,
      max: 120,
      showIf: [{ key: 'compulsory', is: 'equal', value: true }],
    },
    { kind: 'page', label: ['İlgi alanın', 'Your interests'] },
    {
      key: 'team',
      kind: 'single',
      label: ['Hangi ekipte çalışmak istersin?', 'Which team would you like to work in?'],
      options: {
        product: ['Ürün ve yazılım', 'Product and software'],
        marketing: ['Pazarlama ve iletişim', 'Marketing and communication'],
        finance: ['Finans', 'Finance'],
        people: ['İnsan kaynakları', 'People'],
      },
    },
    {
      kind: 'shortText',
      label: ['Yazdığın bir şeyin bağlantısı', 'A link to something you have built'],
      help: ['GitHub, kişisel sayfa, bir ödev; ne olursa.', 'GitHub, your own page, homework; anything.'],
      max: 300,
      required: false,
      showIf: [{ key: 'team', is: 'equal', value: 'product' }],
    },
    {
      kind: 'longText',
      label: ['Bu stajdan ne öğrenerek ayrılmak istersin?', 'What would you like to have learned when you leave?'],
      min: 100,
      max: 1500,
    },
  ],
  documents: [
    { type: 70 },
    { type: 2, required: false },
    {
      type: 1,
      when: { key: 'compulsory', is: 'equal', value: true },
      note: ['Zorunlu staj işlemleri için.', 'For the papers of a compulsory internship.'],
    },
  ],
  steps: [
    ['Ön değerlendirme', 'Pre-evaluation'],
    ['Ekip görüşmesi', 'Talk with the team'],
    ['Teklif', 'Offer'],
  ],
}
