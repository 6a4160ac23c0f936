import { z } from 'zod'
import { LegalName, LegalVersion } from '../accounts/legal.ts'
import { call, mediumBody } from '../call.ts'
import { paragraphs } from '../fields/one-line.ts'
import { legalUses } from '../legal-texts.ts'
import { operator } from '../may.ts'

const LegalUse = z
  .enum(legalUses)
  .describe('agreed: account holders agree to each version; asked: with an application; told: for information')

const OperatedText = z
  .object({
    name: LegalName,
    use: LegalUse,
    inForce: LegalVersion,
    ahead: z.array(LegalVersion).describe('Published, and not in force yet'),
    outstanding: z.number().int().describe('Accounts that have only agreed to an older version'),
  })
  .meta({ id: 'OperatedLegalText' })

export const listLegalTexts = call('GET', '/operations/legal-texts', {
  summary: 'The product’s texts, which version of each is in force, and how many accounts have yet to agree to it',
  output: z.object({ items: z.array(OperatedText) }),
  may: operator,
  whole: true,
})

export const readOperatedText = call('GET', '/operations/legal-texts/:name', {
  summary: 'The latest wording of a text in both languages, to write the next version from',
  params: z.object({ name: LegalName }),
  output: z.object({
    name: LegalName,
    use: LegalUse,
    version: LegalVersion,
    soonest: LegalVersion.describe('The first day a new version can take effect'),
    tr: z.string(),
    en: z.string(),
  }),
  may: operator,
})

const html = z.string().max(60_000).describe('Rich text: HTML of paragraphs, headings, lists and links')
const changes = paragraphs(600).min(1, 'fields.required')

export const publishLegalText = call('POST', '/operations/legal-texts', {
  summary:
    'Publish a new version of a text. Everyone is notified, also by e-mail; a text that people agree to takes effect fifteen days later at the earliest',
  body: z
    .object({
      name: LegalName,
      version: LegalVersion.describe('The day it takes effect'),
      textTr: html,
      textEn: html,
      changesTr: changes,
      changesEn: changes,
    })
    .meta({
      examples: [
        {
          name: 'kvkk',
          version: '2030-01-01',
          textTr: '<p>Yeni metin.</p>',
          textEn: '<p>The new text.</p>',
          changesTr: 'Saklama süreleri tek tek yazıldı.',
          changesEn: 'How long each thing is kept is now said one by one.',
        },
      ],
    }),
  output: z.object({ told: z.number().int() }),
  status: 201,
  problems: ['legalTexts.tooSoon', 'legalTexts.versionTaken'],
  may: operator,
  bytes: mediumBody,
})
