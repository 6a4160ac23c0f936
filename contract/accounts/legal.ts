import { z } from 'zod'
import { call } from '../call.ts'
import { Moment } from '../fields/patterns.ts'
import { legalNames } from '../legal-texts.ts'
import { anyone, signedIn } from '../may.ts'

// The product's legal texts: reading any version, and agreeing again when the terms have changed.

export const LegalName = z.enum(legalNames)

/** A version is the day on which it comes into force. */
export const LegalVersion = z.iso.date().meta({ examples: ['2026-11-15'] })

export const readLegalText = call('GET', '/common/legal-texts/:name', {
  summary: 'One of the product’s own texts, in the version in force or in another one',
  params: z.object({ name: LegalName }),
  query: z.object({ version: LegalVersion.optional().describe('The one in force if left out') }),
  output: z.object({
    name: LegalName,
    version: LegalVersion,
    state: z.enum(['inForce', 'older', 'ahead']),
    html: z.string(),
    controller: z
      .object({
        name: z.string(),
        address: z.string(),
        email: z.string(),
        kep: z.string().nullable().describe('Its registered electronic mail'),
        mersis: z.string().nullable().describe('Its number in the central registry'),
      })
      .describe('Who runs the site and answers for personal data'),
    changes: z.string().nullable().describe('What is new in this version, in a few sentences; null for first versions'),
    versions: z
      .array(z.object({ version: LegalVersion, state: z.enum(['inForce', 'older', 'ahead']) }))
      .describe('All of them, newest first'),
  }),
  problems: ['legalTexts.notFound'],
  may: anyone,
  cache: { seconds: 60, tags: ['legal'] },
})

const Asked = z
  .object({
    name: LegalName,
    version: LegalVersion,
    agreedVersion: LegalVersion.describe('The version last agreed to'),
    agreedAt: Moment,
    changes: z.string().nullable(),
    html: z.string(),
  })
  .meta({ id: 'AskedAgreement' })

export const readAgreements = call('GET', '/accounts/agreements', {
  summary: 'What the person has to agree to again because the text has changed; nothing is refused meanwhile',
  output: z.object({ items: z.array(Asked) }),
  may: signedIn,
  whole: true,
})

export const agree = call('POST', '/accounts/agreements', {
  summary: 'Agree to the version of a text in force; repeating it changes nothing',
  body: z.object({ name: z.literal('terms'), version: LegalVersion }).meta({
    examples: [{ name: 'terms', version: '2026-11-15' }],
  }),
  output: z.null(),
  status: 204,
  problems: ['legalTexts.otherVersion'],
  may: signedIn,
})
