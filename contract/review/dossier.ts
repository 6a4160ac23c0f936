import { z } from 'zod'
import { missingApplication } from '../applications/missing-application.ts'
import { call } from '../call.ts'
import { open } from '../may.ts'
import { applicationParams } from '../params.ts'
import { SignedLink } from '../sent-file.ts'

export const linkDossier = call('GET', '/companies/:companyId/forms/:formId/applications/:appId/dossier', {
  summary: 'A link to an application as one PDF: the person, the answers and the list of documents',
  params: applicationParams,
  output: z.object({ link: SignedLink.nullable().describe('Null for members who may not export') }),
  problems: missingApplication,
  may: open('Applications'),
})
