import { describe, expect, test } from 'vitest'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import type { FormContent, FormDocument, Question } from '#contract/forms/form-content.ts'
import { newId } from '#platform/ids.ts'
import { aQuestion } from '../../../../tests/form-parts.ts'
import { emptyContent } from '../content/empty-content.ts'
import { checkFormContent } from './check-form-content.ts'
import type { Facts } from './checks/finding.ts'

const member = newId()
const facts: Facts = {
  now: new Date('2026-11-15T12:00:00Z'),
  taken: 0,
  documentTypeIds: new Set([1, 2, 30]),
  gpaSystems: new Map([
    [1, { min: 0, max: 4 }],
    [15, { min: null, max: null }],
  ]),
  memberIds: new Set([member]),
  classes: [
    { id: 7, of: 'bachelor', name: 'Lisans · 1. sınıf', nameEn: 'Bachelor’s · 1st year' },
    { id: 8, of: 'associate', name: 'Ön lisans · 2. sınıf', nameEn: 'Associate · 2nd year' },
  ],
  departments: [{ id: 5, of: 3, name: 'Mimarlık', nameEn: 'Architecture' }],
  unknownIds: { classes: [], universities: [9], faculties: [], departments: [], countries: [], cities: [99] },
}

const begun = emptyContent('tr', 'Işık Bursu')
const whole: FormContent = {
  ...begun,
  basics: { ...begun.basics, summary: 'Kısa', body: '<p>Uzun</p>' },
  dates: { opensAt: null, closesAt: '2026-12-01T20:59:00Z', resultAt: null },
}

const check = (content: Partial<FormContent>, type: 'scholarship' | 'job' = 'scholarship') =>
  checkFormContent(type, { ...whole, ...content }, facts, 'tr')
const wrongIn = (content: Partial<FormContent>) =>
  check(content).flatMap(({ field, message, blocks }) => (blocks ? [`${field}: ${message}`] : []))

test('publishable content has no problems, and some advice', () => {
  expect(wrongIn({})).toEqual([])
  expect(check({}).map(({ field }) => field)).toEqual([
    'basics.amount',
    'basics.cover',
    'dates.resultAt',
    'eligibility',
  ])
  expect(check({}, 'job').map(({ field }) => field)).toContain('basics.workPlace')
})

test('an empty draft lists what is missing, in both languages', () => {
  const empty = emptyContent('en', '')
  const said = (language: 'tr' | 'en') =>
    checkFormContent('other', empty, facts, language).flatMap(({ blocks, message }) => (blocks ? [message] : []))
  expect(said('tr')).toEqual([
    'Bir başlık yazın.',
    'Listelerde görünecek kısa bir özet yazın.',
    'İlanı anlatan metni yazın.',
    'Son başvuru tarihini seçin.',
  ])
  expect(said('en')).toEqual([
    'Add a title.',
    'Add a short summary; it appears in lists.',
    'Add a description.',
    'Choose a deadline.',
  ])
})

describe('dates', () => {
  const { dates } = whole
  test.each([
    [{ closesAt: '2026-11-15T12:00:00Z' }, 'dates.closesAt'],
    [{ opensAt: '2026-12-01T20:59:00.000Z' }, 'dates.closesAt'],
    [{ resultAt: '2026-12-01T20:59:00Z' }, 'dates.resultAt'],
  ])('%j do not follow each other', (change, field) => {
    const [found, ...more] = check({ dates: { ...dates, ...change } }).filter(({ blocks }) => blocks)
    expect([found?.field, more]).toEqual([field, []])
  })
})

describe('who may apply', () => {
  test('an age and a grade stay within their range', () => {
    expect(
      wrongIn({
        eligibility: [
          { kind: 'age', min: 25, max: 18 },
          { kind: 'gpa', min: 80, systemId: 1 },
        ],
      }),
    ).toEqual([
      'eligibility.0.max: En büyük yaş, en küçük yaştan küçük olamaz.',
      'eligibility.1.min: Bu not sisteminde ortalama 0 ile 4 arasında olmalı.',
    ])
    expect(
      wrongIn({
        eligibility: [
          { kind: 'age', min: null, max: null },
          { kind: 'gpa', min: 3, systemId: 15 },
        ],
      }),
    ).toEqual([
      'eligibility.0.min: Yaş koşulu için en küçük ya da en büyük yaşı yazın.',
      'eligibility.1.systemId: Not ortalamasının hangi sisteme göre olduğunu seçin.',
    ])
  })
})

test('cities and schools must be in our lists', () => {
  const { basics } = whole
  expect(
    wrongIn({
      basics: { ...basics, cityIds: [34, 99] },
      eligibility: [
        { kind: 'university', universityIds: [1, 9] },
        { kind: 'city', cityIds: [34] },
      ],
    }),
  ).toEqual([
    'basics.cityIds: Listelerimizde olmayan bir seçim var; yeniden seçin.',
    'eligibility.0.universityIds: Listelerimizde olmayan bir seçim var; yeniden seçin.',
  ])
})

const question = (kind: Question['kind'], details: Partial<Question> = {}) => {
  const options = kind === 'single' || kind === 'multiple' ? ['Evet', 'Hayır'] : []
  const label = 'Çalışıyor musun?'
  return aQuestion(kind, { label, options: options.map((one) => ({ id: one, label: one })), ...details })
}
const showIf = ({ id }: Question, value: string | boolean) => ({
  showIf: { all: true, tests: [{ questionId: id, is: 'equal' as const, value }] },
})

describe('questions', () => {
  test('need a text, distinct options, and limits in order', () => {
    const option = (label: string) => ({ id: label || 'empty', label })
    expect(
      wrongIn({
        questions: [
          question('shortText', { label: '' }),
          question('page', { label: '' }),
          question('single', { options: [option('Bir')] }),
          question('single', { options: [option('IŞIK'), option('ışık'), option('')] }),
          question('number', { min: 5, max: 1 }),
          question('scale'),
          question('multiple', { min: 3 }),
        ],
      }),
    ).toEqual([
      'questions.0.label: Soruyu yazın.',
      'questions.1.label: Sayfaya bir başlık yazın.',
      'questions.2.options: En az iki seçenek ekleyin.',
      'questions.3.options.2.label: Seçeneğin adını yazın.',
      'questions.3.options.1.label: Bu seçenek iki kez yazılmış.',
      'questions.4.max: Üst sınır, alt sınırdan küçük olamaz.',
      'questions.5.max: Ölçeğin ilk ve son basamağını yazın; son basamak daha büyük olmalı.',
      'questions.6.min: En az seçim sayısı, seçenek sayısından fazla olamaz.',
    ])
  })

  test('a page without questions gets a warning', () => {
    const pages = [question('page', { label: 'Aile' }), question('page', { label: 'Okul' }), question('date')]
    expect(check({ questions: pages }).filter(({ part }) => part === 'questions')).toEqual([
      {
        part: 'questions',
        field: 'questions.0.label',
        message: 'Bu sayfada soru yok; soru ekleyin ya da sayfayı kaldırın.',
        blocks: false,
      },
    ])
  })

  test('a condition must refer to an earlier question and to a possible answer', () => {
    const [first, gone] = [question('single', { label: 'Bölüm' }), question('date')]
    const later = question('yesNo', { label: 'Sonra' })
    const self = question('yesNo')
    expect(
      wrongIn({
        questions: [
          first,
          question('date', showIf(gone, 'x')),
          question('date', showIf(later, true)),
          question('date', showIf(first, 'Belki')),
          { ...self, ...showIf(self, true) },
          later,
        ],
      }),
    ).toEqual([
      'questions.1.showIf.tests.0: Koşuldaki soru artık yok; koşulu değiştirin.',
      'questions.2.showIf.tests.0: Koşul, sonra gelen “Sonra” sorusuna bağlı; o soruyu öne alın.',
      'questions.3.showIf.tests.0: Koşuldaki yanıt “Bölüm” sorusuna uymuyor; yanıtı yeniden seçin.',
      'questions.4.showIf.tests.0: Bir soru kendi yanıtına bağlı olamaz.',
    ])
  })

  test('two conditions that depend on each other, also through others, are reported as a cycle', () => {
    const [one, two, three] = [question('yesNo'), question('yesNo'), question('yesNo', { label: 'Üç' })]
    const circle = [
      { ...one, ...showIf(three, true) },
      { ...two, ...showIf(one, true) },
      { ...three, ...showIf(two, true) },
    ]
    expect(wrongIn({ questions: circle })[0]).toBe(
      'questions.0.showIf.tests.0: Bu soru ile “Üç” birbirini bekliyor; ikisi de hiç görünmez. Koşullardan birini kaldırın.',
    )
  })

  test('a question that can never be visible is a dead end, and so is one that depends on it', () => {
    const first = question('single')
    const both = ['Evet', 'Hayır'].map((value) => ({ questionId: first.id, is: 'equal' as const, value }))
    const dead = question('yesNo', { showIf: { all: true, tests: both } })
    expect(wrongIn({ questions: [first, dead, question('date', showIf(dead, true))] })).toEqual([
      'questions.1.showIf: Bu soru hiç görünmez: koşulunu sağlayacak bir yanıt yok.',
      'questions.2.showIf: Bu soru hiç görünmez: koşulunu sağlayacak bir yanıt yok.',
    ])
  })
})

test('documents must exist, be required of everybody once, and of some for a possible answer', () => {
  const document = (documentTypeId: number, when: FormDocument['when'] = null): FormDocument => ({
    id: newId(),
    documentTypeId,
    required: true,
    note: '',
    when,
  })
  const first = question('single', { label: 'Bölüm' })
  const dead = question('yesNo', { ...showIf(first, 'Belki'), label: 'Gizli' })
  const answered = (to: Question, value: string | boolean) =>
    ({ kind: 'answer', test: { questionId: to.id, is: 'equal', value } }) as const
  const found = wrongIn({
    questions: [first, dead],
    documents: [
      document(1),
      document(1),
      document(1, answered(first, 'Evet')),
      document(77, { kind: 'disabled' }),
      document(2, answered(question('date'), 'x')),
      document(2, answered(first, 'Belki')),
      document(2, answered(dead, true)),
    ],
  })
  expect(found.filter((line) => line.startsWith('documents'))).toEqual([
    'documents.1.documentTypeId: Bu belge herkesten iki kez isteniyor; birini kaldırın.',
    'documents.3.documentTypeId: Bu belge türü listede yok; yeniden seçin.',
    'documents.4.when: Belgenin koşulundaki soru artık yok; koşulu değiştirin.',
    'documents.5.when: Belgenin koşulundaki yanıt “Bölüm” sorusuna uymuyor; yanıtı yeniden seçin.',
    'documents.6.when: Bu belge hiç istenmez: hiçbir aday “Gizli” sorusuna koşuldaki yanıtı veremez.',
  ])
})

test('steps need distinct names, reviewers must be members, messages need a text', () => {
  const step = (name: string) => ({ id: newId(), name, note: '', startsAt: null, endsAt: null })
  const ending = { startsAt: '2027-01-02T00:00:00Z', endsAt: '2027-01-01T00:00:00Z' }
  expect(
    wrongIn({
      steps: [step('Mülakat'), step(''), step('MÜLAKAT'), { ...step('Son'), ...ending }],
      reviewers: [member, newId()],
      messages: { received: { on: true, subject: '', text: '' }, unfinished: { on: false, subject: '', text: '' } },
    }),
  ).toEqual([
    'steps.1.name: Aşamanın adını yazın.',
    'steps.2.name: Bu adla başka bir aşama var; adını değiştirin.',
    'steps.3.endsAt: Aşamanın bitişi, başlangıcından önce olamaz.',
    'reviewers.1: Bu kişi artık kurumunuzun hesapları arasında yok; değerlendirenlerden çıkarın.',
    'messages.received.subject: Gönderilecek mesajın konusunu yazın ya da mesajı kapatın.',
    'messages.received.text: Gönderilecek mesajın metnini yazın ya da mesajı kapatın.',
  ])
  expect(wrongIn({ steps: [] })).toEqual(['steps: En az bir değerlendirme aşaması ekleyin.'])
})

describe('conditions that contradict each other are named', () => {
  const level: EligibilityCondition = { kind: 'level', levels: ['bachelor'] }

  test('a class of another level blocks if no chosen class can be met, and is advice otherwise', () => {
    const classes = (...classIds: number[]) => check({ eligibility: [level, { kind: 'class', classIds }] })
    const about = '“Ön lisans · 2. sınıf”, seçtiğiniz eğitim düzeylerinde yok; sınıfı ya da eğitim düzeyini değiştirin.'
    const found = (items: ReturnType<typeof check>) => items.filter(({ part }) => part === 'eligibility')
    expect(found(classes(8))).toEqual([
      { part: 'eligibility', field: 'eligibility.1.classIds', message: about, blocks: true },
    ])
    expect(found(classes(7, 8))).toEqual([
      { part: 'eligibility', field: 'eligibility.1.classIds', message: about, blocks: false },
    ])
    expect(found(classes(7))).toEqual([])
  })

  test('a department of another faculty blocks', () => {
    const faculty = (id: number) =>
      wrongIn({
        eligibility: [level, { kind: 'faculty', facultyIds: [id] }, { kind: 'department', departmentIds: [5] }],
      })
    expect(faculty(4)).toEqual([
      'eligibility.2.departmentIds: “Mimarlık”, seçtiğiniz fakültelerde yok; bölümü ya da fakülteyi değiştirin.',
    ])
    expect(faculty(3)).toEqual([])
  })
})
