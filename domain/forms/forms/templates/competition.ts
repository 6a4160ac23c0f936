import type { Starter } from './starter.ts'

export const competition: Starter = {
  id: 'starter-competition',
  type: 'other',
  name: ['Yarışma', 'Competition'],
  about: [
    'Öykü, fotoğraf, fikir ya da proje yarışması. Tek başına ve ekipçe katılım, eser yükleme ve telif soruları hazır.',
    'A contest of stories, photographs, ideas or projects. Entering alone or as a team, uploading the work and questions of authorship are ready.',
  ],
  basics: {
    summary: [
      'Gençlerin fikirlerine açık yarışma: ilk üçe ödül, finale kalan herkese geri bildirim.',
      'A competition open to the ideas of the young: prizes for the first three, feedback for everybody in the final.',
    ],
    body: [
      '<h2>Konu</h2><p>Yaşadığın yeri daha iyi kılacak bir fikir. Küçük ya da büyük olması önemli değil; uygulanabilir olması önemli.</p><h2>Ödüller</h2><ul><li>Birinciye, ikinciye ve üçüncüye para ödülü</li><li>Finale kalan her ekibe iki aylık danışmanlık</li></ul><h2>Kurallar</h2><ul><li>Tek başına ya da en fazla beş kişilik ekiple katılabilirsin</li><li>Eser daha önce başka bir yarışmada ödül almamış olmalı</li><li>Eserin hakları sende kalır; finale kalanları adınla birlikte sergileriz</li></ul>',
      '<h2>The subject</h2><p>An idea that makes the place you live in better. Large or small does not matter; that it can be done does.</p><h2>Prizes</h2><ul><li>Money for the first three</li><li>Two months of advice for every team in the final</li></ul><h2>Rules</h2><ul><li>Enter alone or with a team of five at most</li><li>The work must not have won a prize elsewhere</li><li>The rights stay with you; we show the finalists under their names</li></ul>',
    ],
    tags: [
      ['yarışma', 'competition'],
      ['ödül', 'prize'],
    ],
  },
  eligibility: [{ kind: 'age', min: 15, max: 30 }],
  questions: [
    { kind: 'page', label: ['Katılım', 'Entering'] },
    {
      key: 'team',
      kind: 'single',
      label: ['Nasıl katılıyorsun?', 'How do you enter?'],
      options: { alone: ['Tek başıma', 'Alone'], team: ['Ekiple', 'With a team'] },
    },
    {
      kind: 'shortText',
      label: ['Ekibinizin adı', 'The name of your team'],
      max: 80,
      showIf: [{ key: 'team', is: 'equal', value: 'team' }],
    },
    {
      kind: 'longText',
      label: ['Ekip üyeleri', 'The members of the team'],
      help: ['Her satıra bir kişi: adı, soyadı, okulu.', 'One on each line: name, surname, school.'],
      max: 800,
      showIf: [{ key: 'team', is: 'equal', value: 'team' }],
    },
    {
      key: 'minor',
      kind: 'yesNo',
      label: [
        'Ekipte 18 yaşından küçük biri var mı (sen dahil)?',
        'Is anybody in the team, you included, younger than 18?',
      ],
    },
    { kind: 'page', label: ['Eserin', 'Your work'] },
    { kind: 'shortText', label: ['Eserin adı', 'The title of the work'], min: 2, max: 120 },
    {
      kind: 'longText',
      label: ['Fikrini anlat', 'Describe your idea'],
      help: ['Hangi sorunu, kimin için, nasıl çözüyor?', 'Which problem does it solve, for whom, and how?'],
      min: 300,
      max: 4000,
    },
    {
      kind: 'file',
      label: ['Eserini yükle', 'Upload your work'],
      help: ['PDF ya da görsel, en fazla 10 MB.', 'A PDF or a picture, 10 MB at most.'],
    },
    {
      key: 'awarded',
      kind: 'yesNo',
      label: ['Bu eser daha önce bir yarışmaya katıldı mı?', 'Has this work been in a competition before?'],
    },
    {
      kind: 'shortText',
      label: ['Hangi yarışma, ne sonuç aldı?', 'Which one, and with what result?'],
      max: 200,
      showIf: [{ key: 'awarded', is: 'equal', value: true }],
    },
  ],
  documents: [
    { type: 20, required: false },
    {
      type: 55,
      when: { key: 'minor', is: 'equal', value: true },
      note: ['18 yaşından küçük her üye için.', 'For every member younger than 18.'],
    },
    { type: 74, required: false },
  ],
  steps: [
    ['Kurallara uygunluk', 'Check of the rules'],
    ['Ön eleme', 'First round'],
    ['Jüri', 'Jury'],
    ['Final', 'Final'],
  ],
}
