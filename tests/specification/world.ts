import { applicationConsents } from '#contract/applying/application-consents.ts'
import type { FormType } from '#contract/forms/form-content.ts'
import { database } from '#database/connection.ts'
import { bankInfos } from '#database/schema/bank-infos.ts'
import { candidateCompetencies, candidateEducations, candidateExperiences } from '#database/schema/candidates.ts'
import { candidateDocuments } from '#database/schema/documents.ts'
import { interviewInvitations, interviewSlots } from '#database/schema/interviews.ts'
import { opportunities } from '#database/schema/opportunities.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { notes } from '#database/schema/review/notes.ts'
import { giveConsents } from '#domain/applying/applying/handing-in/give-consents.ts'
import { newId } from '#platform/ids.ts'
import { aCandidate, aCompany, aMember, anApplication, aPublishedForm } from '../builders.ts'
import { aPrivateFile } from '../files/private-file.ts'
import { aDocument, aQuestion } from '../form-parts.ts'
import { aHandedIn } from '../handed-in.ts'
import { aPdf } from '../made-files.ts'
import { aParticipant } from '../participants.ts'
import { aPayment } from '../taking-part.ts'
import { aRequest } from '../walks/desk-things.ts'

export type World = Awaited<ReturnType<typeof aWorld>>

/**
 * The objects of the specification's calls: an organization with a published form of each type, applicants and a
 * participant, and one of everything that a path names. Objects that a call ends, such as an account, are separate.
 */
export async function aWorld() {
  const company = await aCompany()
  const { companyId, accountId } = company
  const forms = await formsOf(company)
  const own = { id: forms.scholarship.id, companyId }
  const participant = await aParticipant(own)
  const { candidate, appId, participantId } = participant
  const person = { caller: candidate.caller, candidateId: candidate.candidateId }
  const ids = { companyId, formId: own.id, appId, candidateId: candidate.candidateId }
  return {
    ...ids,
    company,
    candidate,
    participant,
    participantId,
    forms,
    file: (await aPdf()).toString('base64'),
    ...(await profileOf(candidate.candidateId)),
    ...(await draftOf(person, forms)),
    ...(await deskOf({ ...ids, accountId })),
    paymentId: await aPayment(participant, accountId, { dueOn: '2026-12-15' }),
    anotherApplication: (await aHandedIn(own)).appId,
    decided: (await aHandedIn(own, { application: { status: 'Approved', decidedAt: new Date() } })).appId,
    anotherParticipant: await aParticipant(own),
    /** Accounts whose password, address or number a call changes, or that it ends. */
    people: {
      one: await aCandidate(),
      two: await aCandidate(),
      three: await aCandidate(),
      leaving: await aCandidate(),
      forgetful: await aCandidate(),
    },
    unverified: await aCandidate({ emailVerifiedAt: null }),
    roots: { one: await aRoot(companyId), two: await aRoot(companyId), three: await aRoot(companyId) },
    sub: await aMember(companyId, { permissions: { Forms: 'ReadOnly' } }),
  }
}

const aRoot = (companyId: string) => aMember(companyId, { userType: 'Root' })

async function formsOf(company: Parameters<typeof aPublishedForm>[0]) {
  const of = (type: FormType, content = {}) => aPublishedForm(company, { type, content })
  const question = aQuestion('shortText')
  const documents = [aDocument(1), aDocument(2), aDocument(3, { required: false })]
  return {
    scholarship: await of('scholarship'),
    program: await of('program', { questions: [question], documents }),
    other: await of('other'),
    job: await of('job'),
    voluntary: await of('voluntary'),
    questionId: question.id,
  }
}

/** Of the candidate's profile what an address names. */
async function profileOf(candidateId: string) {
  const [educationId, experienceId, competencyId] = [newId(), newId(), newId()]
  const db = database()
  await db
    .insert(candidateEducations)
    .values({ id: educationId, candidateId, level: 'highschool', schoolName: 'Kabataş Erkek Lisesi' })
  const worked = { kind: 'work', organization: 'Kurum', position: 'Stajyer', startedOn: '2024-01-01' } as const
  await db.insert(candidateExperiences).values({ id: experienceId, candidateId, ...worked })
  await db.insert(candidateCompetencies).values({ id: competencyId, candidateId, type: 'skill', content: 'Excel' })
  return {
    educationId,
    experienceId,
    competencyId,
    documentId: await aShelved(candidateId),
    unwantedDocumentId: await aShelved(candidateId),
  }
}

async function aShelved(candidateId: string) {
  const id = newId()
  const fileId = await aPrivateFile(candidateId, 'transkript.pdf')
  await database().insert(candidateDocuments).values({ id, candidateId, documentTypeId: 2, fileId, seriesId: newId() })
  return id
}

/** An application that is being written, with the consents that no body of the specification has (decision 54). */
async function draftOf(person: Parameters<typeof anApplication>[0], { program }: Awaited<ReturnType<typeof formsOf>>) {
  const { id: draftId } = await anApplication(person, program)
  const { caller, candidateId } = person
  await giveConsents(caller, { candidateId, id: draftId, consents: [...applicationConsents] })
  return { draftId }
}

interface Desk {
  readonly companyId: string
  readonly formId: string
  readonly appId: string
  readonly candidateId: string
  readonly accountId: string
}

/** Rows that both sides of an application refer to: a new request is held before the candidate sees it. */
async function deskOf({ companyId, formId, appId, candidateId, accountId }: Desk) {
  const db = database()
  const [noteId, bankInfoId, invitationId, discountId] = [newId(), newId(), newId(), newId()]
  const ofForm = { applicationId: appId, companyId, formId }
  await db.insert(notes).values({ id: noteId, applicationId: appId, formId, accountId, text: 'Arandı.' })
  await db.insert(bankInfos).values({ id: bankInfoId, ...ofForm, candidateId, status: 'Open' })
  const slotIds = [newId(), newId()] as const
  const slots = slotIds.map((id, at) => ({ id, companyId, formId, minutes: 30, startsAt: daysAhead(at + 1) }))
  await db.insert(interviewSlots).values(slots.map((slot) => ({ ...slot, place: 'Merkez' })))
  await db.insert(interviewInvitations).values({ id: invitationId, ...ofForm, candidateId, offerId: newId() })
  const offered = { companyId, title: 'İndirim', summary: 'Öğrencilere', code: 'ÖĞRENCİ20' }
  await db.insert(opportunities).values({ id: discountId, ...offered })
  const fileStorageId = await aPrivateFile(candidateId, 'sözleşme.pdf')
  await db.insert(addedDocuments).values({
    id: newId(),
    applicationId: appId,
    fileId: fileStorageId,
    documentTypeId: 2,
    isShown: true,
    addedBy: accountId,
  })
  const asked = { companyId, formId, appId, candidateId }
  return {
    noteId,
    bankInfoId,
    invitationId,
    discountId,
    fileStorageId,
    slotId: slotIds[0],
    unwantedSlotId: slotIds[1],
    requestId: await aRequest(asked, 'Open'),
    anotherRequestId: await aRequest(asked, 'Open'),
  }
}

const daysAhead = (days: number) => new Date(Date.now() + days * 86_400_000)
