import { z } from 'zod'

/** What members of an organization do to applications; the list of acts names it. */
export const ActKind = z.enum([
  'changeStatus',
  'correctStatus',
  'changeStep',
  'changeAction',
  'requestDocuments',
  'addNotes',
  'undo',
])
export type ActKind = z.infer<typeof ActKind>

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
  'interviewInvited',
  'interviewAnswered',
  'interviewCancelled',
  'bankInfoRequested',
  'bankInfoGiven',
  'messageSent',
  'noteAdded',
  'noteRemoved',
  'resultPublished',
  'sensitiveRead',
  'documentRead',
  'documentsZipped',
])
export type ApplicationEvent = z.infer<typeof ApplicationEvent>
