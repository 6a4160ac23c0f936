import type { Starter } from './starter.ts'

export const mentoringProgram: Starter = {
  id: 'starter-mentoring-program',
  type: 'program',
  name: ['Mentorluk programı', 'Mentoring program'],
  about: [
    'Öğrencileri alanında deneyimli kişilerle eşleştiren program. Eşleştirmeyi kolaylaştıran hedef ve ilgi soruları hazır.',
    'A program that brings students together with experienced people. Questions on goals and interests that make matching easy are ready.',
  ],
  basics: {
    summary: [
      'Altı ay boyunca ayda iki görüşme: kariyerine yön vermek isteyen öğrencileri alanından bir mentorla eşleştiriyoruz.',
      'Two talks a month over six months: we bring students who want to find their way together with a mentor of their field.',
    ],
    body: [
      '<h2>Program nasıl işliyor?</h2><p>Seni, hedeflerine ve ilgi alanına göre bir mentorla eşleştiriyoruz. Altı ay boyunca ayda iki kez, birer saat görüşüyorsunuz; başta bir hedef belirliyor, sonunda birlikte değerlendiriyorsunuz.</p><h2>Senden ne bekliyoruz?</h2><ul><li>Görüşmelere hazırlanarak ve zamanında gelmen</li><li>Her görüşmeden sonra iki cümlelik bir not</li><li>Altı ayın sonunda deneyimini yeni katılanlarla paylaşman</li></ul>',
      '<h2>How it works</h2><p>We match you with a mentor by your goals and interests. For six months you meet twice a month for an hour; you set a goal at the beginning and look back together at the end.</p><h2>What we ask of you</h2><ul><li>To come prepared and on time</li><li>Two sentences of notes after each talk</li><li>To share your experience with those who come after you</li></ul>',
    ],
    tags: [
      ['mentorluk', 'mentoring'],
      ['kariyer', 'career'],
    ],
    quota: 40,
    workPlace: 'remote',
  },
  eligibility: [{ kind: 'level', levels: ['bachelor', 'master'] }],
  questions: [
    { kind: 'page', label: ['Hedefin', 'Your goal'] },
    {
      key: 'field',
      kind: 'single',
      label: ['Hangi alanda bir mentor istersin?', 'In which field would you like a mentor?'],
      options: {
        engineering: ['Mühendislik ve yazılım', 'Engineering and software'],
        finance: ['Finans ve danışmanlık', 'Finance and consulting'],
        health: ['Sağlık', 'Health'],
        law: ['Hukuk ve kamu', 'Law and public service'],
        arts: ['Sanat ve tasarım', 'Arts and design'],
        other: ['Başka bir alan', 'Another field'],
      },
    },
    {
      kind: 'shortText',
      label: ['Hangi alan?', 'Which field?'],
      max: 100,
      showIf: [{ key: 'field', is: 'equal', value: 'other' }],
    },
    {
      key: 'topics',
      kind: 'multiple',
      label: ['Mentorunla en çok neyi konuşmak istersin?', 'What would you like to talk about most?'],
      help: ['En fazla üç konu seç.', 'Choose three at most.'],
      options: {
        choice: ['Alan ve meslek seçimi', 'Choosing a field and a profession'],
        firstJob: ['İlk iş ve staj', 'First job and internship'],
        abroad: ['Yurt dışı', 'Going abroad'],
        academy: ['Akademik kariyer', 'An academic career'],
        startup: ['Girişim kurmak', 'Starting a business'],
        confidence: ['Özgüven ve iletişim', 'Confidence and communication'],
      },
      min: 1,
      max: 3,
    },
    {
      kind: 'longText',
      label: ['Altı ay sonra nerede olmak istiyorsun?', 'Where do you want to be in six months?'],
      min: 150,
      max: 1500,
    },
    { kind: 'page', label: ['Zamanın', 'Your time'] },
    {
      key: 'hadMentor',
      kind: 'yesNo',
      label: ['Daha önce bir mentorun oldu mu?', 'Have you had a mentor before?'],
    },
    {
      kind: 'longText',
      label: ['Nasıl geçti? Bu kez neyin farklı olmasını istersin?', 'How was it? What should be different this time?'],
      max: 800,
      required: false,
      showIf: [{ key: 'hadMentor', is: 'equal', value: true }],
    },
    {
      kind: 'multiple',
      label: ['Görüşmeler için ne zaman müsaitsin?', 'When are you free for the talks?'],
      options: {
        noon: ['Hafta içi öğle arası', 'Weekdays at noon'],
        evening: ['Hafta içi akşam', 'Weekday evenings'],
        weekend: ['Hafta sonu', 'At the weekend'],
      },
      min: 1,
    },
    {
      kind: 'single',
      label: ['Görüşmeleri hangi dilde yapmak istersin?', 'In which language would you like to talk?'],
      options: {
        tr: ['Türkçe', 'Turkish'],
        en: ['İngilizce', 'English'],
        both: ['İkisi de olur', 'Either'],
      },
    },
  ],
  documents: [
    { type: 70 },
    { type: 2, required: false, when: { key: 'topics', is: 'equal', value: 'academy' } },
    {
      type: 71,
      required: false,
      note: ['Sorularda anlattıklarını yinelemene gerek yok.', 'No need to repeat what you wrote in the answers.'],
    },
  ],
  steps: [
    ['Ön değerlendirme', 'Pre-evaluation'],
    ['Tanışma görüşmesi', 'First conversation'],
    ['Eşleştirme', 'Matching'],
  ],
}
