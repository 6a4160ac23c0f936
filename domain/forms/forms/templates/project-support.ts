import type { Starter } from './starter.ts'

export const projectSupport: Starter = {
  id: 'starter-project-support',
  type: 'other',
  name: ['Proje desteği', 'Project grant'],
  about: [
    'Öğrenci kulüplerinin ve genç ekiplerin projelerine maddi destek. Bütçe, takvim ve etki soruları hazır.',
    'Money for the projects of student clubs and young teams. Questions on budget, timetable and effect are ready.',
  ],
  basics: {
    summary: [
      'Öğrenci kulüplerinin ve genç ekiplerin topluma değen projelerine bir defalık destek.',
      'A one-time grant for projects of student clubs and young teams that reach their community.',
    ],
    body: [
      '<h2>Neyi destekliyoruz?</h2><p>Bir kampüste, mahallede ya da köyde yapılacak, en geç altı ayda bitecek projeleri. Etkinlik, araştırma, üretim, arşiv… Biçimi siz seçersiniz.</p><h2>Nelere harcanabilir?</h2><ul><li>Malzeme, ulaşım, baskı</li><li>Konuşmacı ve eğitmen giderleri</li><li>Bütçenin en fazla yüzde onu kadar beklenmeyen gider</li></ul><h2>Sonra ne oluyor?</h2><p>Destek iki parçada ödenir: yarısı başında, yarısı ara rapordan sonra. Proje bitince iki sayfalık bir rapor isteriz.</p>',
      '<h2>What we support</h2><p>Projects on a campus, in a neighbourhood or a village that end within six months. An event, research, making, an archive: the form is yours.</p><h2>What it may be spent on</h2><ul><li>Material, travel, printing</li><li>Speakers and trainers</li><li>Up to ten percent for the unexpected</li></ul><h2>What happens then</h2><p>It is paid in two parts: half at the beginning, half after a report midway. When the project ends we ask for two pages.</p>',
    ],
    tags: [
      ['proje desteği', 'project grant'],
      ['öğrenci kulübü', 'student club'],
    ],
    amount: { minor: 5_000_000, currency: 'TRY', period: 'once', times: null },
    quota: 12,
  },
  eligibility: [{ kind: 'level', levels: ['associate', 'bachelor', 'master', 'phd'] }],
  questions: [
    { kind: 'page', label: ['Ekibiniz', 'Your team'] },
    {
      key: 'who',
      kind: 'single',
      label: ['Kimin adına başvuruyorsun?', 'On whose behalf do you apply?'],
      options: {
        club: ['Öğrenci kulübü', 'A student club'],
        team: ['Bağımsız bir ekip', 'An independent team'],
        myself: ['Kendi adıma', 'My own'],
      },
    },
    {
      kind: 'shortText',
      label: ['Kulübün adı', 'The name of the club'],
      max: 150,
      showIf: [{ key: 'who', is: 'equal', value: 'club' }],
    },
    {
      kind: 'university',
      label: ['Kulüp hangi üniversitede?', 'At which university is the club?'],
      showIf: [{ key: 'who', is: 'equal', value: 'club' }],
    },
    {
      kind: 'number',
      label: ['Projede kaç kişi çalışacak?', 'How many people will work on it?'],
      min: 2,
      max: 200,
      showIf: [{ key: 'who', is: 'notEqual', value: 'myself' }],
    },
    { kind: 'page', label: ['Projeniz', 'Your project'] },
    { kind: 'shortText', label: ['Projenin adı', 'The name of the project'], min: 2, max: 120 },
    {
      kind: 'longText',
      label: ['Ne yapacaksınız ve kime değecek?', 'What will you do, and whom will it reach?'],
      min: 300,
      max: 4000,
    },
    { kind: 'date', label: ['Ne zaman başlıyor?', 'When does it begin?'] },
    { kind: 'date', label: ['Ne zaman bitiyor?', 'When does it end?'] },
    { kind: 'page', label: ['Bütçe', 'Budget'] },
    {
      key: 'budget',
      kind: 'number',
      label: ['Toplam bütçe (TL)', 'The whole budget (TL)'],
      min: 1000,
      max: 1_000_000,
    },
    {
      kind: 'longText',
      label: ['Destekten fazlasını nereden karşılayacaksınız?', 'Where will the rest come from, beyond our grant?'],
      max: 1000,
      showIf: [{ key: 'budget', is: 'greater', value: 50_000 }],
    },
    {
      kind: 'file',
      label: ['Bütçe tablosu', 'The table of the budget'],
      help: ['Kalem kalem; tahmini de olsa olur.', 'Item by item; estimates are fine.'],
    },
  ],
  documents: [
    { type: 1, note: ['Projeden sorumlu kişi için.', 'For the person in charge.'] },
    {
      type: 99,
      when: { key: 'who', is: 'equal', value: 'club' },
      note: ['Kulübün danışmanından bir sayfalık onay yazısı.', 'One page of consent from the adviser of the club.'],
    },
    { type: 74, required: false },
  ],
}
