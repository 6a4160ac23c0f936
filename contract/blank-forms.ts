import { z } from 'zod'
import { call } from './call.ts'
import { fileProblems, handedIn, handedInBytes } from './candidates/candidate-documents.ts'
import { Id } from './fields/patterns.ts'
import { BlankForm } from './forms/form-content.ts'
import { anyone, write } from './may.ts'
import { formParams } from './params.ts'
import { SentFile } from './sent-file.ts'

// Blank forms of documents: an organization uploads one; applicants download it, fill it in and submit it.

export const addBlankForm = call('POST', '/companies/:companyId/forms/:formId/blank-forms', {
  summary: 'Upload a blank form for a document of a form; one that no document uses is removed a day later',
  params: formParams,
  body: z
    .object(handedIn)
    .meta({ examples: [{ uploadId: '0199a0000000700080000000000000a1', fileName: 'taahhutname.pdf' }] }),
  output: BlankForm,
  status: 201,
  problems: ['forms.notFound', ...fileProblems.filter((code) => code !== 'files.vaultFull'), 'files.companyFull'],
  bytes: handedInBytes,
  may: write('Forms'),
})

export const openBlankForm = call('GET', '/common/forms/:formId/blank-forms/:fileId', {
  summary: 'Download a blank form of a published version of the form',
  params: z.object({ formId: Id, fileId: Id }),
  output: SentFile,
  problems: ['files.notFound', 'files.noSuchPart'],
  may: anyone,
})
