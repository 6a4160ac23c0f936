import { z } from 'zod'
import { ActAnswer, actProblems, targetFields, withOneTarget } from '../applications/acts.ts'
import { missingApplication } from '../applications/missing-application.ts'
import { call, largeBody } from '../call.ts'
import { FileInfo, fileProblems, handedIn, handedInBytes } from '../candidates/candidate-documents.ts'
import { Id, Moment } from '../fields/patterns.ts'
import { candidate, open, write } from '../may.ts'
import { applicationParams, candidateItemParams, formParams } from '../params.ts'

// Files that an organization adds to applications: internal, or visible to the candidates.

export const addDocuments = call('POST', '/companies/:companyId/forms/:formId/applications/documents', {
  summary:
    'Add a file to applications, one for all; candidates see it only if it says so. Without a target it is added to none and kept for a day: the `uploadId` of the response adds it to applications',
  params: formParams,
  body: withOneTarget(
    z.object({
      ...targetFields,
      documentTypeId: z
        .number()
        .int()
        .min(0)
        .max(32_767)
        .optional()
        .describe('A number that is no type of document stands for “other”'),
      ...handedIn,
      isShown: z.boolean().default(false).describe('Whether candidates see it and are notified'),
    }),
    { orNone: true },
  ).meta({
    examples: [
      {
        applicationIds: ['0197f3a0-7c3e-7b2a-9d41-3f6f2f1f0a11'],
        uploadId: '0199a0000000700080000000000000a1',
        fileName: 'mülakat notları.pdf',
      },
    ],
  }),
  output: ActAnswer.extend({
    uploadId: z.string().optional().describe('Of a file not added to any application yet'),
  }),
  problems: [...actProblems, ...fileProblems.filter((code) => code !== 'files.vaultFull'), 'files.companyFull'],
  bytes: handedInBytes + largeBody,
  timeout: 300_000,
  may: write('Applications'),
})

export const listAddedDocuments = call(
  'GET',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/added',
  {
    summary: 'Files that the organization added to an application, newest first',
    params: applicationParams,
    whole: true,
    output: z.object({
      items: z.array(
        z.object({
          id: Id,
          typeName: z.string(),
          isShown: z.boolean(),
          by: z.string().describe('Who added it'),
          addedAt: Moment,
          file: FileInfo,
          can: z.object({ remove: z.boolean() }),
        }),
      ),
    }),
    problems: missingApplication,
    may: open('Applications'),
  },
)

export const removeAddedDocument = call(
  'DELETE',
  '/companies/:companyId/forms/:formId/applications/:appId/documents/added/:documentId',
  {
    summary: 'Remove a file that the organization added to an application; other applications keep it',
    params: applicationParams.extend({ documentId: Id }),
    output: z.null(),
    status: 204,
    problems: [...missingApplication, 'documents.notFound'],
    may: write('Applications'),
  },
)

export const listSharedDocuments = call('GET', '/candidates/:candidateId/applications/:id/shared-documents', {
  summary: 'Files that the organization shares with the candidate of an application, newest first',
  params: candidateItemParams,
  whole: true,
  output: z.object({
    items: z.array(z.object({ id: Id, typeName: z.string(), addedAt: Moment, file: FileInfo })),
  }),
  problems: ['applications.notFound'],
  may: candidate,
})
