import type { Starter } from './starter.ts'

export const needScholarship: Starter = {
  id: 'starter-need-scholarship',
  type: 'scholarship',
  name: ['İhtiyaç bursu', 'Need-based scholarship'],
  about: [
    'Ailesinin geliri sınırlı üniversite öğrencilerine aylık destek. Aile, gelir ve barınma soruları ile gelir belgeleri hazır.',
    'Monthly support for university students from families of limited means. Questions on family, income and housing, and the documents of income, are ready.',
  ],
  basics: {
    summary: [
      'Eğitimini sürdürmek için desteğe ihtiyaç duyan üniversite öğrencilerine dokuz ay boyunca aylık burs.',
      'A monthly scholarship over nine months for university students who need support to go on studying.',
    ],
    body: [
      '<h2>Bu burs kimin için?</h2><p>Ailesinin geliri sınırlı, örgün eğitimde okuyan ön lisans ve lisans öğrencileri için. Karşılıksızdır; geri ödeme beklenmez.</p><h2>Neler sunuyoruz?</h2><ul><li>Ekim–haziran arasında, her ayın ilk haftasında ödenen burs</li><li>Yılda iki kez bir araya geldiğimiz bursiyer buluşmaları</li><li>İsteyene son sınıfta mentorluk</li></ul><h2>Nasıl değerlendiriyoruz?</h2><p>Önce gelir ve hane bilgilerine, sonra belgelere bakarız. Kısa listeye kalan adaylarla on beş dakikalık çevrim içi bir görüşme yaparız. Sonucu herkese, olumsuz olsa da bildiririz.</p>',
      '<h2>Who is it for?</h2><p>For associate and bachelor students in full-time education whose families have limited means. It is a grant; nothing is paid back.</p><h2>What we offer</h2><ul><li>A payment in the first week of each month from October to June</li><li>Two gatherings of our scholars a year</li><li>Mentoring in the last year for those who wish</li></ul><h2>How we decide</h2><p>We look at income and household first, then at the documents. Those on the short list are invited to a fifteen-minute online conversation. Everybody hears the result, also when it is a no.</p>',
    ],
    tags: [
      ['ihtiyaç bursu', 'need-based'],
      ['karşılıksız', 'grant'],
    ],
    amount: { minor: 400_000, currency: 'TRY', period: 'month', times: 9 },
    quota: 50,
  },
  eligibility: [{ kind: 'level', levels: ['associate', 'bachelor'] }],
  questions: [
    { kind: 'page', label: ['Ailen', 'Your family'] },
    {
      key: 'parents',
      kind: 'single',
      label: ['Anne ve babanın durumu nedir?', 'What is the situation of your parents?'],
      options: {
        together: ['Birlikteler', 'They live together'],
        apart: ['Ayrılar', 'They live apart'],
        one: ['Birini kaybettim', 'I have lost one of them'],
        both: ['İkisini de kaybettim', 'I have lost both'],
      },
    },
    {
      kind: 'single',
      label: [
        'Kiminle yaşıyorsun ya da ailenden kim sana destek oluyor?',
        'With whom do you live, or who in your family supports you?',
      ],
      options: {
        mother: ['Annem', 'My mother'],
        father: ['Babam', 'My father'],
        relative: ['Başka bir yakınım', 'Another relative'],
        nobody: ['Kimse', 'Nobody'],
      },
      showIf: [{ key: 'parents', is: 'notEqual', value: 'together' }],
    },
    {
      kind: 'number',
      label: ['Evinizde kaç kişi yaşıyor?', 'How many people live in your household?'],
      help: [
        'Seninle birlikte say; yurtta kalıyorsan da kendini ekle.',
        'Count yourself too, also if you live in a dormitory.',
      ],
      min: 1,
      max: 20,
    },
    {
      key: 'siblings',
      kind: 'number',
      label: ['Okuyan kaç kardeşin var?', 'How many of your siblings are studying?'],
      min: 0,
      max: 15,
    },
    {
      kind: 'number',
      label: ['Kaçı üniversitede okuyor?', 'How many of them are at university?'],
      min: 0,
      max: 15,
      showIf: [{ key: 'siblings', is: 'greater', value: 0 }],
    },
    { kind: 'page', label: ['Gelir ve barınma', 'Income and housing'] },
    {
      kind: 'single',
      label: ['Evinize ayda toplam ne kadar gelir giriyor?', 'What is the monthly income of your household?'],
      help: ['Maaş, emekli aylığı, kira ve yardımların toplamı.', 'Wages, pensions, rents and aid together.'],
      options: {
        low: ['Asgari ücretten az', 'Below one minimum wage'],
        one: ['1–2 asgari ücret', '1–2 minimum wages'],
        two: ['2–3 asgari ücret', '2–3 minimum wages'],
        more: ['3 asgari ücretten fazla', 'More than 3 minimum wages'],
      },
    },
    {
      key: 'housing',
      kind: 'single',
      label: ['Okurken nerede kalıyorsun?', 'Where do you live while you study?'],
      options: {
        family: ['Ailemin yanında', 'With my family'],
        dormitory: ['Yurtta', 'In a dormitory'],
        rented: ['Kirada', 'In a rented place'],
        other: ['Başka', 'Elsewhere'],
      },
    },
    {
      kind: 'number',
      label: ['Aylık kira payın ne kadar (TL)?', 'What is your share of the rent a month (TL)?'],
      min: 0,
      max: 200_000,
      showIf: [{ key: 'housing', is: 'equal', value: 'rented' }],
    },
    {
      key: 'otherScholarship',
      kind: 'yesNo',
      label: ['Başka bir burs ya da kredi alıyor musun?', 'Do you get another scholarship or a loan?'],
      help: [
        'Almak başvurmana engel değil; dürüst yanıt vermen yeterli.',
        'Getting one does not rule you out; an honest answer is enough.',
      ],
    },
    {
      kind: 'shortText',
      label: ['Nereden ve ayda ne kadar?', 'From whom, and how much a month?'],
      max: 200,
      showIf: [{ key: 'otherScholarship', is: 'equal', value: true }],
    },
    { kind: 'page', label: ['Sen', 'You'] },
    {
      kind: 'longText',
      label: ['Bu burs senin için neyi değiştirir?', 'What would this scholarship change for you?'],
      help: [
        'Süslü cümleler aramıyoruz; kendi sözlerinle anlat.',
        'We are not looking for fine phrases; tell it in your own words.',
      ],
      min: 200,
      max: 2000,
    },
    {
      key: 'siblingHere',
      kind: 'yesNo',
      label: [
        'Kardeşin de bizden burs aldı mı ya da alıyor mu?',
        'Has a sibling of yours had our scholarship, now or before?',
      ],
      required: false,
    },
  ],
  documents: [
    { type: 1, note: ['Son bir ay içinde e-Devlet’ten alınmış olmalı.', 'Not older than a month, from e-Devlet.'] },
    { type: 30, note: ['Hanede çalışan herkes için.', 'For everybody in the household who earns.'] },
    { type: 22 },
    {
      type: 2,
      required: false,
      when: { kind: 'classAbove', year: 1 },
      note: ['Birinci sınıfta değilsen.', 'Unless you are in your first year.'],
    },
    { type: 39, when: { key: 'housing', is: 'equal', value: 'rented' } },
    { type: 42, when: { key: 'siblings', is: 'greater', value: 0 } },
    { type: 43, when: { key: 'otherScholarship', is: 'equal', value: true } },
    { type: 60, when: { kind: 'disabled' } },
    { type: 62, when: { key: 'parents', is: 'equal', value: 'one' } },
  ],
}
