import { sql } from 'drizzle-orm'
import { accounts } from '#database/schema/accounts.ts'
import { applicationAnswers } from '#database/schema/application-answers.ts'
import { applicationDocuments } from '#database/schema/application-documents.ts'
import { applicationHistory as history } from '#database/schema/application-history.ts'
import { applicationMessages as messages } from '#database/schema/application-messages.ts'
import { applicationSnapshots as snapshots } from '#database/schema/application-snapshots.ts'
import { applications } from '#database/schema/applications.ts'
import { documentRequests } from '#database/schema/documents.ts'
import { entries } from '#database/schema/entries.ts'
import { files } from '#database/schema/files.ts'
import { forms, formVersions } from '#database/schema/forms.ts'
import { deliveries } from '#database/schema/mailings.ts'
import { terms } from '#database/schema/participants/terms.ts'
import { applicationResults as results } from '#database/schema/results/application-results.ts'
import { addedDocuments } from '#database/schema/review/added-documents.ts'
import { mailingFiles } from '#database/schema/review/message-files.ts'
import { isAskedFor } from '#domain/applying/applications/is-asked-for.ts'
import { ownNameIn } from '#domain/candidates/documents/request-name.ts'
import { decisionList } from '#domain/ground/decisions/decision-list.ts'
import { wordAnswers, wordHistory, wordSnapshots } from './application-words.ts'
import * as the from './columns.ts'
import { part } from './part.ts'

/** Applications: answers, submissions and results, as far as the candidate may see them. */

const stepName = sql`(select step ->> 'name' from ${forms}
  join ${formVersions} on ${formVersions.formId} = ${forms.id}
    and ${formVersions.version} = coalesce(${forms.publishedVersion}, ${applications.formVersion})
  cross join jsonb_array_elements(${formVersions.content} -> 'steps') as step
  where ${forms.id} = ${applications.formId} and step ->> 'id' = ${applications.stepId}::text limit 1)`

export const ownApplications = part('applications', {
  table: applications,
  which: the.ofCandidate(applications.candidateId),
  order: sql`${applications.createdAt} desc, ${applications.id}`,
  columns: {
    id: the.ofApplication(applications.id),
    formId: { ...the.id, as: 'formId' },
    shownStatus: { kind: 'word', as: 'status' },
    action: { kind: 'word', as: 'awaited' },
    stepId: { kind: 'text', as: 'step', value: () => stepName },
    createdAt: the.moment,
    changedAt: the.moment,
    submittedAt: the.moment,
    extendedUntil: the.moment,
    withdrawnAt: the.moment,
    resultPublishedAt: the.moment,
    resultMessage: {
      kind: 'text',
      as: 'resultMessage',
      value: () => sql`case when ${applications.resultPublishedAt} is not null then ${applications.resultMessage} end`,
    },
    notify: { kind: 'yesNo', as: 'wantsNews' },
    remindedAt: the.moment,
    lastPlace: the.id,
    carriedFrom: the.id,
    formVersion: the.id,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    status: the.undecided,
    decidedAt: the.undecided,
    decidedBy: the.ofMember,
    anonymisedAt: the.left('An application that is anonymised is nobody’s, and in no copy.'),
    sealed: the.left('Whether the organization has paid for reading it.'),
  },
})

export const typedAnswers = part('typedAnswers', {
  table: applicationAnswers,
  which: the.ofOwnApplications(applicationAnswers.applicationId),
  order: sql`${applicationAnswers.applicationId}, ${applicationAnswers.typedAt}, ${applicationAnswers.questionId}`,
  columns: {
    applicationId: the.ofApplication(applicationAnswers.applicationId),
    questionId: the.id,
    value: { kind: 'facts', as: 'answer' },
    typedAt: the.moment,
    savedAt: the.moment,
    device: { ...the.id, as: 'device' },
  },
  word: wordAnswers,
})

export const handedIn = part('handedIn', {
  table: snapshots,
  which: the.ofOwnApplications(snapshots.applicationId),
  order: sql`${snapshots.takenAt} desc, ${snapshots.applicationId}`,
  columns: {
    applicationId: the.ofApplication(snapshots.applicationId),
    takenAt: the.moment,
    name: the.text,
    surname: the.text,
    email: the.text,
    answers: the.facts,
    profile: { kind: 'facts', as: 'profileThen' },
    sensitiveSealed: { ...the.sealed, as: 'sensitive' },
    documents: { kind: 'facts', as: 'documentsThen' },
    fit: the.word,
    unmet: the.facts,
    unsure: the.facts,
    source: the.word,
    entered: the.yesNo,
    missingDocumentTypeIds: the.id,
    missingOwnNames: the.repeated,
    formId: the.id,
    formVersion: the.id,
    companyId: the.left('The organization is named beside the form.'),
    search: the.repeated,
    citizenMark: the.repeated,
    beginnings: the.repeated,
    folded: the.repeated,
    level: the.repeated,
    classId: the.repeated,
    universityId: the.repeated,
    facultyId: the.repeated,
    departmentId: the.repeated,
    gpa: the.repeated,
    cityId: the.repeated,
    nationalityId: the.repeated,
    gender: the.repeated,
    birthDate: the.repeated,
  },
  word: wordSnapshots,
})

export const putDocuments = part('applicationDocuments', {
  table: applicationDocuments,
  which: the.ofOwnApplications(applicationDocuments.applicationId),
  order: sql`${applicationDocuments.addedAt}, ${applicationDocuments.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(applicationDocuments.applicationId),
    documentTypeId: the.documentType(applicationDocuments.documentTypeId, 'text'),
    fileId: the.file(applicationDocuments.fileId),
    addedAt: the.moment,
    formDocumentId: the.id,
  },
})

export const askedDocuments = part('documentRequests', {
  table: documentRequests,
  which: (whose) => sql`${documentRequests.candidateId} = ${whose.candidateId} and ${isAskedFor}`,
  order: sql`${documentRequests.requestedAt} desc, ${documentRequests.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(documentRequests.applicationId),
    documentTypeId: the.documentType(documentRequests.documentTypeId, 'text'),
    ownName: { kind: 'text', as: 'ownName', value: ownNameIn },
    status: { kind: 'word', as: 'status' },
    note: the.text,
    reason: the.text,
    fault: the.word,
    termId: {
      kind: 'text',
      as: 'term',
      value: () => sql`(select ${terms.name} from ${terms} where ${terms.id} = ${documentRequests.termId})`,
    },
    dueAt: the.moment,
    fileId: the.file(documentRequests.fileId),
    moreFileIds: {
      kind: 'text',
      as: 'moreFiles',
      value: () =>
        sql`(select string_agg(own.name, ', ' order by array_position(${documentRequests.moreFileIds}, own.id))
          from files as own where own.id = any(${documentRequests.moreFileIds}))`,
    },
    sendingId: the.machinery,
    handedInFileId: the.id,
    requestedAt: the.moment,
    remindedAt: the.moment,
    uploadedAt: the.moment,
    openedAt: the.moment,
    refusedFileIds: the.machinery,
    answeredAt: the.moment,
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    requestedBy: the.ofMember,
    settledBy: the.ofMember,
    version: the.machinery,
  },
})

export const sharedDocuments = part('sharedDocuments', {
  table: addedDocuments,
  which: (whose) => sql`${addedDocuments.isShown} and ${the.ofOwnApplications(addedDocuments.applicationId)(whose)}`,
  order: sql`${addedDocuments.addedAt} desc, ${addedDocuments.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(addedDocuments.applicationId),
    documentTypeId: the.documentType(addedDocuments.documentTypeId, 'text'),
    fileId: the.file(addedDocuments.fileId),
    addedAt: the.moment,
    openedAt: { kind: 'moment', as: 'readAt' },
    isShown: the.left('Only those are in the copy that are shown.'),
    actId: the.machinery,
    addedBy: the.ofMember,
  },
})

/** As on the candidate's own page (`list-application-history.ts`): without unpublished decisions. */
const isTold = sql`${history.visible} and (${history.event} <> 'statusChanged'
  or coalesce(${history.detail} ->> 'to', '') not in ${decisionList} or ${history.detail} ? 'reason')`

/** Readings of secrets name the member; all other actions name the organization. */
const reader = sql`case when ${history.event} in ('sensitiveRead', 'documentRead', 'documentsZipped') then (
  select ${accounts.name} || ' ' || ${accounts.surname} from ${accounts} where ${accounts.id} = ${history.accountId}) end`

export const whatHappened = part('history', {
  table: history,
  which: (whose) => sql`${isTold} and ${the.ofOwnApplications(history.applicationId)(whose)}`,
  order: sql`${history.applicationId}, ${history.place} desc`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(history.applicationId),
    event: { kind: 'text', as: 'event' },
    by: the.word,
    accountId: { kind: 'text', as: 'readBy', value: () => reader },
    companyId: the.companyName(history.companyId),
    at: the.moment,
    // Only input for the sentence, and removed afterwards.
    detail: the.id,
    place: the.machinery,
    visible: the.left('Only those are in the copy that are shown.'),
    actId: the.machinery,
  },
  word: wordHistory,
})

export const thread = part('messages', {
  table: messages,
  which: the.ofOwnApplications(messages.applicationId),
  order: sql`${messages.applicationId}, ${messages.createdAt}, ${messages.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(messages.applicationId),
    by: the.word,
    subject: the.text,
    text: { kind: 'text', as: 'message' },
    createdAt: the.moment,
    readAt: the.moment,
    awaitsAnswer: the.yesNo,
    answeredAt: the.moment,
    companyId: the.left('The organization is named beside the form.'),
    candidateId: the.ofSelf,
    accountId: the.ofMember,
    // The files are in the copy too.
    mailingId: {
      kind: 'text',
      as: 'files',
      value: () => sql`(select string_agg(${files.name}, ', ' order by ${mailingFiles.position})
        from ${mailingFiles} join ${files} on ${files.id} = ${mailingFiles.fileId}
        where ${mailingFiles.mailingId} = ${messages.mailingId})`,
    },
  },
})

export const sending = part('deliveries', {
  table: deliveries,
  // Waiting deliveries may be letters about unpublished results.
  which: (whose) =>
    sql`${deliveries.shownAt} is not null and (${deliveries.candidateId} = ${whose.candidateId}
      or ${the.ofOwnApplications(deliveries.applicationId)(whose)})`,
  order: sql`${deliveries.shownAt} desc, ${deliveries.id}`,
  columns: {
    id: the.id,
    applicationId: the.ofApplication(deliveries.applicationId),
    shownAt: the.moment,
    email: { kind: 'word', as: 'emailState' },
    sms: { kind: 'word', as: 'smsState' },
    candidateId: the.ofSelf,
    mailingId: the.machinery,
    state: the.machinery,
    dueAt: the.machinery,
    isTaken: the.machinery,
    attempts: the.machinery,
  },
})

const isPublished = sql`exists (select from ${applications}
  where ${applications.id} = ${results.applicationId} and ${applications.resultPublishedAt} is not null)`
const ifRejected = sql`exists (select from ${applications}
  where ${applications.id} = ${results.applicationId} and ${applications.status} = 'Rejected')`

export const outcome = part('results', {
  table: results,
  which: (whose) => sql`${isPublished} and ${the.ofOwnApplications(results.applicationId)(whose)}`,
  order: sql`${results.applicationId}`,
  columns: {
    applicationId: the.ofApplication(results.applicationId),
    acceptance: the.word,
    acceptBy: the.moment,
    answeredAt: the.moment,
    declineReason: the.text,
    remindedAt: the.moment,
    feedbackReason: {
      kind: 'word',
      as: 'feedbackReason',
      value: () => sql`case when ${ifRejected} then ${results.feedbackReason} end`,
    },
    feedback: { kind: 'text', as: 'feedback', value: () => sql`case when ${ifRejected} then ${results.feedback} end` },
    formId: the.id,
    companyId: the.left('The organization is named beside the form.'),
    publicationId: the.machinery,
    mailingId: the.machinery,
    reservePlace: the.internal,
    promoted: the.internal,
  },
})

export const enteredByOthers = part('entries', {
  table: entries,
  which: the.ofOwnApplications(entries.applicationId),
  order: sql`${entries.enteredAt} desc, ${entries.applicationId}`,
  columns: {
    applicationId: the.ofApplication(entries.applicationId),
    enteredAt: the.moment,
    ground: the.word,
    invitedAt: the.moment,
    expiresAt: the.moment,
    takenOverAt: the.moment,
    removedAt: the.moment,
    removedBecause: the.word,
    groundNote: the.internal,
    companyId: the.left('The organization is named beside the form.'),
    enteredBy: the.ofMember,
    addressMark: the.repeated,
    secretHash: the.secret,
  },
})
