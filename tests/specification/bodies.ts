import type { signedLink } from '#domain/ground/files/signed-link.ts'
import { newId } from '#platform/ids.ts'
import { password } from '../builders.ts'
import { aHandover } from '../services/handover.ts'
import type { World } from './world.ts'

export interface Sent {
  /** Path parameters that differ from the world's names. */
  readonly at?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, unknown>>
  /** Sent one after the other. */
  readonly bodies?: readonly (object | (() => Promise<object>))[]
  /** The caller, where it differs from the one that `calls.json` names. */
  readonly by?: { readonly caller: World['company']['caller'] }
}

/** Setup steps, done by the test. */
export interface Before {
  /** Sends what a call sends without the code, and answers the code that was sent. */
  codeFor(by: Sent['by'], method: 'POST' | 'PUT', path: string, body: object, to: string): Promise<string>
  lastCodeTo(to: string): Promise<string>
  lastTokenTo(to: string): Promise<string>
  refreshTokenOf(email: string): Promise<string>
  comeFromGoogle(email: string): Promise<object>
  documentIn(draftId: string, documentTypeId: number): Promise<string>
  linkTo(target: Parameters<typeof signedLink>[1], appId: string): Readonly<Record<string, string>>
  numbersOf(path: string): Promise<number>
}

const newPassword = 'Yepyeni2027'
const placeholderType = 0

/**
 * The specification's calls as section 7 lists them, with the fields that it names there and in section 3 and nothing else. Where it
 * names none, the least that makes sense; a call that is not here is sent without query and body.
 */
export const sentTo = (world: World, before: Before): Readonly<Record<string, () => Sent | Promise<Sent>>> => ({
  ...accountCalls(world, before),
  ...candidateCalls(world, before),
  ...applicationCalls(world, before),
  ...publicCalls(world),
  ...companyCalls(world, before),
  ...reviewCalls(world),
  ...participantCalls(world),
  ...dataCalls(world, before),
})

// **Accounts:** POST /accounts/token, google, candidate, company, verification, verification/send, verification/gsm,
// password/forgot, password/change, istanbulsenin; GET /accounts/istanbulsenin with query params.
// "The product posts grantType and refreshToken to /accounts/token."

function accountCalls({ candidate, unverified, people }: World, before: Before): Calls {
  const signUp = { name: 'Ada', surname: 'Er', password: newPassword, termsAccepted: true, noticeRead: true }
  const [newcomer, gsm] = [`yeni-${newId()}@kopru.test`, '+905320000001']
  return {
    'POST /accounts/token': async () => ({
      bodies: [{ grantType: 'refresh_token', refreshToken: await before.refreshTokenOf(candidate.email) }],
    }),
    'POST /accounts/google': async () => ({ bodies: [await before.comeFromGoogle(candidate.email)] }),
    'POST /accounts/candidate': () => ({ bodies: [{ ...signUp, email: newcomer }] }),
    'POST /accounts/company': () => ({
      bodies: [{ ...signUp, companyName: 'Vakıf', email: `kurum-${newId()}@kopru.test` }],
    }),
    'POST /accounts/verification': async () => ({
      bodies: [{ email: newcomer, code: await before.lastCodeTo(newcomer) }],
    }),
    'POST /accounts/verification/send': () => ({ bodies: [{ email: unverified.email }] }),
    'POST /accounts/verification/gsm': async () => {
      await before.codeFor(people.one, 'POST', '/accounts/verification/gsm', { gsm }, gsm)
      return { bodies: [{ gsm }, async () => ({ gsm, code: await before.lastCodeTo(gsm) })] }
    },
    'POST /accounts/password/forgot': () => ({ bodies: [{ email: people.forgetful.email, kind: 'Candidate' }] }),
    'POST /accounts/password/change': async () => ({
      bodies: [{ token: await before.lastTokenTo(people.forgetful.email), newPassword }],
    }),
    'POST /accounts/istanbulsenin': () => ({ bodies: [{ ...aHandover(), termsAccepted: true, noticeRead: true }] }),
    'GET /accounts/istanbulsenin': () => ({ query: aHandover() }),
  }
}

// **Candidates, /candidates/{candidateId}:** profile/gsm (gsm, code), profile/location (countryId, cityId), email (password, newEmail,
// code), password (currentPassword, newPassword, code), profile/twofactor (state, gsm, code), competencies (type, content), DELETE
// profile (email, pwd, isConfirm), PATCH documents/requests/{requestId} (documentTypeId, file).
// "documents (documentTypeId, file, fileName)"; "code (set to Md5)"; an IBAN is 26 characters, or spaced.

function candidateCalls(world: World, before: Before): Calls {
  const { people, educationId, experienceId, competencyId, unwantedDocumentId, documentId, file } = world
  const own = '/candidates/{candidateId}'
  const owner = 'Ayşe Yılmaz'
  const at = ({ candidateId }: typeof people.one) => ({ candidateId })
  const education = {
    level: 'highschool',
    classId: 306,
    universityId: null,
    schoolName: 'Kabataş Erkek Lisesi',
    facultyId: null,
    facultyName: null,
    departmentId: null,
    departmentName: null,
    gpa: null,
    gpaSystemId: null,
    startedOn: '2019-09-09',
    endedOn: '2023-06-16',
    scholarshipPercent: null,
    isCurrent: false,
  }
  const experience = {
    kind: 'work',
    organization: 'Kurum',
    position: 'Stajyer',
    countryId: null,
    cityId: null,
    startedOn: '2024-01-01',
    endedOn: null,
    description: '',
  }
  const requirements = {
    siblings: 2,
    studyingSiblings: null,
    householdSize: null,
    incomeBand: null,
    housing: null,
    parents: null,
    parentsTogether: null,
    relative: null,
    disabled: null,
    disabilityPercent: null,
    disabilityNote: '',
    chronicIllness: null,
    otherScholarship: null,
    otherScholarshipNote: '',
    works: null,
    note: '',
  }
  return {
    [`GET ${own}/notifications`]: () => ({ query: { filter: 'unread' } }),
    [`PUT ${own}/profile`]: () => ({ bodies: [{ name: 'Ayşe', surname: 'Yılmaz' }] }),
    [`PUT ${own}/profile/gsm`]: async () => {
      const gsm = '+905320000002'
      const path = `/candidates/${people.two.candidateId}/profile/gsm`
      const code = await before.codeFor(people.two, 'PUT', path, { gsm }, gsm)
      return { by: people.two, at: at(people.two), bodies: [{ gsm, code }] }
    },
    [`PUT ${own}/profile/location`]: () => ({ bodies: [{ countryId: 223, cityId: 34 }] }),
    [`PUT ${own}/email`]: async () => {
      const change = { password, newEmail: `tasindi-${newId()}@kopru.test` }
      const path = `/candidates/${people.one.candidateId}/email`
      const code = await before.codeFor(people.one, 'PUT', path, change, change.newEmail)
      return { by: people.one, at: at(people.one), bodies: [{ ...change, code }] }
    },
    [`PUT ${own}/password`]: () => ({
      by: people.two,
      at: at(people.two),
      bodies: [{ currentPassword: password, newPassword, code: 'Md5' }],
    }),
    [`PUT ${own}/profile/bank`]: () => ({
      bodies: ['TR330006100519786457841326', 'TR33 0006 1005 1978 6457 8413 26'].map((iban) => ({
        bank: { iban, owner },
      })),
    }),
    [`PUT ${own}/profile/twofactor`]: async () => {
      const change = { state: true, gsm: '+905320000003' }
      const path = `/candidates/${people.three.candidateId}/profile/twofactor`
      const code = await before.codeFor(people.three, 'PUT', path, change, change.gsm)
      return { by: people.three, at: at(people.three), bodies: [{ ...change, code }] }
    },
    [`PUT ${own}/notifications`]: () => ({
      bodies: [{ preferences: { messages: { inApp: true, email: true, sms: false } } }],
    }),
    [`PUT ${own}/educations/{id}`]: () => ({ at: { id: educationId }, bodies: [education] }),
    [`PUT ${own}/experiences/{id}`]: () => ({ at: { id: experienceId }, bodies: [experience] }),
    [`PUT ${own}/competencies/{id}`]: () => ({
      at: { id: competencyId },
      bodies: [{ type: 'language', content: 'Almanca' }],
    }),
    [`POST ${own}/requirements`]: () => ({ bodies: [{ requirements }] }),
    [`POST ${own}/educations`]: () => ({ bodies: [education] }),
    [`POST ${own}/experiences`]: () => ({ bodies: [experience] }),
    [`POST ${own}/citizen`]: () => ({ bodies: [{ tckn: '10000000146' }] }),
    [`POST ${own}/competencies`]: () => ({ bodies: [{ type: 'skill', content: 'Excel' }] }),
    [`POST ${own}/send/verification`]: () => ({ bodies: [{ channel: 'email' }] }),
    [`POST ${own}/documents`]: () => ({ bodies: [{ documentTypeId: 2, file, fileName: 'transkript.pdf' }] }),
    [`DELETE ${own}/educations/{id}`]: () => ({ at: { id: educationId } }),
    [`DELETE ${own}/experiences/{id}`]: () => ({ at: { id: experienceId } }),
    [`DELETE ${own}/competencies/{id}`]: () => ({ at: { id: competencyId } }),
    [`DELETE ${own}/profile`]: () => ({
      by: people.leaving,
      at: at(people.leaving),
      bodies: [{ email: people.leaving.email, pwd: password, isConfirm: true }],
    }),
    [`DELETE ${own}/documents/{id}`]: () => ({ at: { id: unwantedDocumentId } }),
    [`PATCH ${own}/documents/requests/{requestId}`]: () => ({ bodies: [{ documentTypeId: placeholderType, file }] }),
    [`PUT ${own}/documents/requests/{requestId}`]: () => ({
      at: { requestId: world.anotherRequestId },
      bodies: [{ documentId }],
    }),
  }
}

// **Candidate applications, /candidates/{candidateId}/applications:** POST (formId). GET list with filter params (array values
// repeated), {id}/result?formId, form/{formId}?formType. POST {id}/answers (isCompleted, answers); POST {id}/documents (single
// document, or formId and documents). PUT {id}/finalize (formId).

function applicationCalls(world: World, before: Before): Calls {
  const { appId, draftId, forms, file } = world
  const all = '/candidates/{candidateId}/applications'
  const [own, draft] = [{ id: appId }, { id: draftId }]
  const formId = forms.program.id
  const documentOf = (documentTypeId: number) => ({ documentTypeId, file, fileName: 'belge.pdf' })
  const reads = ['', '/answers', '/documents', '/history', '/bank-info'].map((part) => [
    `GET ${all}/{id}${part}`,
    () => ({ at: own }),
  ])
  return {
    ...Object.fromEntries(reads),
    [`POST ${all}`]: () => ({ bodies: [{ formId: forms.job.id }] }),
    [`GET ${all}`]: () => ({ query: { status: ['Draft', 'Submitted'], formType: ['scholarship', 'program'] } }),
    [`GET ${all}/{id}/result`]: () => ({ at: own, query: { formId: world.formId } }),
    [`GET ${all}/form/{formId}`]: () => ({ query: { formType: 'scholarship' } }),
    [`POST ${all}/{id}/answers`]: () => ({
      at: draft,
      bodies: [{ isCompleted: true, answers: [{ questionId: forms.questionId, value: 'Çünkü istiyorum' }] }],
    }),
    [`POST ${all}/{id}/documents`]: () => ({
      at: draft,
      bodies: [documentOf(1), { formId, documents: [documentOf(2), documentOf(3)] }],
    }),
    [`DELETE ${all}/{id}/documents/{docId}`]: async () => ({
      at: { ...draft, docId: await before.documentIn(draftId, 3) },
    }),
    [`PUT ${all}/{id}/finalize`]: () => ({ at: draft, bodies: [{ formId }] }),
    [`PUT ${all}/{id}/bank-info/{bankInfoId}`]: () => ({ at: own, bodies: [{}] }),
    [`PATCH ${all}/interviews/{invitationId}`]: () => ({ bodies: [{ answer: 'decline' }] }),
    [`PATCH ${all}/{id}/notification`]: () => ({ at: own, bodies: [{ isOn: false }] }),
  }
}

// **Public, /common:** companies (filters), forms/scholarship, program, other, job, voluntary with query formIdentityNumber,
// forms/scholarships and forms/programs (filters), forms?type&formId.

function publicCalls({ companyId, formId, forms, candidate }: World): Calls {
  const types = ['scholarship', 'program', 'other', 'job', 'voluntary'] as const
  const byNumber = types.map((type) => [
    `GET /common/forms/${type}`,
    () => ({ query: { formIdentityNumber: forms[type].formIdentityNumber } }),
  ])
  const ofForm = () => ({ at: { id: formId } })
  return {
    ...Object.fromEntries(byNumber),
    'GET /common/companies': () => ({ query: { cityId: [34, 6], hasOpenForms: true } }),
    'GET /common/companies/{id}': () => ({ at: { id: companyId } }),
    'GET /common/advertisements/{id}/scholarship': ofForm,
    'GET /common/forms/scholarships': () => ({ query: { level: ['bachelor', 'master'] } }),
    'GET /common/forms/programs': () => ({ query: { cityId: [34, 6] } }),
    'GET /common/forms': () => ({ query: { type: 'scholarship', formId } }),
    'GET /common/forms/{id}/questions': ofForm,
    'GET /common/forms/{id}/documents': ofForm,
    'GET /common/forms/{id}/educations': ofForm,
    // With the token that all calls send; without one it is refused on purpose.
    'GET /common/forms/opportunities/{discountId}/apply': () => ({ by: candidate }),
  }
}

// **Companies, /companies/{companyId}:** PUT on the company, profile, profile/targeting, section1, section2, section3, address, social,
// tax. PUT profile/password (newPwd, newPwdConfirm, currentPwd, code), email, otp, gsm, twofactor.
// "Company preview: type (id, name), photo, name, exp, authName, authTel, email, website …, section1 to section3 (Title, Exp, Tags,
// Video, Photo1, Photo2, Banner), address, lat, lon, and social links facebook, twitter, linkedin, instagram, youtube."

function companyCalls({ roots, companyId, sub }: World, before: Before): Calls {
  const own = '/companies/{companyId}'
  const section = {
    Title: 'Neler yapıyoruz?',
    Exp: '<p>Burs veriyoruz.</p>',
    Tags: ['burs'],
    Video: null,
    Photo1: null,
    Photo2: null,
    Banner: null,
  }
  const sections = [1, 2, 3].map((number) => [`PUT ${own}/section${number}`, () => ({ bodies: [section] })])
  const step = async (by: typeof roots.one, part: string, body: object, to: string): Promise<Sent> => {
    const code = await before.codeFor(by, 'PUT', `/companies/${companyId}/${part}`, body, to)
    return { by, bodies: [{ ...body, code }] }
  }
  return {
    ...Object.fromEntries(sections),
    [`PUT ${own}`]: () => ({
      bodies: [
        {
          ...{
            type: { id: 'foundation', name: 'Vakıf' },
            name: 'Vakıf',
            authName: 'Deniz Ak',
            authTel: '+902125550000',
          },
          email: 'bilgi@ornek.org.tr',
          website: 'https://ornek.org.tr',
        },
      ],
    }),
    [`PUT ${own}/profile`]: () => ({ bodies: [{ photo: null, exp: '<p>Biz</p>' }] }),
    [`PUT ${own}/profile/targeting`]: () => ({
      bodies: [{ types: ['scholarship'], levels: ['bachelor'], universityIds: [], cityIds: [34], text: '' }],
    }),
    [`PUT ${own}/address`]: () => ({
      bodies: [{ address: 'Beşiktaş', lat: 41.04, lon: 29 }],
    }),
    [`PUT ${own}/social`]: () => ({
      bodies: [
        {
          facebook: 'https://facebook.com/ornek',
          twitter: 'https://twitter.com/ornek',
          linkedin: 'https://linkedin.com/company/ornek',
          instagram: null,
          youtube: null,
        },
      ],
    }),
    [`PUT ${own}/tax`]: () => ({ bodies: [{ taxTitle: 'Vakıf', taxOffice: 'Beşiktaş', taxNumber: '4540536920' }] }),
    [`PUT ${own}/profile/password`]: () => ({
      by: roots.one,
      bodies: [{ newPwd: newPassword, newPwdConfirm: newPassword, currentPwd: password, code: 'Md5' }],
    }),
    [`PUT ${own}/email`]: () => {
      const newEmail = `yeni-${newId()}@kopru.test`
      return step(roots.two, 'email', { password, newEmail }, newEmail)
    },
    [`PUT ${own}/otp`]: async () => {
      const [by, channel] = [roots.one, 'email']
      const path = `/companies/${companyId}/send/verification`
      return { by, bodies: [{ channel, code: await before.codeFor(by, 'POST', path, { channel }, by.email) }] }
    },
    [`PUT ${own}/gsm`]: () => step(roots.two, 'gsm', { gsm: '+905320000004' }, '+905320000004'),
    [`PUT ${own}/twofactor`]: () =>
      step(roots.three, 'twofactor', { state: true, gsm: '+905320000005' }, '+905320000005'),
    [`POST ${own}/send/verification`]: () => ({ by: roots.two, bodies: [{ channel: 'email' }] }),
    [`PUT ${own}/notifications`]: () => ({
      bodies: [{ preferences: { messages: { inApp: true, email: false, sms: false } } }],
    }),
    [`POST ${own}/accounts`]: () => ({
      bodies: [{ email: `davet-${newId()}@kopru.test`, name: 'Can', surname: 'Er' }],
    }),
    [`PUT ${own}/accounts/{accountId}`]: () => ({ at: { accountId: sub.accountId }, bodies: [{ userType: 'Sub' }] }),
    [`DELETE ${own}/accounts/{accountId}`]: () => ({ at: { accountId: sub.accountId } }),
    [`POST ${own}/subscription/history`]: () => ({ bodies: [{ packageId: 'starter' }] }),
  }
}

// **Company form applications, /companies/{companyId}/forms/{formId}:** POST applications (list search, body filters). GET messages
// with pageNumber=1 and pageSize=1000; applications/names with a search type key; POST applications/manuel (candidates); POST
// applications/documents (documentTypeId fixed to a placeholder value, file, fileName).

function reviewCalls(world: World): Calls {
  const { appId, slotId, unwantedSlotId, forms, file } = world
  const form = '/companies/{companyId}/forms/{formId}'
  const all = `${form}/applications`
  const applicationIds = [world.anotherApplication]
  const [step] = forms.scholarship.content.steps
  const money = { amountMinor: 200_000, currency: 'TRY', label: 'Burs' }
  const letter = { subject: 'Sonucun', text: 'Merhaba {{name}}, başvurun onaylandı.' }
  return {
    [`POST ${all}`]: () => ({ bodies: [{}, { status: ['Submitted'], search: 'ayşe' }] }),
    [`GET ${all}/{appId}/messages`]: () => ({ query: { pageNumber: 1, pageSize: 1000 } }),
    [`GET ${all}/names`]: () => ({ query: { type: 'name' } }),
    [`POST ${all}/manuel`]: () => ({
      bodies: [{ candidates: [{ email: `elle-${newId()}@kopru.test`, name: 'Ali', surname: 'Kaya' }] }],
    }),
    [`POST ${all}/documents`]: () => ({ bodies: [{ documentTypeId: placeholderType, file, fileName: 'sonuç.pdf' }] }),
    [`PUT ${all}/status`]: () => ({ bodies: [{ applicationIds, status: 'InReview' }] }),
    [`PUT ${all}/step`]: () => ({ bodies: [{ applicationIds, stepId: step?.id }] }),
    [`PUT ${all}/action`]: () => ({ bodies: [{ applicationIds, action: 'AnswerRequested' }] }),
    [`POST ${all}/payments`]: () => ({
      bodies: [{ applicationIds: [appId], ...money, rhythm: 'Once', from: '2027-01-15' }],
    }),
    [`POST ${all}/messages`]: () => ({ bodies: [{ applicationIds, ...letter }] }),
    [`POST ${all}/notes`]: () => ({ bodies: [{ applicationIds, text: 'Referansını aradım.' }] }),
    [`POST ${all}/bank-infos`]: () => ({ bodies: [{ applicationIds: [appId] }] }),
    [`POST ${all}/excel`]: () => ({ bodies: [{}] }),
    [`POST ${all}/documents/request`]: () => ({ bodies: [{ applicationIds, documentTypeId: 2 }] }),
    [`PUT ${all}/{appId}/notes/{noteId}`]: () => ({ bodies: [{ text: 'Yeniden arandı.' }] }),
    [`PUT ${all}/{appId}/payments/{paymentId}`]: () => ({ bodies: [{ ...money, dueOn: '2026-12-20' }] }),
    [`POST ${form}/interviews`]: () => ({ bodies: [{ applicationIds, availabilityIds: [slotId] }] }),
    [`DELETE ${form}/interviews/availabilities/{id}`]: () => ({ at: { id: unwantedSlotId } }),
    [`PATCH ${form}/publish-result`]: () => ({
      bodies: [{ groups: [{ decision: 'Approved', texts: { tr: letter }, expected: 1 }] }],
    }),
  }
}

// **Participants and reports:** POST /companies/{id}/participants (optional formId); PUT participants/status (status, formId, emails,
// participantIds).

function participantCalls({ formId, participantId, participant, anotherParticipant }: World): Calls {
  const own = '/companies/{companyId}'
  const other = anotherParticipant
  return {
    [`POST ${own}/participants`]: () => ({ bodies: [{}, { formId }] }),
    [`GET ${own}/participants/{id}`]: () => ({ at: { id: participantId } }),
    [`PUT ${own}/participants/status`]: () => ({
      bodies: [
        { status: 'Suspended', formId, emails: [participant.candidate.email], participantIds: [other.participantId] },
        { status: 'Active', formId, emails: [], participantIds: [other.participantId] },
        { status: 'Active', formId, emails: [participant.candidate.email], participantIds: [] },
      ],
    }),
    [`POST ${own}/participants/excel`]: () => ({ bodies: [{}] }),
    [`POST ${own}/participants/form/{formId}/excel`]: () => ({ bodies: [{}] }),
    [`POST ${own}/reports/applications`]: () => ({ bodies: [{}] }),
    [`POST ${own}/reports/participants`]: () => ({ bodies: [{}] }),
  }
}

// **Data:** countries/{id}/cities, countries/{c}/cities/{city}/towns, universities?type, universities/{u}/faculties,
// universities/{u}/faculties/{f}/departments, classes/{level}?lang, application/documents?appId&token.

function dataCalls({ appId, fileStorageId }: World, before: Before): Calls {
  const university = () => before.numbersOf('/data/universities?type=state')
  const faculty = async (u: number) => before.numbersOf(`/data/universities/${u}/faculties`)
  return {
    'GET /data/countries/{id}/cities': () => ({ at: { id: 223 } }),
    'GET /data/countries/{c}/cities/{city}/towns': () => ({ at: { c: 223, city: 34 } }),
    'GET /data/universities': () => ({ query: { type: 'state' } }),
    'GET /data/universities/{u}/faculties': async () => ({ at: { u: await university() } }),
    'GET /data/universities/{u}/faculties/{f}/departments': async () => {
      const u = await university()
      return { at: { u, f: await faculty(u) } }
    },
    'GET /data/classes/{level}': () => ({ at: { level: 'bachelor' }, query: { lang: 'tr' } }),
    'GET /data/application/documents': () => ({
      query: before.linkTo({ kind: 'file', fileId: fileStorageId }, appId),
    }),
  }
}

type Calls = Readonly<Record<string, () => Sent | Promise<Sent>>>
