import type { Starter } from './starter.ts'

export const meritScholarship: Starter = {
  id: 'starter-merit-scholarship',
  type: 'scholarship',
  name: ['Başarı bursu', 'Merit scholarship'],
  about: [
    'Notları ve çalışmalarıyla öne çıkan öğrenciler için. Not koşulu, proje ve hedef soruları, referans mektubu hazır.',
    'For students who stand out by their grades and their work. A grade condition, questions on projects and goals, and a letter of reference are ready.',
  ],
  basics: {
    summary: [
      'Alanında çalışkan ve meraklı lisans ve yüksek lisans öğrencilerine bir yıllık başarı bursu.',
      'A scholarship of one year for hard-working and curious bachelor and master students.',
    ],
    body: [
      '<h2>Kimi arıyoruz?</h2><p>Derslerinde başarılı, dersin dışında da üreten öğrencileri: bir araştırma, bir yazılım, bir atölye, bir makale… Ne ürettiğin senin alanına göre değişir.</p><h2>Burs neleri kapsıyor?</h2><ul><li>On iki ay boyunca aylık burs</li><li>Bir kongreye ya da yarışmaya katılım desteği</li><li>Alanından bir danışmanla düzenli görüşmeler</li></ul><h2>Değerlendirme</h2><p>Not ortalaması başvuru için bir eşiktir; sıralamayı yaptıkların ve yapmak istediklerin belirler.</p>',
      '<h2>Whom we look for</h2><p>Students who do well in their courses and make things beyond them: research, software, a workshop, an article. What it is depends on your field.</p><h2>What it covers</h2><ul><li>A monthly payment over twelve months</li><li>Support to attend a congress or a competition</li><li>Regular talks with an adviser in your field</li></ul><h2>How we decide</h2><p>The average is a threshold for applying; what you have done and what you want to do decides the order.</p>',
    ],
    tags: [
      ['başarı bursu', 'merit'],
      ['araştırma', 'research'],
    ],
    amount: { minor: 600_000, currency: 'TRY', period: 'month', times: 12 },
    quota: 20,
  },
  eligibility: [
    { kind: 'level', levels: ['bachelor', 'master'] },
    { kind: 'gpa', min: 3, systemId: 1 },
  ],
  questions: [
    { kind: 'page', label: ['Okulun', 'Your studies'] },
    {
      kind: 'university',
      label: ['Hangi üniversitede okuyorsun?', 'Which university do you attend?'],
    },
    {
      key: 'rank',
      kind: 'yesNo',
      label: [
        'Bölümünde ya da sınıfında dereceye girdin mi?',
        'Have you ranked among the first of your department or year?',
      ],
    },
    {
      kind: 'shortText',
      label: ['Kaçıncı oldun?', 'What was your rank?'],
      help: ['Örnek: 120 kişi içinde 3.', 'For example: 3rd of 120.'],
      max: 100,
      showIf: [{ key: 'rank', is: 'equal', value: true }],
    },
    {
      key: 'languages',
      kind: 'multiple',
      label: ['Hangi dillerde makale okuyabiliyorsun?', 'In which languages can you read articles?'],
      options: {
        tr: ['Türkçe', 'Turkish'],
        en: ['İngilizce', 'English'],
        de: ['Almanca', 'German'],
        fr: ['Fransızca', 'French'],
        other: ['Başka bir dil', 'Another language'],
      },
      min: 1,
    },
    { kind: 'page', label: ['Yaptıkların', 'Your work'] },
    {
      kind: 'longText',
      label: ['En çok gurur duyduğun çalışmanı anlat.', 'Tell us about the work you are most proud of.'],
      help: ['Ne yaptın, neden yaptın, sonunda ne öğrendin?', 'What did you do, why, and what did you learn from it?'],
      min: 300,
      max: 3000,
    },
    {
      key: 'published',
      kind: 'single',
      label: ['Bu çalışma bir yerde sunuldu mu?', 'Was this work presented anywhere?'],
      options: {
        no: ['Henüz değil', 'Not yet'],
        congress: ['Kongrede ya da sempozyumda', 'At a congress or a symposium'],
        article: ['Makale olarak', 'As an article'],
        competition: ['Yarışmada', 'At a competition'],
      },
    },
    {
      kind: 'shortText',
      label: ['Bağlantısı ya da künyesi', 'Its link or its reference'],
      max: 300,
      showIf: [{ key: 'published', is: 'notEqual', value: 'no' }],
    },
    {
      kind: 'longText',
      label: ['Önümüzdeki bir yılda neyi başarmak istiyorsun?', 'What do you want to achieve in the coming year?'],
      min: 200,
      max: 2000,
    },
    {
      kind: 'scale',
      label: ['Bir ekipte çalışmayı ne kadar seversin?', 'How much do you like working in a team?'],
      help: ['1: yalnız çalışmayı severim, 5: ekipsiz olmaz.', '1: I prefer working alone, 5: not without a team.'],
      min: 1,
      max: 5,
      required: false,
    },
  ],
  documents: [
    { type: 2, note: ['Bütün dönemleri göstermeli.', 'It has to show every term.'] },
    { type: 1 },
    { type: 72, note: ['Seni tanıyan bir öğretim üyesinden.', 'From a member of faculty who knows you.'] },
    { type: 70, required: false },
    { type: 12, when: { key: 'rank', is: 'equal', value: true } },
    { type: 10, required: false, when: { key: 'languages', is: 'equal', value: 'en' } },
  ],
  steps: [
    ['Ön değerlendirme', 'Pre-evaluation'],
    ['Bilim kurulu okuması', 'Reading by the board'],
    ['Mülakat', 'Interview'],
    ['Son değerlendirme', 'Final evaluation'],
  ],
}
