import { z } from 'zod'

/** What members of an organization do to applications; the list of acts names it. */
export const ActKind = z.enum([
  'changeStatus',
  'correctStatus',
  'changeStep',
  'changeAction',
  'requestDocuments',
  'acceptDocuments',
  'refuseDocuments',
  'cancelRequests',
  'unmarkDocuments',
  'addDocuments',
  'addNotes',
  'enterCandidates',
  'changeTags',
  'assignApplications',
  'sendMessages',
  'inviteToInterview',
  'publishResults',
  'undo',
])
export type ActKind = z.infer<typeof ActKind>

/** The acts that can be undone: nobody outside the organization has heard of them. */
export const UndoableKind = ActKind.extract([
  'changeStatus',
  'changeStep',
  'changeAction',
  'changeTags',
  'assignApplications',
])
export type UndoableKind = z.infer<typeof UndoableKind>

/** What can happen to an application; its history names it. */
export const ApplicationEvent = z.enum([
  'created',
  'submitted',
  'resubmitted',
  'withdrawn',
  'statusChanged',
  'stepChanged',
  'actionChanged',
  'documentRequested',
  'documentUploaded',
  'documentAccepted',
  'documentRefused',
  'documentRequestCancelled',
  'documentUnmarked',
  'documentAdded',
  'addedDocumentRemoved',
  'interviewInvited',
  'interviewAnswered',
  'interviewCancelled',
  'interviewMoved',
  'interviewReopened',
  'interviewWishAnswered',
  'interviewLapsed',
  'interviewClosed',
  'interviewResultWritten',
  'bankInfoRequested',
  'bankInfoGiven',
  'messageSent',
  'messageCalledBack',
  'messageDropped',
  'messageAnswered',
  'noteAdded',
  'noteRemoved',
  'tagsChanged',
  'assignmentChanged',
  'resultPublished',
  'sensitiveRead',
  'documentRead',
  'documentsZipped',
  'entered',
  'takenOver',
  'entryRemoved',
])
export type ApplicationEvent = z.infer<typeof ApplicationEvent>
