import { describe, expect, test } from 'vitest'
import type { EligibilityCondition } from '#contract/forms/eligibility.ts'
import { GpaSystems } from '#database/reference/contents.ts'
import gpas from '#database/reference/gpas.json' with { type: 'json' }
import type { ConditionNames } from './condition-names.ts'
import type { EligibilityProfile, ProfileEducation } from './eligibility-profile.ts'
import { judge } from './judge.ts'
import { noneSame } from './same-named.ts'
import { wordConditions, wordFits } from './word-conditions.ts'

const gpaSystems = GpaSystems.parse(gpas)

const numbered = (word: string) => new Map([1, 2, 3, 4, 5, 6, 7].map((id) => [id, `${word} ${id}`]))

const names = {
  tr: {
    classes: new Map([
      [403, { name: '2. Sınıf', level: 'Ön lisans' }],
      [504, { name: '3. Sınıf', level: 'Lisans' }],
      [505, { name: '4. Sınıf', level: 'Lisans' }],
    ]),
    universities: numbered('Üniversite'),
    faculties: new Map([[1, 'Tıp Fakültesi']]),
    // A department taught in two faculties.
    departments: new Map([
      [1, 'İktisat'],
      [2, 'İktisat'],
      [3, 'Hukuk'],
    ]),
    countries: new Map([...numbered('Ülke'), [223, 'Türkiye'], [15, 'Azerbaycan']]),
    cities: new Map([...numbered('Şehir'), [34, 'İstanbul'], [41, 'Kocaeli'], [60, 'Tokat'], [2950159, 'Berlin']]),
    gpaSystems,
  },
  en: {
    classes: new Map([
      [403, { name: 'Year 2', level: 'Associate degree' }],
      [504, { name: 'Year 3', level: 'Bachelor’s degree' }],
      [505, { name: 'Year 4', level: 'Bachelor’s degree' }],
    ]),
    universities: numbered('University'),
    faculties: new Map([[1, 'Faculty of Medicine']]),
    departments: new Map([
      [1, 'Economics'],
      [2, 'Economics'],
      [3, 'Law'],
    ]),
    countries: new Map([...numbered('Country'), [223, 'Türkiye'], [15, 'Azerbaijan']]),
    cities: new Map([...numbered('City'), [34, 'İstanbul'], [41, 'Kocaeli'], [60, 'Tokat'], [2950159, 'Berlin']]),
    gpaSystems,
  },
} satisfies Record<string, ConditionNames>

const seven = [1, 2, 3, 4, 5, 6, 7]

test.each<[EligibilityCondition, string, string]>([
  [
    { kind: 'level', levels: ['bachelor', 'associate'] },
    'Eğitim düzeyi: ön lisans veya lisans',
    'Education level: associate degree or bachelor’s degree',
  ],
  [{ kind: 'level', levels: ['primary'] }, 'Eğitim düzeyi: ilkokul', 'Education level: primary school'],
  [
    { kind: 'class', classIds: [505, 403, 504] },
    'Sınıf: Ön lisans (2. Sınıf), Lisans (3. Sınıf, 4. Sınıf)',
    'Class: Associate degree (Year 2), Bachelor’s degree (Year 3, Year 4)',
  ],
  [
    { kind: 'university', universityIds: [2, 1] },
    'Üniversite: Üniversite 2 veya Üniversite 1',
    'University: University 2 or University 1',
  ],
  [
    { kind: 'university', universityIds: seven },
    'Üniversite: Üniversite 1, Üniversite 2, Üniversite 3, Üniversite 4, Üniversite 5 ve 2 üniversite daha',
    'University: University 1, University 2, University 3, University 4, University 5 and 2 more universities',
  ],
  [
    { kind: 'faculty', facultyIds: [1, 404] },
    'Fakülte: Tıp Fakültesi veya #404',
    'Faculty: Faculty of Medicine or #404',
  ],
  [{ kind: 'department', departmentIds: [1, 2, 3] }, 'Bölüm: İktisat veya Hukuk', 'Department: Economics or Law'],
  [{ kind: 'gpa', min: 3, systemId: 1 }, 'Not ortalaması en az 3,00 / 4,00', 'GPA of at least 3.00 / 4.00'],
  [{ kind: 'gpa', min: 72.5, systemId: 2 }, 'Not ortalaması en az 72,5 / 100', 'GPA of at least 72.5 / 100'],
  [
    { kind: 'gpa', min: 2.5, systemId: 12 },
    'Not ortalaması 2,5 ya da daha iyi (en iyi not 1,0, en zayıf not 5,0)',
    'GPA of 2.5 or better (1.0 is the best grade, 5.0 the worst)',
  ],
  [{ kind: 'age', min: 18, max: 25 }, '18–25 yaş arası', 'Aged 18–25'],
  [{ kind: 'age', min: 18, max: 18 }, '18 yaşında olmak', 'Aged 18'],
  [{ kind: 'age', min: 18, max: null }, 'En az 18 yaşında olmak', 'At least 18 years old'],
  [{ kind: 'age', min: null, max: 25 }, 'En fazla 25 yaşında olmak', 'At most 25 years old'],
  [{ kind: 'age', min: null, max: null }, 'Her yaştan', 'Any age'],
  [
    { kind: 'nationality', countryIds: [223, 15] },
    'Türkiye veya Azerbaycan vatandaşı olmak',
    'Citizen of Türkiye or Azerbaijan',
  ],
  [
    { kind: 'nationality', countryIds: seven.slice(0, 6) },
    'Şu ülkelerden birinin vatandaşı olmak: Ülke 1, Ülke 2, Ülke 3, Ülke 4, Ülke 5 ve 1 ülke daha',
    'Citizen of one of these countries: Country 1, Country 2, Country 3, Country 4, Country 5 and 1 more country',
  ],
  [{ kind: 'city', cityIds: [34, 41] }, 'İstanbul veya Kocaeli’de yaşamak', 'Living in İstanbul or Kocaeli'],
  [{ kind: 'city', cityIds: [60] }, 'Tokat’ta yaşamak', 'Living in Tokat'],
  [{ kind: 'city', cityIds: [2950159] }, 'Şu şehirde yaşamak: Berlin', 'Living in Berlin'],
  [
    { kind: 'city', cityIds: [34, 2950159] },
    'Şu şehirlerden birinde yaşamak: İstanbul veya Berlin',
    'Living in İstanbul or Berlin',
  ],
  [
    { kind: 'city', cityIds: seven },
    'Şu şehirlerden birinde yaşamak: Şehir 1, Şehir 2, Şehir 3, Şehir 4, Şehir 5 ve 2 şehir daha',
    'Living in one of these cities: City 1, City 2, City 3, City 4, City 5 and 2 more cities',
  ],
  [{ kind: 'gender', genders: ['male', 'female'] }, 'Cinsiyet: kadın veya erkek', 'Gender: female or male'],
])('%o is said in both languages', (condition, turkish, english) => {
  expect(wordConditions([condition], 'tr', names.tr)).toEqual([{ kind: condition.kind, condition: turkish }])
  expect(wordConditions([condition], 'en', names.en)).toEqual([{ kind: condition.kind, condition: english }])
})

describe('a candidate is told', () => {
  const school: ProfileEducation = {
    level: 'bachelor',
    classId: 504,
    universityId: 1,
    facultyId: 1,
    departmentId: 3,
    ...noneSame,
    gpa: { value: 72, systemId: 2 },
    isCurrent: true,
  }
  const candidate: EligibilityProfile = {
    birthDate: '1999-05-01',
    gender: 'male',
    nationalityId: 15,
    cityId: 34,
    educations: [school],
  }
  const silent: EligibilityProfile = {
    birthDate: null,
    gender: null,
    nationalityId: null,
    cityId: null,
    educations: [{ ...school, classId: null, universityId: null, facultyId: null, departmentId: null, gpa: null }],
  }
  const today = new Date('2026-11-15T12:00:00Z')
  const told = (condition: EligibilityCondition, profile: EligibilityProfile) =>
    (['tr', 'en'] as const).map((language) => {
      const [fit] = wordFits(judge([condition], profile, { today, gpaSystems }), language, names[language])
      return fit?.reason
    })

  test.each<[EligibilityCondition, string, string]>([
    [{ kind: 'level', levels: ['bachelor'] }, 'Eğitim düzeyin: lisans.', 'Your education level: bachelor’s degree.'],
    [{ kind: 'class', classIds: [504] }, 'Sınıfın: Lisans, 3. Sınıf.', 'Your class: Bachelor’s degree, Year 3.'],
    [{ kind: 'university', universityIds: [1] }, 'Üniversiten: Üniversite 1.', 'Your university: University 1.'],
    [{ kind: 'faculty', facultyIds: [1] }, 'Fakülten: Tıp Fakültesi.', 'Your faculty: Faculty of Medicine.'],
    [{ kind: 'department', departmentIds: [3] }, 'Bölümün: Hukuk.', 'Your department: Law.'],
    [{ kind: 'gpa', min: 70, systemId: 2 }, 'Not ortalaman 72 / 100.', 'Your GPA is 72 / 100.'],
    [{ kind: 'age', min: null, max: 27 }, 'Yaşın 27.', 'You are 27.'],
    [{ kind: 'nationality', countryIds: [15] }, 'Uyruğun: Azerbaycan.', 'Your nationality: Azerbaijan.'],
    [{ kind: 'city', cityIds: [34] }, 'Yaşadığın şehir: İstanbul.', 'You live in İstanbul.'],
    [{ kind: 'gender', genders: ['male'] }, 'Cinsiyetin: erkek.', 'Your gender: male.'],
  ])('why %o is met', (condition, turkish, english) => {
    expect(told(condition, candidate)).toEqual([turkish, english])
  })

  test.each<[EligibilityCondition, string, string]>([
    [
      { kind: 'level', levels: ['phd'] },
      'Eğitim düzeyin: lisans; arananlar arasında değil.',
      'Your education level (bachelor’s degree) is not one of those required.',
    ],
    [
      { kind: 'class', classIds: [505] },
      'Sınıfın: Lisans, 3. Sınıf; arananlar arasında değil.',
      'Your class (Bachelor’s degree, Year 3) is not one of those required.',
    ],
    [
      { kind: 'university', universityIds: [2] },
      'Üniversiten: Üniversite 1; arananlar arasında değil.',
      'Your university (University 1) is not one of those required.',
    ],
    [
      { kind: 'faculty', facultyIds: [2] },
      'Fakülten: Tıp Fakültesi; arananlar arasında değil.',
      'Your faculty (Faculty of Medicine) is not one of those required.',
    ],
    [
      { kind: 'department', departmentIds: [1] },
      'Bölümün: Hukuk; arananlar arasında değil.',
      'Your department (Law) is not one of those required.',
    ],
    [
      { kind: 'gpa', min: 3, systemId: 1 },
      'Not ortalaman 72; en az 75 gerekiyor.',
      'Your GPA is 72; at least 75 is required.',
    ],
    [
      { kind: 'gpa', min: 80, systemId: 2 },
      'Not ortalaman 72; en az 80 gerekiyor.',
      'Your GPA is 72; at least 80 is required.',
    ],
    [{ kind: 'age', min: null, max: 25 }, 'Yaşın 27; en fazla 25 olabilir.', 'You are 27; the maximum age is 25.'],
    [{ kind: 'age', min: 30, max: null }, 'Yaşın 27; en az 30 olmalı.', 'You are 27; the minimum age is 30.'],
    [
      { kind: 'nationality', countryIds: [223] },
      'Uyruğun: Azerbaycan; arananlar arasında değil.',
      'Your nationality (Azerbaijan) is not one of those required.',
    ],
    [
      { kind: 'city', cityIds: [41] },
      'Yaşadığın şehir: İstanbul; arananlar arasında değil.',
      'You live in İstanbul, which is not one of the required cities.',
    ],
    [
      { kind: 'gender', genders: ['female'] },
      'Cinsiyetin: erkek; bu koşulu karşılamıyor.',
      'Your gender (male) does not meet this requirement.',
    ],
  ])('why %o is not met', (condition, turkish, english) => {
    expect(told(condition, candidate)).toEqual([turkish, english])
  })

  test.each<[EligibilityCondition, string, string]>([
    [{ kind: 'class', classIds: [1] }, 'Profilinde sınıf bilgin yok.', 'Your class is not in your profile.'],
    [
      { kind: 'university', universityIds: [1] },
      'Profilinde üniversite bilgin yok.',
      'Your university is not in your profile.',
    ],
    [{ kind: 'faculty', facultyIds: [1] }, 'Profilinde fakülte bilgin yok.', 'Your faculty is not in your profile.'],
    [
      { kind: 'department', departmentIds: [1] },
      'Profilinde bölüm bilgin yok.',
      'Your department is not in your profile.',
    ],
    [{ kind: 'gpa', min: 3, systemId: 1 }, 'Profilinde not ortalaman yok.', 'Your GPA is not in your profile.'],
    [{ kind: 'age', min: 18, max: 25 }, 'Profilinde doğum tarihin yok.', 'Your date of birth is not in your profile.'],
    [
      { kind: 'nationality', countryIds: [1] },
      'Profilinde uyruk bilgin yok.',
      'Your nationality is not in your profile.',
    ],
    [{ kind: 'city', cityIds: [1] }, 'Profilinde şehir bilgin yok.', 'Your city is not in your profile.'],
    [{ kind: 'gender', genders: ['male'] }, 'Profilinde cinsiyet bilgin yok.', 'Your gender is not in your profile.'],
  ])('what is missing for %o', (condition, turkish, english) => {
    expect(told(condition, silent)).toEqual([turkish, english])
  })

  test('that there is no education yet, or that a grade cannot be compared', () => {
    const grade: EligibilityCondition = { kind: 'gpa', min: 3, systemId: 1 }
    expect(told(grade, { ...candidate, educations: [] })).toEqual([
      'Profilinde eğitim bilgin yok.',
      'Add your education to your profile.',
    ])
    expect(told(grade, { ...candidate, educations: [{ ...school, gpa: { value: 85, systemId: 1 } }] })).toEqual([
      'Not ortalamanı bu koşulla karşılaştıramadık.',
      'We could not compare your GPA with this requirement.',
    ])
  })

  test.each([
    [{ value: 72, systemId: 2 }, 'Not ortalaması en az 3,00 / 4,00 (okulunun not sistemindeki karşılığı: 75 / 100)'],
    [{ value: 1.3, systemId: 12 }, 'Not ortalaması en az 3,00 / 4,00 (okulunun not sistemindeki karşılığı: 2,5)'],
    [{ value: 3.1, systemId: 1 }, 'Not ortalaması en az 3,00 / 4,00'],
  ])('what a minimum comes to for a grade like %o', (gpa, turkish) => {
    const profile = { ...candidate, educations: [{ ...school, gpa }] }
    const judgements = judge([{ kind: 'gpa', min: 3, systemId: 1 }], profile, { today, gpaSystems })
    expect(wordFits(judgements, 'tr', names.tr)[0]?.condition).toBe(turkish)
  })
})
