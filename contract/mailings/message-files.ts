import { z } from 'zod'
import { call } from '../call.ts'
import { FileInfo, fileProblems, handedIn, handedInBytes } from '../candidates/candidate-documents.ts'
import { Id } from '../fields/patterns.ts'
import { write } from '../may.ts'
import { companyParams, formParams } from '../params.ts'
import { messageFileLimits } from './message-file-limits.ts'

// Attachments of messages to applicants and participants. They are uploaded first; the message then names their ids.

/** The attachments of a message. A file is stored once for all recipients. */
export const attachedFiles = {
  fileIds: z
    .array(Id)
    .max(messageFileLimits.files, 'fields.tooManyFiles')
    .refine((ids) => new Set(ids).size === ids.length, 'fields.fileTwice')
    .default([])
    .describe(
      `Files that were uploaded for messages: ${messageFileLimits.files} at most, ${messageFileLimits.bytes / 1_000_000} MB together. The e-mail names them; they are opened in the thread`,
    ),
}

/** Refusals of attachments. */
export const attachedProblems = ['mailings.fileNotFound', 'mailings.filesTooLarge'] as const

const body = z
  .object(handedIn)
  .meta({ examples: [{ uploadId: '0199a0000000700080000000000000a1', fileName: 'burs-takvimi.pdf' }] })
const output = z.object({ file: FileInfo.omit({ link: true }).meta({ id: 'MessageFile' }) })
const problems = [...fileProblems.filter((code) => code !== 'files.vaultFull'), 'files.companyFull'] as const

export const bringMessageFile = call('POST', '/companies/:companyId/forms/:formId/applications/messages/files', {
  summary: 'Upload an attachment for a message to applicants; without a message it is removed a day later',
  params: formParams,
  body,
  output,
  status: 201,
  problems: ['forms.notFound', ...problems],
  bytes: handedInBytes,
  may: write('Applications'),
})

export const bringParticipantMessageFile = call('POST', '/companies/:companyId/participants/messages/files', {
  summary: 'Upload an attachment for a message to participants; without a message it is removed a day later',
  params: companyParams,
  body,
  output,
  status: 201,
  problems: [...problems],
  bytes: handedInBytes,
  may: write('Participants'),
})
