import { z } from 'zod'
import { call } from '../call.ts'
import { operator, root } from '../may.ts'
import { companyParams } from '../params.ts'
import { SentFile } from '../sent-file.ts'

// The record of processing that a controller keeps for the authority: data, people, purpose, legal ground, retention,
// recipients and protection.

export const asked = {
  language: z.enum(['tr', 'en']).optional().describe('Of headings and words; the caller’s if left out'),
}

export const companyProcessingRecord = call('POST', '/companies/:companyId/processing-record/excel', {
  summary: 'The organization’s record of processing as an Excel file: kinds of data, and what its forms ask for',
  params: companyParams,
  body: z.object(asked).meta({ examples: [{ language: 'tr' }] }),
  output: SentFile,
  reads: true,
  may: root,
})

export const operatedProcessingRecord = call('POST', '/operations/processing-record/excel', {
  summary: 'The record of processing of the product’s operator as an Excel file',
  body: z.object(asked).meta({ examples: [{ language: 'tr' }] }),
  output: SentFile,
  reads: true,
  may: operator,
})
